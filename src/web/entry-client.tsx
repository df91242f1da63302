import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { language } from '#messages/language.ts'
import { authorizeCalls, callOverHttp, watchCalls } from './api/call.ts'
import { reportNetwork } from './api/network.ts'
import { createQueryClient, removePrivateAnswers } from './api/query-client.ts'
import { UNKNOWN_PATH } from '#contract/paths.ts'
import { reportFailure } from './session/report-failure.ts'
import { STAND_IN } from './document/stand-in.ts'
import { createRoutes } from './routes.tsx'
import { showPage } from './session/hiding.ts'
import { syncWithOtherTabs } from './session/other-tabs.ts'
import { currentSession, isTokenStored, onSessionChange, rejectSession, storedToken } from './session/session.ts'
import { preloadedMemberLinks, preloadedMemberMenu } from './shell/preloaded-member-links.ts'
import { preloadedPageFailure } from './shell/preloaded-page-failure.tsx'
import { preloadedSavedHeart } from './wishlist/preloaded-saved-heart.ts'
import { whenIdle } from './ui/when-idle.ts'
import './styles/index.css'

const MIN_RELOAD_AGE_MS = 15_000

authorizeCalls({ readToken: storedToken, onRejected: rejectSession })
watchCalls(reportNetwork)
const queryClient = createQueryClient(callOverHttp, reportFailure)
const state = document.getElementById('state')?.textContent
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState)

let isFirstPage = true
/** Back and Forward wait for the data of the page, because the scroll position needs the whole page. */
let isTraversing = false
// Before the router listens, so that the loaders of the page already know.
addEventListener('popstate', () => (isTraversing = true))

type Router = ReturnType<typeof createBrowserRouter>

function createRouter(): Router {
  const routes = createRoutes({
    queryClient,
    isWaiting: () => isFirstPage || isTraversing,
    isHydrating: () => isFirstPage && canHydrateInParts(),
  })
  // The router's `*` does not match line breaks. The server has sent the not-found page for such a URL.
  if (!matchRoutes(routes, location, language.base)) history.replaceState(null, '', language.base + UNKNOWN_PATH)
  // A page that is opened by its address starts at its top, also if this tab showed it before. A reload and Back keep the
  // state, and with it the scroll position.
  if (history.state === null) history.replaceState({ idx: 0, key: `${Date.now()}` }, '')
  const router = createBrowserRouter(routes, { basename: language.base })
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') isTraversing = false
  })
  return router
}

/** Parts of the page keep the HTML of the server until their code comes, unless somebody needs the whole page at once. */
function canHydrateInParts(): boolean {
  const { classList } = document.documentElement
  // Typed text is taken over with the whole page. A scroll position needs the height of every part.
  return !isTokenStored() && !isStandIn() && !isTyping() && classList.contains('opens-at-top')
}

function isStandIn(): boolean {
  return document.documentElement.hasAttribute(STAND_IN)
}

function isTyping(): boolean {
  return document.activeElement !== document.body
}

/** Resolves when the code and the data of the first route are loaded. */
function waitForRoute(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Rendering waits until a stored session is checked (section 4). Guests do not load the code for this check. */
async function waitForSession(): Promise<void> {
  if (!isTokenStored()) return
  try {
    const resuming = import('./session/session-calls.ts').then(({ resumeSession }) => resumeSession())
    await Promise.all([
      resuming,
      // A failed preload is repeated where the component shows.
      Promise.allSettled([preloadedMemberLinks.load(), preloadedMemberMenu.load(), preloadedSavedHeart.load()]),
    ])
  } catch {
    // Without this code the session cannot be checked.
    rejectSession()
  }
}

function clearCacheOnUserChange(): void {
  let owner = currentSession()
  onSessionChange(() => {
    const previous = owner
    owner = currentSession()
    if (previous.kind === 'guest') return
    if (owner.kind === 'guest' || owner.user.id !== previous.user.id) removePrivateAnswers(queryClient)
  })
}

function App({ router, onHydrated }: { router: Router; onHydrated?: (() => void) | undefined }) {
  // In the same commit, so that the agenda of the first script and the page are never there together.
  useLayoutEffect(showPage, [])
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/**
 * React hydrates the page of a guest, so that typed text stays. It renders the page of a signed-in visitor from scratch
 * in its place.
 */
async function start(root: HTMLElement): Promise<void> {
  const session = waitForSession()
  // The router starts in a task of its own, so that a slow phone answers in between.
  await new Promise((resolve) => setTimeout(resolve))
  const router = createRouter()
  await Promise.all([waitForRoute(router), session])
  isFirstPage = false
  const hydratesPage = currentSession().kind === 'guest' && !isStandIn()
  const { classList } = document.documentElement
  // The browser would lay out the hidden page of a guest once more before React replaces it.
  if (!hydratesPage && classList.contains('session-pending') && classList.contains('needs-no-layout')) {
    root.replaceChildren()
  }
  // A later page must not get an answer from the start of this one.
  globalThis.prefetchedAnswers = undefined
  // Parts of the page measure themselves as soon as they are rendered.
  classList.remove('needs-no-layout')
  clearCacheOnUserChange()
  syncWithOtherTabs()
  // A transition hydrates in small pieces, so that the page reacts to input in between.
  if (hydratesPage) {
    // Few visitors type so early. They have the focus in a field, and the others do not load the code for it.
    const early = isTyping() ? await import('./document/early-input.ts').catch(() => undefined) : undefined
    const onHydrated = early?.watchEarlyInput()
    startTransition(() => void hydrateRoot(root, <App router={router} onHydrated={onHydrated} />))
  } else createRoot(root).render(<App router={router} />)
  whenIdle(() => {
    void countVisits(router)
    void followTabs(router)
    preloadedPageFailure.load().catch(() => undefined)
    void followGuide()
  })
}

/** Without this code, for lack of a network or after an update, the visit is not counted. */
async function countVisits(router: Router): Promise<void> {
  try {
    // `await`, because the build puts what follows as `.then` before the check that its styles have come.
    const visits = await import('./analytics/count-visits.ts')
    visits.countVisits(router)
  } catch {
    // The page does not need it.
  }
}

/** Without this code, what waits stays on the device. The next page sends it. */
async function followGuide(): Promise<void> {
  try {
    const guide = await import('./shell/follow-stored-guide.ts')
    guide.followStoredGuide(queryClient)
  } catch {
    // The page does not need it.
  }
}

/** Without this code, the tabs load new documents. */
async function followTabs(router: Router): Promise<void> {
  try {
    const tabs = await import('./shell/follow-tabs.ts')
    tabs.followTabs(router, queryClient)
  } catch {
    // The links work by themselves.
  }
}

/**
 * After an update of the server, an open page requests files that do not exist any more. A reload loads the new files.
 * It is skipped in three cases: while the server still names this file, because the missing one was refused and is
 * requested again; without a network, because the page would be lost; and right after a reload, because it would not
 * help.
 */
function reloadOutdatedPage(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated())
}

async function reloadIfOutdated(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (wasReloaded && performance.now() < MIN_RELOAD_AGE_MS) return
  const page = await fetch(location.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  if (page !== null && !page.includes(new URL(import.meta.url).pathname)) location.reload()
}

reloadOutdatedPage()
const root = document.getElementById('root')
// Not awaited: with a top-level await, the bundler could not share code of this file with the pages and would split it
// into many files.
if (root) void start(root)
