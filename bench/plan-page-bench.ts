/**
 * Measures the page of a long trip: how long it takes to open, how long an edit takes to show, and its frames while a stop
 * is dragged. On a phone, which is slow and shows one day, and on a laptop, which shows all of them.
 *
 * The opening begins when the trip and the guide are there and React renders the page for the first time, whichever is
 * later. It ends with the frame that shows the plan, so that it has the header of the page, too. Loading and running the
 * scripts is no part of it: the time since the navigation has that, in a row without a limit. Until 2026-11-28 the
 * opening began with the last byte of trip and guide, which came after the first render. Since docs/decisions/0164 they
 * come long before it.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { addDays } from '#contract/text/dates.ts'
import { paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { frameRow } from './frames.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'
import { getHeaders, post, signUp } from './travellers.ts'

const DAYS = 30
const STOPS = 200
const VISITS = 5
const OPEN_MS = 300
const EDIT_MS = 50
const EDITS = 6
/** Saving, merging and all that follows an edit. */
const REST_AFTER_EDIT_MS = 1_500
const FRAMES = 300
const PIXELS_PER_FRAME = 8
const EMAIL = 'long-trip@example.org'
const FIRST_DAY = '2026-12-07'
/** Lighthouse slows the processor by four for a mid-range phone. */
const DEVICES = {
  'a phone, processor slowed 4×': { viewport: { width: 360, height: 740 }, slowdown: 4 },
  'a laptop': { viewport: { width: 1280, height: 900 }, slowdown: 1 },
} as const satisfies Readonly<Record<string, Device>>

type Device = { viewport: { width: number; height: number }; slowdown: number }

/** Opens a trip of 30 days with 200 stops, and drags one of them over the others. */
export async function benchPlanPage(origin: string): Promise<Row[]> {
  const token = await signUp(origin, EMAIL)
  const user = JSON.stringify(await readUser(origin, token))
  const { trip } = api.createTrip.reply.parse(await post(origin, '/trip/create', await longTrip(origin), token))
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const [name, device] of Object.entries(DEVICES)) {
      const visits: { opening: number; sinceNavigation: number; edits: number[]; frames: number[] }[] = []
      for (let count = 0; count < VISITS; count += 1)
        visits.push(await visitTrip(browser, { url: origin + paths.trip(trip._id), token, user, device }))
      rows.push(
        limitedRow(
          `plan of ${DAYS} days and ${STOPS} stops on ${name}, after its data and its program`,
          visits.map(({ opening }) => opening),
          OPEN_MS,
        ),
        timesRow(
          `plan of ${DAYS} days and ${STOPS} stops on ${name}, after the navigation`,
          visits.map(({ sinceNavigation }) => sinceNavigation),
        ),
        limitedRow(
          `plan of ${DAYS} days and ${STOPS} stops on ${name}, from the key that puts a stop down to the frame with it`,
          visits.flatMap(({ edits }) => edits),
          EDIT_MS,
        ),
        frameRow(
          name,
          visits.flatMap(({ frames }) => frames),
        ),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function readUser(origin: string, token: string) {
  const answer = await fetch(`${origin}/api/auth/user`, { headers: getHeaders(token) })
  return api.getUser.reply.parse(await answer.json()).user
}

async function longTrip(origin: string) {
  const { places } = api.listPlaceIndex.reply.parse(await (await fetch(`${origin}/api/places`)).json())
  const activities = Array.from({ length: STOPS }, (_, index) => {
    const place = places[index % places.length]
    const day = Math.floor((index * DAYS) / STOPS)
    return { name: place?.name ?? '', place: place?.slug ?? null, date: addDays(FIRST_DAY, day), time: '', notes: '' }
  })
  const [startDate, endDate] = [FIRST_DAY, addDays(FIRST_DAY, DAYS - 1)]
  const destination = { name: 'Surat', location: '', startDate, endDate, notes: '', activities }
  return { title: 'A month in Surat', description: '', budget: 90_000, startDate, endDate, destinations: [destination] }
}

/** `user`: as a login stores it. */
type Visit = { url: string; token: string; user: string; device: Device }

async function visitTrip(browser: Browser, { url, token, user, device }: Visit) {
  const context = await browser.newContext({ viewport: device.viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(
      ([session, email, storedUser]) => {
        localStorage.setItem('token', session)
        localStorage.setItem('email', email)
        localStorage.setItem('user', storedUser)
      },
      [token, EMAIL, user] as const,
    )
    await page.addInitScript(noticeBoard)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown })
    await page.goto(url)
    await page.locator('html[data-board-shown]').waitFor({ state: 'attached' })
    const opened = await page.evaluate(readOpening)
    await page.evaluate(untilToolsCame)
    return { ...opened, edits: await edit(page), frames: await drag(page) }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page before its own scripts. The program takes a class from <html> when React begins to render
 * (entry-client.tsx). A message that is sent in a frame arrives when the frame is painted.
 */
function noticeBoard(): void {
  const note = (name: string) => (document.documentElement.dataset[name] = String(performance.now()))
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => note('boardShown'))
  painted.port1.start()
  let isToRender = false
  const rendering = new MutationObserver(() => {
    const wasToRender = isToRender
    isToRender = document.documentElement.classList.contains('needs-no-layout')
    if (!wasToRender || isToRender) return
    rendering.disconnect()
    note('renderBegun')
  })
  rendering.observe(document, { childList: true, subtree: true, attributeFilter: ['class'] })
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-stop]')) return
    seen.disconnect()
    requestAnimationFrame(() => painted.port2.postMessage(null))
  })
  seen.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page. The stream of changes never ends, so the network never rests. The code that drags a stop loads when
 * the page is idle.
 */
async function untilToolsCame(): Promise<void> {
  const hasTools = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/board-tools-'))
  while (!hasTools()) await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
}

/** Runs in the page. @returns milliseconds until the plan is on the screen */
function readOpening(): { opening: number; sinceNavigation: number } {
  const data = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && /\/api\/(trip|planning)/.test(entry.name))
    .map((entry) => entry.startTime + entry.duration)
  if (data.length < 2) throw new Error('The page has not asked for the trip and the guide')
  const { boardShown, renderBegun } = document.documentElement.dataset
  if (renderBegun === undefined) throw new Error('The program has not said when it begins to render')
  return {
    opening: Number(boardShown) - Math.max(Number(renderBegun), ...data),
    sinceNavigation: Number(boardShown),
  }
}

/** Moves the first stop of a day down by keys, again and again. */
function edit(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ edits, restMs }) => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      /** A message that is sent in a frame arrives when the frame is painted. */
      const paint = () =>
        new Promise<void>((resolve) => {
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => resolve(), { once: true })
          painted.port1.start()
          requestAnimationFrame(() => painted.port2.postMessage(null))
        })
      const times: number[] = []
      while (times.length < edits) {
        const handle = document.querySelector<HTMLElement>('.plan-handle')
        if (!handle) throw new Error('There is no stop to move')
        const stop = handle.closest('[data-stop]')
        handle.focus()
        press(' ')
        press('ArrowDown')
        await paint()
        const begins = performance.now()
        press(' ')
        await paint()
        times.push(performance.now() - begins)
        if (document.querySelector('[data-stop]') === stop) throw new Error('The stop has not moved')
        await new Promise((resolve) => setTimeout(resolve, restMs))
      }
      return times
    },
    { edits: EDITS, restMs: REST_AFTER_EDIT_MS },
  )
}

/** Drags the first stop up and down over the plan, and measures the duration of each frame. */
function drag(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ frames, pixels }) =>
      new Promise<number[]>((resolve, reject) => {
        const handle = document.querySelector('.plan-handle')
        if (!handle) return reject(new Error('There is no stop to drag'))
        handle.scrollIntoView({ block: 'center' })
        const { x, y } = handle.getBoundingClientRect()
        const times: number[] = []
        let [before, at, way] = [performance.now(), y + 4, pixels]
        const send = (type: string) =>
          handle.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x + 4, clientY: at }),
          )
        send('pointerdown')
        const next = (now: number) => {
          times.push(now - before)
          before = now
          if (at < 100 || at > innerHeight - 100) way = at < 100 ? pixels : -pixels
          at += way
          send('pointermove')
          if (times.length < frames) return requestAnimationFrame(next)
          send('pointercancel')
          return resolve(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { frames: FRAMES, pixels: PIXELS_PER_FRAME },
  )
}

function limitedRow(name: string, times: readonly number[], limitMs: number): Row {
  return { ...timesRow(name, times), bar: { text: `<= ${limitMs} ms`, isMet: median(times) <= limitMs } }
}

function timesRow(name: string, times: readonly number[]): Row {
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return { name, value: `${median(times).toFixed(0)} ms`, note: `${least.toFixed(0)} to ${most.toFixed(0)} ms` }
}
