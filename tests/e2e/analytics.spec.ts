import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { testWithOwnServer as test } from '../support/browser-own-server.ts'
import { devices, expect, inFullSuite, open } from '../support/browser-test.ts'

const card = (page: Page, title: string) => page.getByRole('main').getByRole('region', { name: title, exact: true })

const row = (page: Page, title: string, name: string) =>
  card(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Tests drive their browser by a program. Such a browser reports nothing, unless it says that it is a visitor’s. */
async function pretendToBeVisitor(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
    },
    { webdriver: false, ...more },
  )
}

/** Opens the home page, and waits until the code that counts has run, which loads with what every page loads when it is idle. */
async function openCounted(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/idle-/)
  await open(page, '/')
  // The browser has run it when another import of it resolves.
  await page.evaluate((url) => import(url), (await code).url())
}

/** Leaves the page, and waits for its report if it sends one. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test(
  'pages that a visitor opens appear in the panel, with the place, the search and the class of the screen',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await pretendToBeVisitor(page)
    await openCounted(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    const reported = page.waitForRequest('**/api/visits')
    await hide(page)
    const request = await reported
    expect((await request.response())?.status()).toBe(200)
    expect(Object.keys(await request.allHeaders())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cookie|authorization|referer)$/)]),
    )
    await open(page, '/places/surat-castle')
    await open(page, '/search?q=castle')

    await openAdmin(page, 'analytics')

    await expect(row(page, 'Pages opened', 'Home')).toBeVisible()
    await expect(row(page, 'Pages opened', 'About and privacy')).toBeVisible()
    await expect(row(page, 'Places opened', 'Surat Castle')).toBeVisible()
    await expect(row(page, 'Searches', 'Found something')).toBeVisible()
    await expect(row(page, 'Searched and found', 'castle')).toBeVisible()
    await expect(row(page, 'Screens', 'Phones (below 600 px)')).toBeVisible()
    await expect(card(page, 'Pages opened').getByRole('img')).toHaveAccessibleName(
      /^Pages opened: \d+ in all, highest /,
    )
  },
)

for (const [name, value, details] of [
  ['globalPrivacyControl', true, {}],
  ['doNotTrack', '1', inFullSuite],
] as const) {
  test(`a browser with ${name} reports nothing`, details, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await pretendToBeVisitor(page, { [name]: value })
    await openCounted(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await hide(page)
    await page.goto('/about')

    expect(asked.filter((path) => path === '/api/visits')).toEqual([])
  })
}

for (const [device, viewport] of devices) {
  test(`an admin reads the figures on ${device} as bars, as a table and as a file`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/cafe')
    await openAdmin(page, 'analytics')
    const pages = card(page, 'Pages opened')
    await expect(row(page, 'Pages opened', 'Lists of places')).toBeVisible()

    await pages.getByText('By day or month').first().click()
    const table = pages.getByRole('table', { name: 'Pages opened, by day or month' })
    await expect(table.getByRole('row')).toHaveCount(31)
    const download = page.waitForEvent('download')
    await pages.getByRole('button', { name: 'Download “Pages opened” as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('analytics-page-days.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFperiod,metric,key,count\r\n[\d-]+,page,\w+,\d+/)
    expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
    expect(await findSmallTargets(page.getByRole('main'), 44)).toEqual([])
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize(viewport)

    await page.getByRole('main').getByRole('link', { name: '12 months' }).click()
    await expect(page).toHaveURL('/admin?tab=analytics&span=months')
    await expect(page.getByRole('main').getByRole('link', { name: '12 months' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await pages.getByText('By day or month').first().click()
    await expect(table.getByRole('row')).toHaveCount(13)
  })
}

test(
  'the figures that fail to load can be asked for again, and a site without visitors says so',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/503/)
    const reply = { success: false, code: 'unavailable', error: 'Busy.', message: 'Busy.' }
    await page.route('**/api/admin/analytics?*', (route) => route.fulfill({ status: 503, json: reply }))
    await openAdmin(page, 'analytics')
    await expect(page.getByText('The figures could not be loaded.').first()).toBeVisible()
    await page.unroute('**/api/admin/analytics?*')
    await page.route('**/api/admin/analytics?*', (route) =>
      route.fulfill({ json: { success: true, periods: ['2026-12-05'], metrics: [] } }),
    )

    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByText('Nothing is counted yet')).toBeVisible()
  },
)
