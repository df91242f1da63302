import type { ApiEndpoint, CallInput, ReplyOf } from './api.ts'

/** Calls an endpoint: over HTTP in the browser, in process while a page is rendered on the server. */
export type Call = <E extends ApiEndpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>

type ModuleFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Built files that a page links to, as paths on our server. */
export type PageAssets = {
  /** Classic script that runs before the first paint; it hides the page while a stored session is being checked. */
  readonly gate: string
  readonly scripts: readonly string[]
  /** Files of a module and of all that it imports at once, by its source path. */
  readonly modules: Readonly<Record<string, ModuleFiles>>
  readonly fonts: readonly string[]
}

/** What other sites show of a page that is shared, 1200 × 630 pixels. */
export type SocialCard = {
  /** Path on our server. */
  readonly src: string
  readonly alt: string
}

export type PageSources = {
  readonly call: Call
  readonly assets: PageAssets
  /** Origin for canonical links and social cards, without a trailing slash. */
  readonly publicUrl: string
  /** By canonical path; the home page's is that of all others. */
  readonly socialCards: ReadonlyMap<string, SocialCard>
}

/** What the build's server bundle offers. The HTML is the same for everybody: it is rendered for a guest. */
export type Renderer = {
  /**
   * The complete page at an address, or null when there is none.
   * @param url path with query, such as `/explore?q=castle`
   */
  renderPage(url: string, sources: PageSources): Promise<string | null>
  renderNotFoundPage(sources: PageSources): Promise<string>
}

/** The query parameter that holds a search term on the pages of the four lists. */
export const SEARCH_PARAMETER = 'q'
