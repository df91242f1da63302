import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { language } from '#messages/language.ts'
import { authorizeCalls, callOverHttp } from './api/call.ts'
import { createQueryClient, forgetPrivateAnswers } from './api/query-client.ts'
import { UNKNOWN_PATH } from '#contract/paths.ts'
import { reportFailure } from './report-failure.ts'
import { createRoutes } from './routes.tsx'
import { showPage } from './session/hiding.ts'
import { followOtherTabs } from './session/other-tabs.ts'
import { currentSession, isTokenStored, onSessionChange, rejectSession, storedToken } from './session/session.ts'
import { preloadedMemberLinks } from './shell/preloaded-member-links.ts'
import { preloadedSavedHeart } from './wishlist/preloaded-saved-heart.ts'
import './styles/index.css'

/** Milliseconds. */
const JUST_NOW = 15_000

authorizeCalls({ readToken: storedToken, onRejected: rejectSession })
const queryClient = createQueryClient(callOverHttp, reportFailure)
const state = document.getElementById('state')?.textContent
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState)

let isFirstPage = true
const routes = createRoutes({ queryClient, isWaiting: () => isFirstPage })
// The router's `*` stops at line breaks; the server has sent the page for unknown addresses.
if (!matchRoutes(routes, location, language.base)) history.replaceState(null, '', language.base + UNKNOWN_PATH)
const router = createBrowserRouter(routes, { basename: language.base })

/** The code and the data of the first page's route. */
function routeReady(): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Nothing is rendered until a stored session is checked (section 4). Guests do not even load the code for it. */
async function sessionReady(): Promise<void> {
  if (!isTokenStored()) return
  try {
    const [{ resumeSession }] = await Promise.all([
      import('./session/session-calls.ts'),
      // What does not come now is asked for once more where it is shown.
      Promise.allSettled([preloadedMemberLinks.load(), preloadedSavedHeart.load()]),
    ])
    await resumeSession()
  } catch {
    // Without the code for it, no session can be checked either.
    rejectSession()
  }
}

function forgetOnLeaving(): void {
  let owner = currentSession()
  onSessionChange(() => {
    const previous = owner
    owner = currentSession()
    if (previous.kind === 'guest') return
    if (owner.kind === 'guest' || owner.user.id !== previous.user.id) forgetPrivateAnswers(queryClient)
  })
}

function App() {
  useEffect(showPage, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** React takes over a guest's page as it came; anything else is rendered anew, in its place. */
async function start(root: HTMLElement): Promise<void> {
  await Promise.all([routeReady(), sessionReady()])
  isFirstPage = false
  forgetOnLeaving()
  followOtherTabs()
  const isAsRendered = currentSession().kind === 'guest' && router.state.location.state === null
  // As a transition it is done in small pieces, between which the page answers to its reader.
  if (isAsRendered) startTransition(() => void hydrateRoot(root, <App />))
  else createRoot(root).render(<App />)
}

/**
 * After an update of the server an open page asks for files that are gone: loading it anew brings the new ones. Without
 * a network that would lose the page, and right after it was loaded anew it would not help.
 */
function reloadOutdatedPage(): void {
  addEventListener('vite:preloadError', () => void reloadIfServed())
}

async function reloadIfServed(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (wasReloaded && performance.now() < JUST_NOW) return
  const isServed = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
}

reloadOutdatedPage()
const root = document.getElementById('root')
// Not awaited: the pages' parts could not share this file's code then, and it would be split into many.
if (root) void start(root)
