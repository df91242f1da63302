import type { Page } from '@playwright/test'
import { findBrowser, quietBrowserArguments } from '../support/browser.ts'
import { widthOfContent } from '../support/browser-access.ts'
import { logInAdmin } from '../support/browser-admin.ts'
import { everyPath } from '../support/browser-pages.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { findBrokenTexts } from '../support/browser-texts.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser, storeSession } from '../support/browser-users.ts'

/** The letters of the browser twice as large, which is no zoom: the window stays 360 pixels wide. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: findBrowser(process.env),
    args: [...quietBrowserArguments(), '--blink-settings=defaultFontSize=32'],
  },
})

const MONDAY = mondayAhead()

/** The pages with the longest words and the most columns. */
const tightest = ['/', '/places', '/places?view=map', '/places/surat-castle', '/seasons', '/plan-your-trip']
const memberPaths = ['/', '/plan-your-trip?tab=list', '/my-trips', '/wishlist', '/profile', '/reviews?tab=post']
const guestPaths = [
  '/dishes',
  '/services',
  '/offline',
  '/reviews',
  '/login',
  '/signup',
  '/forgot-password',
  '/contact-us',
  '/unsubscribe',
  '/confirm-email',
  '/confirm-email-change',
  '/confirm-newsletter',
  '/shared-trip',
  '/invite',
]
const deskTabs = ['start', 'reviews', 'moderation', 'places', 'trips', 'calendar', 'city', 'suggestions', 'freshness']
const adminTabs = ['announcements', 'letters', 'analytics', 'activity', 'accounts', 'security']

async function listFaults(page: Page, path: string): Promise<string[]> {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  const width = await widthOfContent(page)
  const broken = await findBrokenTexts(page)
  return [...(width > 360 ? [`sideways: ${width}`] : []), ...broken].map((fault) => `${path} ${fault}`)
}

/**
 * Finds columns that are narrower than their words, so that a word takes three lines or more, and cells beyond the
 * window, with all facts of a place open. Addresses of pages have no place to break.
 */
function findCramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fact of document.querySelectorAll<HTMLDetailsElement>('details.fact-more')) fact.open = true
    const cells = [...document.querySelectorAll('dt, dd, th, td')].filter((cell) => cell.checkVisibility())
    const beyond = cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)
    const narrow = cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s./]+(?=\s|$)/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 2) words.push(word)
        }
      }
      return words
    })
    const described = beyond.map((cell) => `beyond the window: ${cell.textContent}`)
    return [...new Set([...described, ...narrow.map((word) => `narrower than: ${word}`)])]
  })
}

async function saveTrip(page: Page): Promise<string> {
  const traveller = await createSignedInUser(page)
  const activities = ['surat-castle', 'dutch-garden', 'gopi-talav'].map((place, position) => ({
    name: place,
    place,
    date: MONDAY,
    position,
  }))
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: 'A weekend on the Tapi',
    startDate: MONDAY,
    endDate: MONDAY,
    activities,
  })
  return `/my-trips/${_id}`
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the tightest pages hold letters twice as large without sideways scrolling', inFullSuite, async ({ page }) => {
  const faults: string[] = []
  for (const path of tightest) faults.push(...(await listFaults(page, path)))
  faults.push(...(await listFaults(page, await saveTrip(page))))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(faults).toEqual([])
})

test('no column of a place is narrower than a word, and the search can be closed', inFullSuite, async ({ page }) => {
  await open(page, '/gu/places/gopi-talav')
  expect(await findCramped(page)).toEqual([])

  await page.getByRole('banner').getByRole('search').locator('input').focus()
  const [close, field] = ['બંધ કરો', 'માર્ગદર્શિકામાં શોધો']
  await expect(page.getByRole('search', { name: field }).getByRole('button', { name: close })).toBeInViewport({
    ratio: 1,
  })
})

for (const base of ['', '/gu', '/hi'])
  test(`every page for everybody holds them${base && ` in ${base}`}`, inFullSuite, async ({ page, expectProblem }) => {
    test.slow()
    expectProblem(/404/)
    const faults: string[] = []
    for (const path of [...everyPath, ...guestPaths]) faults.push(...(await listFaults(page, `${base}${path}`)))
    expect(faults).toEqual([])
  })

test('every page of a member holds them', inFullSuite, async ({ page }) => {
  test.slow()
  const trip = await saveTrip(page)
  const faults: string[] = []
  for (const path of [...memberPaths, trip, '/plan-your-trip']) faults.push(...(await listFaults(page, path)))
  expect(faults).toEqual([])
  await expect(page.getByRole('button', { name: 'Save Trip' }), 'it covers no form').not.toBeInViewport()
})

test('the desk needs no sideways scrolling with them', inFullSuite, async ({ page }) => {
  test.slow()
  await storeSession(page, await logInAdmin(page))
  const wide: string[] = []
  for (const tab of [...deskTabs, ...adminTabs]) {
    await open(page, `/admin?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    const width = await widthOfContent(page)
    if (width > 360) wide.push(`${tab} ${width}`)
  }
  expect(wide).toEqual([])
})
