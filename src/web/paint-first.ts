import { drawAgenda } from './session/draw-agenda.ts'
import { tokenAtStart } from './session/gate.ts'

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

/**
 * Times after which a file that did not load is requested again, in ms. The loader of later parts has its own
 * (load-with-styles.ts).
 */
const PAUSES_MS = [1_000, 3_000, 9_000, null]

/** While somebody moves the page, pictures load when they are within this share of the view's height. */
const NEAR = '50%'

/** A sheet that takes this time, in ms, has come over a slow line. A sheet from the cache takes no time. */
const SLOW_SHEET_MS = 500

/** With this class, the sheet shows Latin letters in fonts of the device that are as wide (styles/tokens.css). */
const FONTS_LATER = 'fonts-later'

/**
 * Time for which other scripts wait for a script that draws the first view of a page
 * (trips/sharing/shared-first-view.ts).
 */
const MAX_HOLD_MS = 1_500

// The page names this script twice, because the first one may be refused.
const { classList } = document.documentElement
if (!classList.contains('is-scripted')) {
  // Without this class, the sheet shows a moment later that the page is not complete.
  classList.add('is-scripted')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) void untilItComes(() => loadSheetAgain(link.href))
  }
  // The month of the device, until the program has loaded. Then the program uses the month in the city (seasons.css).
  document.documentElement.style.setProperty('--month', String(new Date().getMonth() + 1))
  const isMember = classList.contains('session-pending')
  if (isMember) askEarly(readList('member-calls'))
  const modules = readList('modules')
  const isSlow = performance
    .getEntriesByType('resource')
    .some(({ name, duration }) => name.endsWith('.css') && duration > SLOW_SHEET_MS)
  const nameFiles = () => preload([...modules, ...(isMember ? readList('member-files') : [])])
  // On a slow line the scripts are on their way for longer than the first paint takes. The letters come after them.
  const isEarly = isSlow && !hasFirstView()
  holdFarPictures()
  const load = async () => {
    if (!isEarly) nameFiles()
    await run(modules).finally(() => {
      classList.remove(FONTS_LATER)
      // Later parts come in one round: without this, each of them asks for its imports when it has come itself.
      preload(readList('later-files'))
    })
  }
  if (isEarly) nameFiles()
  if (isSlow) classList.add(FONTS_LATER)
  addEventListener('click', markEarlyPress, true)
  addEventListener('DOMContentLoaded', () => {
    const agenda = isMember ? drawAgenda() : null
    if (agenda) document.body.prepend(agenda)
    // A page that is hidden until the session is checked has nothing else to paint first.
    if (isMember && !agenda) void load()
    else requestAnimationFrame(() => setTimeout(() => void whenFirstViewIsDone().then(load)))
  })
}

/**
 * A button that React has not taken over answers nothing yet, and is pressed again when it can (ui/use-early-presses.ts).
 * Buttons of forms, menus and popovers work by themselves.
 */
function markEarlyPress({ target }: Event): void {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button:not([commandfor], [popovertarget])')
  if (!button || button.form || Object.keys(button).some((key) => key.startsWith('__react'))) return
  button.dataset['pressed'] = ''
}

function readList(name: string): readonly string[] {
  return document.querySelector(`meta[name=${name}]`)?.getAttribute('content')?.match(/\S+/g) ?? []
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
  }
}

/** The account, and what a page shows of it, are on their way while the scripts load. A worker has its own answers. */
function askEarly(paths: readonly string[]): void {
  if (tokenAtStart === null || navigator.serviceWorker?.controller) return
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    authorization: `Bearer ${tokenAtStart}`,
  }
  const id = location.pathname.split('/').at(-1) ?? ''
  const byUrl = new Map<string, Promise<Response>>()
  for (const path of paths) {
    const url = path.replace(':id', () => id)
    const answer = fetch(url, { headers })
    // The program reports the failure when it takes the answer. Until then the browser would report it as unhandled.
    answer.catch(() => undefined)
    byUrl.set(url, answer)
  }
  globalThis.prefetchedAnswers = { token: tokenAtStart, byUrl }
}

function hasFirstView(): boolean {
  return document.querySelector('[data-first-view]') !== null
}

/** The script may be refused, and its answer be late. */
async function whenFirstViewIsDone(): Promise<void> {
  const done = 'first-view-done'
  if (classList.contains(done) || !hasFirstView()) return
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

/**
 * Lets lazy pictures load when they come into view, and near the view as soon as somebody moves the page. A browser loads
 * them up to 2,500 px below the view, and on a slow connection that comes before the scripts. It begins while the page is
 * read, because the browser does so, too. Without scripts, and for what the page draws later, the browser decides.
 */
function holdFarPictures(): void {
  const watch = (rootMargin: string) =>
    new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) if (isIntersecting) load(target)
      },
      { rootMargin },
    )
  let observer = watch('0px')
  const load = (picture: Element) => {
    observer.unobserve(picture)
    // The program may show another picture by now.
    if (!picture.hasAttribute('src')) renameSources(picture, 'data-', '')
  }
  const reading = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLImageElement) || node.loading !== 'lazy') continue
        renameSources(node, '', 'data-')
        observer.observe(node)
      }
    }
  })
  reading.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => reading.disconnect())
  const listHeld = () => document.querySelectorAll('img[data-src]')
  addEventListener('beforeprint', () => listHeld().forEach(load))
  const moves = new AbortController()
  const loadNear = () => {
    moves.abort()
    observer.disconnect()
    observer = watch(NEAR)
    for (const picture of listHeld()) observer.observe(picture)
  }
  // A finger touches the page before it moves it. All other ways to move it end in a scroll.
  for (const move of ['pointerdown', 'scroll'])
    addEventListener(move, loadNear, { capture: true, signal: moves.signal })
}

function renameSources(picture: Element, from: string, to: string): void {
  for (const name of ['srcset', 'src']) {
    const value = picture.getAttribute(from + name)
    picture.removeAttribute(from + name)
    if (value !== null) picture.setAttribute(to + name, value)
  }
}
