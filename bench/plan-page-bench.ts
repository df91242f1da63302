/**
 * Measures the page of a long trip: how long it takes to open, how long an edit takes to show, and its frames while a stop
 * is dragged. On a phone, which is slow and shows one day, and on a laptop, which shows all of them.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { addDays } from '#contract/text/dates.ts'
import { paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { frameRow } from './frames.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'

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
  const { trip } = api.createTrip.reply.parse(await post(origin, '/trip/create', await longTrip(origin), token))
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const [name, device] of Object.entries(DEVICES)) {
      const visits: { opening: number; edits: number[]; frames: number[] }[] = []
      for (let count = 0; count < VISITS; count += 1)
        visits.push(await visitTrip(browser, { url: origin + paths.trip(trip._id), token, device }))
      rows.push(
        limitedRow(
          `plan of ${DAYS} days and ${STOPS} stops on ${name}, after its data`,
          visits.map(({ opening }) => opening),
          OPEN_MS,
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

type Visit = { url: string; token: string; device: Device }

async function visitTrip(browser: Browser, { url, token, device }: Visit) {
  const context = await browser.newContext({ viewport: device.viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(
      ([session, email]) => {
        localStorage.setItem('token', session)
        localStorage.setItem('email', email)
      },
      [token, EMAIL] as const,
    )
    await page.addInitScript(noticeBoard)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown })
    await page.goto(url)
    await page.locator('html[data-board-shown]').waitFor({ state: 'attached' })
    const opening = await page.evaluate(sinceData)
    await page.evaluate(untilToolsCame)
    return { opening, edits: await edit(page), frames: await drag(page) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. A message that is sent in a frame arrives when the frame is painted. */
function noticeBoard(): void {
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    document.documentElement.dataset['boardShown'] = String(performance.now())
  })
  painted.port1.start()
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-stop]')) return
    seen.disconnect()
    requestAnimationFrame(() => painted.port2.postMessage(null))
  })
  seen.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page. The stream of changes never ends, so the network never rests. What drags a stop loads when the page is
 * idle.
 */
async function untilToolsCame(): Promise<void> {
  const hasTools = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/board-tools-'))
  while (!hasTools()) await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
}

/** Runs in the page. @returns milliseconds from the last byte of the trip and the guide to the plan on the screen */
function sinceData(): number {
  const data = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && /\/api\/(trip|planning)/.test(entry.name))
    .map((entry) => entry.startTime + entry.duration)
  if (data.length < 2) throw new Error('The page has not asked for the trip and the guide')
  return Number(document.documentElement.dataset['boardShown']) - Math.max(...data)
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
  const ms = median(times)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return {
    name,
    value: `${ms.toFixed(0)} ms`,
    note: `${least.toFixed(0)} to ${most.toFixed(0)} ms`,
    bar: { text: `<= ${limitMs} ms`, isMet: ms <= limitMs },
  }
}
