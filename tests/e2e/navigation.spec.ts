import type { Page } from '@playwright/test'
import { breakReply } from '../support/browser-answers.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

/** Sets a mark that only a new document removes. */
const markDocument = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isSameDocument', true))
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('links of the hydrated app change the page without loading a document', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)

  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Cafe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cafés in Surat')
  await page.getByRole('link', { name: 'Dotivala Bakery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dotivala Bakery')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suggested trips' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggested trips in Surat')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surat, as a traveller should find it')

  expect(await isSameDocument(page)).toBe(true)
})

test(
  'the calls to action of the home page lead to the guide and to the suggested trips',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/')

    await page.getByRole('link', { name: 'Explore Surat' }).click()
    await expect(page).toHaveURL('/explore')
    await page.goBack()
    await page.getByRole('link', { name: 'See suggested trips' }).click()

    await expect(page).toHaveURL('/suggest-trips')
  },
)

test(
  'reviews that the home page cannot fetch are reported by a toast and beside it on the page',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await open(page, '/about')
    await breakReply(page, '**/api/review/all?*')

    await page.getByRole('banner').getByRole('link', { name: 'Safarnama' }).click()

    await expect(page.getByRole('alert')).toHaveText('Failed to fetch reviews')
    await expect(page.getByRole('region', { name: 'Latest Reviews' })).toContainText('Failed to fetch reviews')
  },
)

test('the footer has no section for profiles of editors who have none', inFullSuite, async ({ page }) => {
  await open(page, '/')

  await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toHaveText(['The guide', 'Safarnama'])
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '(opens another site)' })).toHaveCount(0)
})

test('title, description and canonical address follow the page', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  const canonical = page.locator('link[rel=canonical]')
  const origin = new URL((await canonical.getAttribute('href')) ?? '').origin

  await page.getByRole('link', { name: 'Dumas Beach' }).click()

  await expect(page).toHaveTitle('Dumas Beach, Surat · Safarnama')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Black sand, not gold/)
  await expect(canonical).toHaveAttribute('href', `${origin}/places/dumas-beach`)
})

test('Back and Forward go through the pages', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await page.getByRole('link', { name: 'Dumas Beach' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
  await expect(page).toHaveTitle('Trending in Surat · Safarnama')
  await page.goForward()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')
  await expect(page).toHaveTitle('Dumas Beach, Surat · Safarnama')
})

test('a new page starts at its top, and Back returns to the earlier scroll position', async ({ page }) => {
  await open(page, '/explore')
  const lastCard = page.getByRole('main').getByRole('article').last().getByRole('link')
  await lastCard.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(500)

  await lastCard.click()
  await expect(page).toHaveURL(/\/places\//)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()

  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('the tab of the current list, and it alone, is marked as current', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  const current = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current=page]')
  await expect(current).toHaveText(['Trending'])

  await page.getByRole('link', { name: 'Historical Places' }).first().click()

  await expect(current).toHaveText(['Historical Places'])
  await expect(current).toHaveCSS('border-bottom-style', 'solid')
})

test('the header marks the page one is on', inFullSuite, async ({ page }) => {
  await open(page, '/')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect(current).toHaveText(['Home'])

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()

  await expect(current).toHaveText(['Explore'])
})

test('the header links of a guest are those of the specification', inFullSuite, async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('banner')

  await expect(banner.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(banner.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore')
  await expect(banner.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '/reviews')
  await expect(banner.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/plan-your-trip')
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(banner.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/contact-us')
})

test('links to other sites open in a new tab and send no referrer', inFullSuite, async ({ page }) => {
  await open(page, '/places/dumas-beach')

  const directions = page.getByRole('link', { name: 'Directions' })

  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//)
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a place without an exact spot offers a search on the map and no directions', inFullSuite, async ({ page }) => {
  await open(page, '/places/a-one-coco')

  await expect(page.getByRole('link', { name: 'Find on a map' })).toHaveAttribute('href', /^https:.*maps\/search/)
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveCount(0)
})

test('an unconfirmed place is marked as unconfirmed', inFullSuite, async ({ page }) => {
  await open(page, '/places/a-one-coco')

  await expect(page.getByRole('main')).toContainText('Not verified yet')
  await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('not known · do you know?')
})
