import type { ApiEndpoint, CallInput, ReplyFor } from './api.ts'

/** Calls an endpoint: over HTTP in the browser, inside the process while the server renders a page. */
export type Call = <E extends ApiEndpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyFor<E>>

type ModuleFiles = {
  /** In the order in which they run: imports first. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Built files of a page, as paths on our server. */
export type PageAssets = {
  /**
   * A classic script that runs before the first paint. It hides the page while a stored session is checked. In a build
   * it loads the page's modules after the first paint.
   */
  readonly firstScript: string
  /** Module scripts that load at once. A build has none. */
  readonly scripts: readonly string[]
  /** Files of a module and its static imports, by source path. */
  readonly modules: Readonly<Record<string, ModuleFiles>>
  /** All files that the guide may load in this language, without those of the desk. */
  readonly program: readonly string[]
}

/** The preview of a shared page on other sites. A drawn card has 1200 × 630 pixels. */
export type SocialCard = {
  /** Path on our server. */
  readonly src: string
  readonly alt: string
  /** An uploaded photo, which other sites crop. */
  readonly isPhoto?: true
}

export type PageSources = {
  readonly call: Call
  readonly assets: PageAssets
  /** Origin for canonical links and social cards, without a trailing slash. */
  readonly publicUrl: string
  /** By canonical path. Pages without a card use the card of the home page. */
  readonly socialCards: ReadonlyMap<string, SocialCard>
}

/** A page with its HTTP status, which is 410 at the address of a retired place. */
export type RenderedPage = { readonly html: string; readonly status: 200 | 410 }

/** The server bundle of a build. It renders pages for a guest, so that the HTML is the same for everybody. */
export type Renderer = {
  /**
   * Renders a complete page.
   * @param url path with query, such as `/explore?q=castle`
   * @param minute of the rendering on the city's clock (yyyy-mm-ddTHH:MM), for a page that depends on it
   * @returns null if there is no such page
   */
  renderPage(url: string, sources: PageSources, minute?: string): Promise<RenderedPage | null>
  renderNotFoundPage(sources: PageSources): Promise<string>
}

/** Key in the cached answers of a page for the minute of its rendering, if the page depends on it. */
export const RENDERED_MINUTE = 'rendered minute'
