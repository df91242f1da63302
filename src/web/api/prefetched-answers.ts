/** Answers that the first script has requested with a session, by URL. Each serves once, for the first page. */
export type PrefetchedAnswers = { readonly token: string; readonly byUrl: Map<string, Promise<Response>> }

declare global {
  // The first script imports nothing, and the program finds them here.
  var prefetchedAnswers: PrefetchedAnswers | undefined
}
