interface ImportMeta {
  /** Filled in when the pages are built, so that what only the server does stays there. */
  readonly env: { readonly SSR: boolean }
}
