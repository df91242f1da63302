/** Measures the page of a guest who opens the link of a trip on a slow phone, and its scripts beside those of a place. */
import { chromium, type Browser } from '@playwright/test'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'
import { shortPlan, slowDown } from './visit-bench.ts'

const VISITS = 3
const LIMITS = { firstPaint: 1_800, days: 2_500, scripts: 60_000 } as const
/** The days of a plan, each with its heading: first as they are in the answer, then with times, legs and map. */
const DAY = 'main .shared-day'
const WHOLE_DAY = 'main .plan-day-foot'

const Made = z.object({ token: z.string() })

type Visit = { readonly firstPaint: number; readonly days: number; readonly whole: number; readonly scripts: number }

export async function benchGuest(origin: string): Promise<Row[]> {
  const session = await signUp(origin, 'guest-bench@example.org')
  const { trip } = api.createTrip.reply.parse(await post(origin, '/trip/create', await shortPlan(origin), session))
  const { token } = Made.parse(await post(origin, `/trip/links/${trip._id}`, { purpose: 'view' }, session))
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const guest = await visitOften(browser, origin, {
      path: paths.sharedTrip,
      hash: `#${token}`,
      shown: DAY,
      whole: WHOLE_DAY,
    })
    const place = await visitOften(browser, origin, {
      path: paths.place('surat-castle'),
      hash: '',
      shown: 'main h1',
      whole: 'main h1',
    })
    const more = guest.scripts - place.scripts
    return [
      getRow('first paint', guest.firstPaint, LIMITS.firstPaint),
      getRow('with the days', guest.days, LIMITS.days),
      {
        name: 'a guest’s page on a slow phone, with ways, costs and maps',
        value: `${Math.round(guest.whole)} ms`,
        note: 'computed by the page itself',
      },
      {
        name: 'a guest’s page, scripts beyond those of a place',
        value: `${(more / 1_000).toFixed(1)} kB`,
        bar: { text: `<= ${LIMITS.scripts / 1_000} kB`, isMet: more <= LIMITS.scripts },
        note: `${(guest.scripts / 1_000).toFixed(1)} and ${(place.scripts / 1_000).toFixed(1)} kB, with what loads when the page is idle`,
      },
    ]
  } finally {
    await browser.close()
  }
}

function getRow(what: string, ms: number, most: number): Row {
  return {
    name: `a guest’s page on a slow phone, ${what}`,
    value: `${Math.round(ms)} ms`,
    bar: { text: `<= ${most} ms`, isMet: ms <= most },
  }
}

type Page = { readonly path: string; readonly hash: string; readonly shown: string; readonly whole: string }

async function visitOften(browser: Browser, origin: string, page: Page): Promise<Visit> {
  // The server renders the page once, so that no visit waits for it.
  await (await fetch(origin + page.path)).arrayBuffer()
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, origin, page))
  const getMedian = (figure: keyof Visit) => median(visits.map((one) => one[figure]))
  return {
    firstPaint: getMedian('firstPaint'),
    days: getMedian('days'),
    whole: getMedian('whole'),
    scripts: getMedian('scripts'),
  }
}

async function visit(browser: Browser, origin: string, { path, hash, shown, whole }: Page): Promise<Visit> {
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(
      (moments) => {
        const look = () => {
          for (const [name, selector] of moments) {
            if (document.querySelector(selector)) document.documentElement.dataset[name] ??= String(performance.now())
          }
          setTimeout(look, 20)
        }
        addEventListener('DOMContentLoaded', look)
      },
      [
        ['days', shown],
        ['whole', whole],
      ] as const,
    )
    const devtools = await context.newCDPSession(page)
    const scripts = new Map<string, number>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.set(requestId, 0)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
    })
    await devtools.send('Network.enable')
    await slowDown(devtools)
    await page.goto(origin + path + hash, { timeout: 60_000 })
    await page.locator(whole).first().waitFor({ timeout: 60_000 })
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    const moments = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      days: Number(document.documentElement.dataset['days']),
      whole: Number(document.documentElement.dataset['whole']),
    }))
    return { ...moments, scripts: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) }
  } finally {
    await context.close()
  }
}
