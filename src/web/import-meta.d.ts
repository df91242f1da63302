interface ImportMeta {
  /** A constant at build time: code for the server alone is removed from the browser's bundle. */
  readonly env: { readonly SSR: boolean }
}
