import './session/gate.ts'

/**
 * The first script of a page, a classic one that runs before the first paint. It holds the gate, too, because a file of
 * its own would be one request more. In a build it imports nothing when it runs.
 *
 * The server sends a complete page, and the browser paints it first. The other scripts load after the first paint, all
 * at once: on a slow connection they would compete with styles, fonts and pictures. The page names them in a `meta`
 * element, in the order in which they run.
 */
const [navigation] = performance.getEntriesByType('navigation')
// A page that was open before returns to its scroll position, for which the browser must know all heights.
if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate') {
  document.documentElement.classList.add('opens-at-top')
  // The browser scrolls to a named part, for which it must lay out the page, too.
  if (location.hash === '') document.documentElement.classList.add('needs-no-layout')
}

/** A file that does not come is asked for again after these times. The loader of later parts has its own (load-with-styles.ts). */
const PAUSES_MS = [1_000, 3_000, 9_000, null]

/** For so long other scripts wait for one that draws what a page shows first (trips/sharing/shared-first-view.ts). */
const MAX_HOLD_MS = 1_500

// The page names this script twice, because the first one may be refused.
const { classList } = document.documentElement
if (!classList.contains('is-scripted')) {
  // Without this class, the sheet shows a moment later that the page is not complete.
  classList.add('is-scripted')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) void untilItComes(() => loadSheetAgain(link.href))
  }
  const load = () => {
    const modules = document.querySelector('meta[name=modules]')?.getAttribute('content')?.split(' ') ?? []
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    void run(modules)
  }
  addEventListener('DOMContentLoaded', () => {
    // A page that is hidden until the session is checked has nothing to paint first.
    if (classList.contains('session-pending')) load()
    else requestAnimationFrame(() => setTimeout(() => void whenFirstViewIsDone().then(load)))
  })
}

/** The script may be refused, and its answer be late. */
async function whenFirstViewIsDone(): Promise<void> {
  const done = 'first-view-done'
  if (classList.contains(done) || !document.querySelector('[data-first-view]')) return
  await new Promise((resolve) => {
    addEventListener(done, resolve)
    setTimeout(resolve, MAX_HOLD_MS)
  })
}

/** Each script runs in a task of its own, so that a slow phone answers in between. */
async function run(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    await untilItComes(() => import(/* @vite-ignore */ href))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** In the end it says in the page that a part is missing. */
async function untilItComes(load: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      await load()
      return
    } catch (error) {
      if (pauseMs === null) {
        document.querySelector('.incomplete')?.removeAttribute('hidden')
        // `gate.ts` shows the page.
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

function loadSheetAgain(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }))
  })
}
