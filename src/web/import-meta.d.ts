interface ImportMeta {
  /** Constants at build time: code that they exclude is removed from the bundle. */
  readonly env: {
    /** True in the bundle with which the server renders pages, false in the browser's. */
    readonly SSR: boolean
    /** True under Vite's development server. */
    readonly DEV: boolean
  }
}
