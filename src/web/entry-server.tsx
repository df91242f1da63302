import { defaultShouldDehydrateQuery, dehydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import type { FailureCode } from '#contract/api/failure.ts'
import { RENDERED_MINUTE, type PageAssets, type PageSources, type Renderer } from '#contract/page.ts'
import { language } from '#messages/language.ts'
import { city } from './city/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { writeDocument } from './document/document.ts'
import { HeadCollector, type PageHead } from './document/head.ts'
import { idleParts, laterParts, type pageParts } from './document/later-parts.ts'
import { getMemberCalls } from './document/member-calls.ts'
import { memberModules } from './document/member-modules.ts'
import { categoryPaths, paths, UNKNOWN_PATH } from '#contract/paths.ts'
import { isMapView } from '#contract/place/plain-list.ts'
import { hasPages } from './guide/places/list-pages.ts'
import { preloadedRetiredPlace } from './guide/places/preloaded-retired-place.ts'
import { preloadedPlaceFacts } from './guide/places/preloaded-place-facts.ts'
import { preloadedPlaceMap } from './guide/places/preloaded-place-map.ts'
import { preloadedPlacePhotos } from './guide/places/preloaded-place-photos.ts'
import { createRoutes } from './routes.tsx'
import { writeTabBar } from './shell/write-tab-bar.ts'

/** Scripts that draw what a page shows first, before its own come. */
const FIRST_VIEWS: Readonly<Record<string, string>> = { SharedTripPage: 'src/web/trips/sharing/shared-first-view.ts' }

/** Every page runs this module besides the module of its own route. */
const ENTRY_MODULE = 'src/web/entry-client.tsx'

export const renderPage: Renderer['renderPage'] = async (url, sources, minute) => {
  const page = await load(url, sources)
  if (minute !== undefined) page.queryClient.setQueryData([RENDERED_MINUTE], minute)
  if (page.isUnknown) return null
  return { html: await write(page, sources), status: page.isGone ? 410 : 200 }
}

export const renderNotFoundPage: Renderer['renderNotFoundPage'] = async (sources) =>
  write(await load(language.base + UNKNOWN_PATH, sources), sources)

type LoadedPage = {
  context: StaticHandlerContext
  queryClient: QueryClient
  dataRoutes: ReturnType<typeof createStaticHandler>['dataRoutes']
  isUnknown: boolean
  /** The address of a retired place. */
  isGone: boolean
}

/** Runs the loaders of a URL with the route table that the browser uses, too. */
async function load(url: string, { call }: PageSources): Promise<LoadedPage> {
  const queryClient = createQueryClient(call)
  const { query, dataRoutes } = createStaticHandler(
    createRoutes({ queryClient, isWaiting: () => true, isHydrating: () => false }),
    {
      basename: language.base,
    },
  )
  await Promise.all(
    [preloadedPlaceFacts, preloadedPlaceMap, preloadedPlacePhotos, preloadedRetiredPlace].map((part) => part.load()),
  )
  const context = await query(new Request(new URL(url, 'http://localhost')))
  if (context instanceof Response) throw new Error(`The page ${url} answered with a redirect`)
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error')
  const isMissing = failed !== undefined && hasCode(failed.state.error, 'not-found')
  const isGone = failed !== undefined && hasCode(failed.state.error, 'gone')
  if (failed && !isMissing && !isGone) throw failed.state.error ?? new Error('A page could not load its data')
  const error: unknown = Object.values(context.errors ?? {})[0]
  const isUnmatched = isRouteErrorResponse(error) && error.status === 404
  if (error !== undefined && !isUnmatched) throw error
  const isCatchAll = context.matches.some(({ route }) => route.id === 'not-found')
  // The router's `*` does not match line breaks, so a path with a line break matches no route.
  return { context, queryClient, dataRoutes, isUnknown: isUnmatched || isCatchAll || isMissing, isGone }
}

/**
 * Calls inside the process throw the server's own failures. This bundle has another copy of their class, so
 * `instanceof` does not work.
 */
function hasCode(error: unknown, code: FailureCode): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

async function write(
  { context, queryClient, dataRoutes }: LoadedPage,
  { assets, publicUrl, socialCards }: PageSources,
): Promise<string> {
  const heads: PageHead[] = []
  const body = renderToString(
    <HeadCollector value={(head) => heads.push(head)}>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>
    </HeadCollector>,
  )
  const head = heads.at(-1)
  if (!head) throw new Error(`The page ${context.location.pathname} states no head`)
  const handles = [...context.matches.map(({ route }) => route.handle), ...getParts(context.location)]
  const sources = [ENTRY_MODULE, ...handles.flatMap((handle) => getSources(handle, assets.modules))]
  const files = getFiles(sources, handles.flatMap(getLaterParts), assets.modules)
  const memberCalls = getMemberCalls(handles.map(getPageName))
  const [firstView] = handles.flatMap((handle) => assets.modules[FIRST_VIEWS[getPageName(handle)] ?? '']?.scripts ?? [])
  const card = head.card ?? socialCards.get(head.path ?? paths.home) ?? socialCards.get(paths.home)
  const { countryCode, languages, hasPhrases = false } = (await queryClient.ensureQueryData(city())).city
  const { pathname, search } = context.location
  const foot = writeTabBar({ path: pathname, query: search }, hasPhrases)
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !hasPages(query.state.data),
  })
  return writeDocument({
    head,
    body,
    foot,
    state,
    assets,
    files,
    memberCalls,
    firstView,
    publicUrl,
    card,
    countryCode,
    languages,
  })
}

/** Files of a page's modules, those that browsers with a stored session load besides, and scripts of later parts. */
function getFiles(sources: readonly string[], later: readonly string[], modules: PageAssets['modules']) {
  const own = collectFiles(sources, modules)
  const members = collectFiles(memberModules.map(inWeb), modules)
  const parts = collectFiles([...later, ...idleParts].map(inWeb), modules)
  const known = new Set([...own.scripts, ...own.styles])
  return {
    ...own,
    forMembers: [...members.styles, ...members.scripts].filter((file) => !known.has(file)),
    later: parts.scripts.filter((file) => !known.has(file)),
  }
}

function inWeb(path: string): string {
  return `src/web/${path}`
}

function getLaterParts(handle: unknown): readonly string[] {
  const parts: Partial<Record<string, readonly string[]>> = laterParts
  return parts[getPageName(handle)] ?? []
}

function collectFiles(sources: readonly string[], modules: PageAssets['modules']) {
  const found = sources.flatMap((source) => modules[source] ?? [])
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  }
}

/** Parts that the address asks for. */
function getParts({ pathname, search }: LoadedPage['context']['location']): { page: keyof typeof pageParts }[] {
  const path = pathname.slice(language.base.length)
  return listPaths.has(path) && isMapView(new URLSearchParams(search)) ? [{ page: 'MapMode' }] : []
}

const listPaths: ReadonlySet<string> = new Set([paths.places, ...Object.values(categoryPaths)])

/**
 * Source file of the route's page, as the build's manifest names it. The file is found by its name, because to look for the
 * component itself would load the code of all pages. Vite's development server has no manifest.
 */
function getSources(handle: unknown, modules: PageAssets['modules']): string[] {
  const page = getPageName(handle)
  if (page === '' || import.meta.env.DEV) return []
  const file = `${page.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`
  const sources = Object.keys(modules).filter((source) => source.endsWith(`/${file}`))
  if (sources.length !== 1) throw new Error(`The build has ${sources.length} files ${file}, the page ${page} needs one`)
  return sources
}

/** Empty: the route has no page of its own. */
function getPageName(handle: unknown): string {
  const { page = '' } = (handle ?? {}) as { page?: string }
  return page
}
