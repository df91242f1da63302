/**
 * Measures what a slow phone waits for on a first visit: time to the first paint and to the largest picture or text, and
 * what the browser has requested and completely received until then.
 */
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { categoryPaths, paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'

const VISITS = 5
const LATENCY_MS = 400
/** 400 kbit/s. */
const BYTES_PER_SECOND = 50_000
/** Lighthouse slows the processor by this factor for a mid-range phone. */
const SLOWDOWN = 4

const MAX_FIRST_PAINT_MS = 1800
const MAX_REQUESTS = 15
/** Google's threshold for a good page is 0.1. */
const MAX_LAYOUT_SHIFT = 0.02

const PAGES = [paths.home, categoryPaths.explore, paths.places, paths.place('surat-castle'), paths.login]

type Visit = {
  /** Milliseconds since the navigation. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  /** True if the machine has a font from whose widths and heights the fallback fonts are made. */
  readonly hasFallbackFont: boolean
  readonly requestsBeforePaint: number
  readonly requestsBeforeLargest: number
  readonly bytesBeforePaint: number
  /** Scripts as they are sent, with those that load after the page answers. */
  readonly scriptBytes: number
}

type Painted = Pick<Visit, 'firstPaint' | 'largestPaint' | 'layoutShift' | 'hasFallbackFont'>

export async function benchPaint(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const path of PAGES) {
      // The server renders the page once, so that no visit waits for it.
      await (await fetch(origin + path)).arrayBuffer()
      const visits: Visit[] = []
      for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, origin + path))
      rows.push(...getRows(path, visits))
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Words that are wider than those of the web font break other lines, which move when it arrives. */
const NO_FALLBACK_FONT =
  'neither Arial, Liberation Sans, Roboto nor DejaVu Sans is installed, so that texts move when the fonts arrive'

function getRows(path: string, visits: readonly Visit[]): Row[] {
  const getMedian = (figure: Exclude<keyof Visit, 'hasFallbackFont'>) =>
    median(visits.map((visited) => visited[figure]))
  const bounded = (name: string, value: number, most: number, unit = '') => ({
    name: `${path} ${name}`,
    value: `${value}${unit}`,
    bar: { text: `<= ${most}${unit}`, isMet: value <= most },
  })
  const spread = visits.map(({ firstPaint }) => Math.round(firstPaint)).toSorted((a, b) => a - b)
  return [
    {
      ...bounded('first paint', Math.round(getMedian('firstPaint')), MAX_FIRST_PAINT_MS, ' ms'),
      note: `${spread[0]} to ${spread.at(-1)} ms`,
    },
    bounded('requests before the first paint', getMedian('requestsBeforePaint'), MAX_REQUESTS),
    { name: `${path} bytes before the first paint`, value: `${(getMedian('bytesBeforePaint') / 1000).toFixed(1)} kB` },
    { name: `${path} largest paint`, value: `${Math.round(getMedian('largestPaint'))} ms` },
    bounded('requests before the largest paint', getMedian('requestsBeforeLargest'), MAX_REQUESTS),
    { name: `${path} scripts in all, as sent`, value: `${(getMedian('scriptBytes') / 1000).toFixed(1)} kB` },
    {
      ...bounded('layout shift', Number(getMedian('layoutShift').toFixed(3)), MAX_LAYOUT_SHIFT),
      ...(!visits.every(({ hasFallbackFont }) => hasFallbackFont) && { note: NO_FALLBACK_FONT }),
    },
  ]
}

/** Opens the page with an empty cache. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const traffic = await recordTraffic(devtools)
    await slowDown(devtools)
    await page.goto(url, { timeout: 60_000 })
    // The network rests once while the processor works on the scripts, before the page loads its last parts.
    await page.evaluate(waitForHydration)
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    const painted = await page.evaluate(readPaint)
    return { ...painted, ...traffic.before(painted) }
  } finally {
    await context.close()
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

async function recordTraffic(devtools: CDPSession) {
  // Seconds of the browser's monotonic clock.
  const requests: number[] = []
  const received: { at: number; bytes: number; isScript: boolean }[] = []
  const scripts = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => requests.push(timestamp))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.endsWith('javascript')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    received.push({ at: timestamp, bytes: encodedDataLength, isScript: scripts.has(requestId) }),
  )
  await devtools.send('Network.enable')
  return {
    before({ firstPaint, largestPaint }: Painted) {
      const start = requests[0] ?? 0
      const requestsBefore = (end: number) => requests.filter((at) => (at - start) * 1000 <= end).length
      return {
        requestsBeforePaint: requestsBefore(firstPaint),
        requestsBeforeLargest: requestsBefore(largestPaint),
        bytesBeforePaint: getSum(received.filter(({ at }) => (at - start) * 1000 <= firstPaint)),
        scriptBytes: getSum(received.filter(({ isScript }) => isScript)),
      }
    },
  }
}

function getSum(parts: readonly { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Runs in the page. React marks the elements that it has taken over. The content policy of the page refuses Playwright's
 * `waitForFunction`, which evaluates its function again and again.
 */
async function waitForHydration(): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$'))
  while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Runs in the page. */
async function readPaint(): Promise<Painted> {
  const read = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      // An observer without entries is never called.
      setTimeout(() => resolve([]), 1000)
    })
  const [paints, largest, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(read))
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-paint')?.startTime ?? Number.NaN,
    largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
    hasFallbackFont: [...document.fonts].some(({ family, status }) => family.includes(' as ') && status === 'loaded'),
    layoutShift: (shifts ?? []).reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
  }
}
