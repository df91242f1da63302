/**
 * Measures whole first visits of a slow phone: when the page answers, how long it is blocked, and everything that it loads
 * until it rests, with what comes after it is idle.
 */
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { api } from '#contract/api.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'

const VISITS = 3
const EMAIL = 'visits@example.org'
/** Time without requests after which a page counts as resting. Streams of changes stay open. */
const REST_MS = 6_000
const MOST_FONT_BYTES = 60_000

const LIMITS = { firstPaint: 1_500, usable: 4_000, blocked: 50 } as const

type Subject = {
  path: string
  requests: number
  token?: string
  hasFontLimit?: boolean
  /** The language of the browser. In another one than the page it would be offered the page in its own. */
  locale?: string
}

type Visit = {
  readonly firstPaint: number
  readonly usable: number
  readonly blocked: number
  readonly requests: number
  readonly bytes: number
  readonly fontBytes: number
  readonly kinds: string
}

export async function benchVisits(origin: string): Promise<Row[]> {
  const token = await signUp(origin, EMAIL)
  const { trip } = api.createTrip.reply.parse(await post(origin, '/trip/create', await shortPlan(origin), token))
  const subjects: Subject[] = [
    { path: paths.home, requests: 20 },
    { path: categoryPaths.explore, requests: 20 },
    { path: paths.place('surat-castle'), requests: 25 },
    { path: paths.trip(trip._id), requests: 30, token },
    { path: '/gu', requests: 20, hasFontLimit: true, locale: 'gu-IN' },
    { path: '/hi', requests: 20, hasFontLimit: true, locale: 'hi-IN' },
  ]
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const rows: Row[] = []
    for (const subject of subjects) {
      await (await fetch(origin + subject.path)).arrayBuffer()
      const visits: Visit[] = []
      for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, origin, subject))
      rows.push(...getRows(subject, visits))
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Three places on each of two days. */
export async function shortPlan(origin: string) {
  const { places } = api.listPlaceIndex.reply.parse(await (await fetch(`${origin}/api/places`)).json())
  const [startDate, endDate] = ['2026-12-07', '2026-12-08']
  const activities = places.slice(0, 6).map(({ name, slug }, index) => ({
    name,
    place: slug,
    date: index < 3 ? startDate : endDate,
    time: '',
    notes: '',
  }))
  const destination = { name: 'Surat', location: '', startDate, endDate, notes: '', activities }
  return { title: 'Two days in Surat', description: '', budget: 4000, startDate, endDate, destinations: [destination] }
}

function getRows({ path, requests, token, hasFontLimit = false }: Subject, visits: readonly Visit[]): Row[] {
  const name = token === undefined ? path : 'a plan'
  const middle = (figure: Exclude<keyof Visit, 'kinds'>) => Math.round(median(visits.map((visited) => visited[figure])))
  const bounded = (what: string, value: number, most: number, unit = '') => ({
    name: `${name} ${what}`,
    value: `${value}${unit}`,
    bar: { text: `<= ${most}${unit}`, isMet: value <= most },
  })
  const fonts = middle('fontBytes')
  return [
    bounded('first paint', middle('firstPaint'), LIMITS.firstPaint, ' ms'),
    bounded('usable', middle('usable'), LIMITS.usable, ' ms'),
    bounded('blocked', middle('blocked'), LIMITS.blocked, ' ms'),
    { ...bounded('requests in all', middle('requests'), requests), note: visits[0]?.kinds ?? '' },
    { name: `${name} kB in all`, value: `${(middle('bytes') / 1000).toFixed(0)} kB` },
    {
      name: `${name} fonts`,
      value: `${(fonts / 1000).toFixed(1)} kB`,
      ...(hasFontLimit && { bar: { text: '<= 60 kB', isMet: fonts <= MOST_FONT_BYTES } }),
    },
  ]
}

async function visit(browser: Browser, origin: string, { path, token, locale = 'en-IN' }: Subject): Promise<Visit> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    if (token !== undefined) {
      await page.addInitScript(
        ([session, email]) => {
          localStorage.setItem('token', session)
          localStorage.setItem('email', email)
        },
        [token, EMAIL] as const,
      )
    }
    await page.addInitScript(noteMoments)
    const devtools = await context.newCDPSession(page)
    const traffic = await recordTraffic(devtools)
    await slowDown(devtools)
    await page.goto(origin + path, { timeout: 60_000 })
    await traffic.rest()
    const moments = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      usable: Number(document.documentElement.dataset['usable']),
      blocked: Number(document.documentElement.dataset['blocked']),
    }))
    return { ...moments, ...traffic.read() }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. React marks the elements that it has taken over. */
function noteMoments(): void {
  let blocked = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
    document.documentElement.dataset['blocked'] = String(blocked)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const isTaken = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$'))
    if (!isTaken) return setTimeout(look, 20)
    document.documentElement.dataset['blocked'] ??= '0'
    document.documentElement.dataset['usable'] = String(performance.now())
    return undefined
  }
  addEventListener('DOMContentLoaded', look)
}

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    // 400 kbit/s.
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function recordTraffic(devtools: CDPSession) {
  const kinds = new Map<string, string>()
  const open = new Set<string>()
  const bytes = { all: 0, fonts: 0 }
  let last = performance.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    kinds.set(requestId, type)
    open.add(requestId)
    last = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') open.delete(requestId)
    // Without the headers, which other files have as well.
    if (kinds.get(requestId) === 'Font')
      bytes.fonts += Number(response.headers['Content-Length'] ?? response.headers['content-length'])
  })
  const end = (requestId: string) => {
    open.delete(requestId)
    last = performance.now()
  }
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    end(requestId)
  })
  await devtools.send('Network.enable')
  return {
    rest: async () => {
      while (open.size > 0 || performance.now() - last < REST_MS) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        if (performance.now() - last > 10 * REST_MS) return
      }
    },
    read: () => ({
      requests: kinds.size,
      bytes: bytes.all,
      fontBytes: bytes.fonts,
      kinds: countKinds([...kinds.values()]),
    }),
  }
}

function countKinds(kinds: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${kind.toLowerCase()}`).join(', ')
}
