interface ImportMeta {
  /** A constant at build time: code for the server alone is removed from the browser's bundle. */
  readonly env: { readonly SSR: boolean }
  /** Modules by their path from the project's folder. The build replaces the call. */
  readonly glob: (patterns: readonly string[]) => Record<string, () => Promise<Readonly<Record<string, unknown>>>>
}
