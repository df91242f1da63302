/**
 * Measures maps on the slow processor and connection of a phone: when the first map is on the screen, when it can be
 * moved, its frames while it moves, its weight. The first map is a picture with pins. Other work on the machine counts in
 * the times, so that several visits are measured and the median counts.
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { frameRow } from './frames.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'

/** Lighthouse slows the processor by this factor for a mid-range phone. */
const SLOWDOWN = 4
/** Lighthouse's slow 4G. */
const NETWORK = { latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: (750 * 1_000) / 8 }
const FRAMES = 300
const PIXELS_PER_FRAME = 4
const FIRST_MAP_MS = 1_500
const KILOBYTE_BYTES = 1000

export async function benchMap(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const [name, path] of PAGES) {
      // The server renders the page once, so that no visit waits for it.
      await (await fetch(origin + path)).arrayBuffer()
      const visits: FirstMap[] = []
      for (let count = 0; count < VISITS; count += 1) visits.push(await visitMap(browser, origin + path))
      rows.push(...firstMapRows(name, visits))
    }
    return [...(await moveMap(browser, origin, 'the sketch')), ...rows]
  } finally {
    await browser.close()
  }
}

const VISITS = 5
const PAGES = [
  ['of a place', paths.place('surat-castle')],
  ['of all places', `${paths.places}?view=map`],
] as const

/** Milliseconds since the navigation. */
type FirstMap = { readonly shown: number; readonly movable: number }

/** Opens a page with an empty cache, in a window so high that the map is in view from the start. */
async function openSlowly(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 2000 } })
  const page = await context.newPage()
  await page.addInitScript(noticeFirstMap)
  const devtools = await context.newCDPSession(page)
  const loaded = await countLoaded(devtools)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  // The map of a place starts when a visitor turns to it.
  await page.getByRole('application', { name: 'Map' }).hover()
  await page.locator('.map-pin').first().waitFor()
  const movable = await page.evaluate(() => performance.now())
  const shown = await page.evaluate(() => Number(document.documentElement.dataset['firstMap']))
  return { context, page, loaded, shown, movable }
}

/** Runs in the page before its own scripts. The second frame after the picture has loaded shows it. */
function noticeFirstMap(): void {
  const notice = () => (document.documentElement.dataset['firstMap'] = String(performance.now()))
  const isPicture = ({ target }: Event) => target instanceof Element && target.matches('.map-still')
  const listen = (event: Event) => {
    if (isPicture(event)) requestAnimationFrame(() => requestAnimationFrame(notice))
  }
  document.addEventListener('load', listen, { capture: true })
}

async function visitMap(browser: Browser, url: string): Promise<FirstMap> {
  const { context, shown, movable } = await openSlowly(browser, url)
  await context.close()
  return { shown, movable }
}

/** @param over what the map shows below its pins, for the names of the rows */
export async function moveMap(browser: Browser, origin: string, over: string): Promise<Row[]> {
  const { page, loaded } = await openSlowly(browser, origin + paths.place('surat-castle'))
  await page.waitForLoadState('networkidle')
  const weights = [
    weightRow(`map over ${over}, JavaScript, gzip`, loaded, {
      pattern: /\/assets\/(map|place-map|places-map)[^/]*\.js$/,
      limit: 90,
    }),
    weightRow(`map over ${over}, data of the first view`, loaded, { pattern: /\/map\/|\/outlines\//, limit: 80 }),
  ]
  // All places of the city are in view.
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.waitForLoadState('networkidle')
  return [frameRow(`moving all places over ${over}, processor slowed ${SLOWDOWN}x`, await pan(page)), ...weights]
}

/** Bytes on the wire by URL. */
async function countLoaded(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const urls = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url !== undefined) bytes.set(url, encodedDataLength)
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  return bytes
}

/** Drags the map to and fro, and measures the duration of each frame. */
function pan(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ frames, pixels }) =>
      new Promise<number[]>((resolve) => {
        const map = document.querySelector('.leaflet-map-pane')
        const times: number[] = []
        let [before, x, way] = [performance.now(), 200, pixels]
        const send = (type: string, target: EventTarget | null) =>
          target?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 400, button: 0 }))
        send('mousedown', map)
        const next = (now: number) => {
          times.push(now - before)
          before = now
          if (x < 60 || x > 340) way = -way
          x += way
          send('mousemove', document)
          if (times.length < frames) return requestAnimationFrame(next)
          send('mouseup', document)
          return resolve(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { frames: FRAMES, pixels: PIXELS_PER_FRAME },
  )
}

function firstMapRows(name: string, visits: readonly FirstMap[]): Row[] {
  const shown = visits.map((visit) => visit.shown).toSorted((a, b) => a - b)
  const ms = median(shown)
  return [
    {
      name: `first map ${name}, slow 4G, processor slowed`,
      value: `${ms.toFixed(0)} ms`,
      note: `${shown[0]?.toFixed(0)} to ${shown.at(-1)?.toFixed(0)} ms`,
      bar: { text: `<= ${FIRST_MAP_MS} ms`, isMet: ms <= FIRST_MAP_MS },
    },
    { name: `map ${name} can be moved`, value: `${median(visits.map(({ movable }) => movable)).toFixed(0)} ms` },
  ]
}

function weightRow(name: string, loaded: ReadonlyMap<string, number>, of: { pattern: RegExp; limit: number }): Row {
  const files = [...loaded].filter(([url]) => of.pattern.test(new URL(url).pathname))
  const kilobytes = files.reduce((sum, [, bytes]) => sum + bytes, 0) / KILOBYTE_BYTES
  return {
    name,
    value: `${kilobytes.toFixed(1)} kB`,
    note: `${files.length} files, with headers`,
    bar: { text: `<= ${of.limit} kB`, isMet: kilobytes <= of.limit },
  }
}
