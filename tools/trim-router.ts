import type { Plugin } from 'vite'

type Cut = {
  /** Text of one of the router's files. */
  readonly text: string
  readonly by: string
}

/**
 * Features of the router that this program never uses. The bundler keeps all of them, because it cannot know which
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
  {
    text: 'normalizeNavigateOptions(false, normalizeTo(state.location, state.matches, basename, to, opts?.fromRouteId, opts?.relative), opts)',
    by: '{ path: normalizeTo(state.location, state.matches, basename, to, opts?.fromRouteId, opts?.relative) }',
  },
  { text: 'submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation)', by: 'undefined' },
  { text: 'submission != null && isMutationMethod(submission.formMethod)', by: 'false' },
  { text: 'if (submission && isMutationMethod(submission.formMethod)) {', by: 'if (false) {' },
  { text: 'if (submission) return {', by: 'if (false) return {' },
  { text: 'state.navigation.formMethod != null', by: 'false' },
  { text: 'isMutationMethod(request.method)', by: 'false' },
  { text: 'if (opts && opts.pendingError)', by: 'if (false)' },
  { text: 'pendingActionResult && isErrorResult(pendingActionResult[1])', by: 'false' },
  { text: '...getActionDataForCommit(pendingActionResult),', by: '' },
  { text: '= getUpdatedActionData(pendingActionResult)', by: '= undefined' },
  { text: 'state.fetchers.forEach(', by: 'false && state.fetchers.forEach(' },
  { text: 'unmountedFetchers.forEach(', by: 'false && unmountedFetchers.forEach(' },
  { text: 'fetchersQueuedForDeletion.forEach(', by: 'false && fetchersQueuedForDeletion.forEach(' },
  { text: 'fetchLoadMatches.forEach(', by: 'false && fetchLoadMatches.forEach(' },
  { text: 'revalidatingFetchers.forEach(', by: 'false && revalidatingFetchers.forEach(' },
  { text: 'if (revalidatingFetchers.length > 0)', by: 'if (false)' },
  { text: 'markFetchRedirectsDone(workingFetchers)', by: 'false' },
  { text: 'abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', by: 'false' },
  // URLs that differ from the shown page, and the browser's transitions between pages.
  { text: 'opts?.mask', by: 'undefined' },
  { text: 'opts && opts.viewTransition,', by: 'false,' },
  { text: '(opts && opts.enableViewTransition) === true', by: 'false' },
  { text: 'else if (pendingViewTransitionEnabled)', by: 'else if (false)' },
  { text: 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);', by: '' },
  { text: 'persistAppliedTransitions(routerWindow, appliedViewTransitions)', by: 'undefined' },
  { text: 'appliedViewTransitions.get(state.location.pathname)', by: 'undefined' },
  { text: 'appliedViewTransitions.has(location.pathname)', by: 'false' },
  // Redirects of loaders, which the server refuses.
  { text: 'findRedirect(loaderResults)', by: 'undefined' },
  { text: 'findRedirect(fetcherResults)', by: 'undefined' },
  { text: 'if (redirect) {', by: 'if (false) {' },
  { text: 'if (isRedirectDataStrategyResult(result))', by: 'if (false)' },
  // Responses as data of loaders, middleware, and routes that load as a whole: no route has them.
  { text: 'if (isResponse(result)) {', by: 'if (false) {' },
  { text: 'isDataWithResponseInit(result)', by: 'false' },
  { text: 'init.dataStrategy || defaultDataStrategyWithMiddleware', by: 'defaultDataStrategy' },
  { text: 'if (typeof route.lazy === "function") {', by: 'if (false) {' },
  { text: '\t\tfetcherKey,\n\t\trunClientMiddleware\n', by: '\t\tfetcherKey\n' },
  { text: 'm.route.middleware && m.route.middleware.length > 0', by: 'false' },
  // Fetchers load nothing again.
  {
    text: 'revalidatingFetchers.filter((f) => !f.matches',
    by: 'if (false) revalidatingFetchers.filter((f) => !f.matches',
  },
  // Another way of matching routes, which is an experiment of the library.
  { text: 'future.unstable_routePatternMatching', by: 'false' },
  // Texts for mistakes of programmers, for which `npm run dev` is there.
  { text: 'if (status === 400)', by: 'if (false)' },
  { text: 'if (status === 403)', by: 'if (false)' },
  { text: 'if (status === 405)', by: 'if (false)' },
  { text: 'warning(blockerFunctions.size', by: 'false && warning(blockerFunctions.size' },
  { text: 'if (blockerFunctions.size > 1)', by: 'if (false)' },
  { text: 'warning(!isUnsupported', by: 'false && warning(!isUnsupported' },
  { text: 'if (isStaticallyDefined) warning', by: 'if (false) warning' },
]

/** Texts for mistakes of programmers. */
const matchingCuts: readonly Cut[] = [
  { text: 'warning(path === "*"', by: 'false && warning(path === "*"' },
  { text: 'warning(false, `The URL path', by: 'false && warning(false, `The URL path' },
]

/** The browser's transitions between pages, and warnings about options that nothing sets. */
const componentCuts: readonly Cut[] = [
  { text: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {', by: 'if (true) {' },
  { text: 'if (renderDfd && pendingState && router.window) {', by: 'if (false) {' },
  { text: 'if (!vtContext.isTransitioning && interruption) {', by: 'if (false) {' },
  { text: 'warnOnce(flushSync === false', by: 'false && warnOnce(flushSync === false' },
  { text: 'warnOnce(viewTransitionOpts == null', by: 'false && warnOnce(viewTransitionOpts == null' },
  { text: 'if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd', by: 'if (false) setRenderDfd' },
  { text: 'deletedFetchers.forEach(', by: 'false && deletedFetchers.forEach(' },
  { text: 'newState.fetchers.forEach(', by: 'false && newState.fetchers.forEach(' },
  { text: 'warning(locationContext != null', by: 'false && warning(locationContext != null' },
]

/** Server components, routes without data, routes in other locations, and a page of errors: each tree has its own. */
const hookCuts: readonly Cut[] = [
  {
    text: 'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
    by: 'useNavigateStable()',
  },
  { text: 'if (locationArg) {', by: 'if (false) {' },
  { text: 'if (locationArg && renderedMatches)', by: 'if (false)' },
  { text: 'match.route.errorElement || defaultErrorElement', by: 'match.route.errorElement' },
  { text: 'warningOnce("route-fallback"', by: 'false && warningOnce("route-fallback"' },
  { text: 'if (this.context && ', by: 'if (false && ' },
  { text: 'if (this.context) ', by: 'if (false) ' },
]

/** The data of loaders inside the page are read in another file. No framework of the library writes scripts into it. */
const browserCuts: readonly Cut[] = [
  { text: 'opts?.hydrationData || parseHydrationData()', by: 'undefined' },
  { text: 'if (!remixContext || !getKey) return null;', by: 'if (true) return null;' },
  { text: 'if (!remixContext || remixContext.isSpaMode) return null;', by: 'if (true) return null;' },
  { text: 'warning(typeof URLSearchParams', by: 'false && warning(typeof URLSearchParams' },
]

const cutsFor: readonly { readonly file: RegExp; readonly cuts: readonly Cut[] }[] = [
  { file: /[\\/]lib[\\/]router[\\/]router\.js$/, cuts: routerCuts },
  { file: /[\\/]lib[\\/]router[\\/]utils\.js$/, cuts: matchingCuts },
  { file: /[\\/]lib[\\/]dom[\\/]lib\.js$/, cuts: browserCuts },
  { file: /[\\/]lib[\\/]components\.js$/, cuts: componentCuts },
  { file: /[\\/]lib[\\/]hooks\.js$/, cuts: hookCuts },
]

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/

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
      handler: (code, id) => trim(code, cutsFor.find(({ file }) => file.test(id))?.cuts ?? []),
    },
  }
}

function trim(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, { text, by }) => {
    if (!left.includes(text)) throw new Error(`The router no longer contains ${JSON.stringify(text)}`)
    return left.replaceAll(text, by)
  }, code)
}
