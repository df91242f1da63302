import type { Plugin } from 'vite'

type Cut = {
  /** Text of one of the router's files. */
  readonly text: string
  readonly by: string
}

/**
 * What the router can do and this program never asks for. The bundler keeps all of it, because it cannot know which
 * options the one call of `createRouter` gets, and which methods of the router nobody calls.
 */
const routerCuts: readonly Cut[] = [
  // Instrumentation: no option sets it.
  { text: 'init.instrumentations', by: 'undefined' },
  { text: 'consumeInstrumentationClientResultMetaReceiver(router)', by: 'undefined' },
  { text: 'opts?.instrumentationNavigateMetaReceiver', by: 'undefined' },
  // Routes that are discovered later: the table of routes is complete.
  { text: 'init.patchRoutesOnNavigation', by: 'undefined' },
  { text: 'future.unstable_customRouteDiscovery', by: 'false' },
  { text: 'if (isFogOfWar)', by: 'if (false)' },
  { text: '\t\tpatchRoutes,\n', by: '' },
  { text: '\t\t_internalSetRoutes,\n', by: '' },
  // Data of loaders inside the page: the query cache carries the data, and loaders run again.
  { text: 'init.hydrationData', by: 'undefined' },
  // Actions and fetchers: all writing goes through mutations of the query library.
  { text: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', by: 'false' },
  { text: '\t\tfetch,\n', by: '' },
  { text: '\t\tgetFetcher,\n', by: '' },
  { text: '\t\tresetFetcher,\n', by: '' },
  { text: '\t\tdeleteFetcher: queueFetcherForDeletion,\n', by: '' },
  { text: '\t\trevalidate,\n', by: '' },
  // URLs that differ from the shown page, and the browser's transitions between pages.
  { text: 'opts?.mask', by: 'undefined' },
  { text: 'opts && opts.viewTransition,', by: 'false,' },
  { text: '(opts && opts.enableViewTransition) === true', by: 'false' },
  { text: 'else if (pendingViewTransitionEnabled)', by: 'else if (false)' },
  // Redirects of loaders, which the server refuses.
  { text: 'findRedirect(loaderResults)', by: 'undefined' },
  { text: 'findRedirect(fetcherResults)', by: 'undefined' },
  { text: 'if (isRedirectDataStrategyResult(result))', by: 'if (false)' },
]

/** The data of loaders inside the page are read in another file. */
const browserCuts: readonly Cut[] = [{ text: 'opts?.hydrationData || parseHydrationData()', by: 'undefined' }]

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:router[\\/]router|dom[\\/]lib)\.js$/

/**
 * Lets the bundler leave out parts of the router.
 * @throws Error during the build if an update of the router has changed a text. Then the cut must be looked at again.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code, id) => trim(code, id.endsWith('router.js') ? routerCuts : browserCuts),
    },
  }
}

function trim(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, { text, by }) => {
    if (!left.includes(text)) throw new Error(`The router no longer contains ${JSON.stringify(text)}`)
    return left.replaceAll(text, by)
  }, code)
}
