import type { Page } from '@playwright/test'
import { delayReply, refuseCall } from '../support/browser-answers.ts'
import { categoryPages } from '../support/browser-pages.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'

/** Counts the different left edges of the cards. */
async function countColumns(page: Page): Promise<number> {
  const cards = await page.getByRole('main').getByRole('article').all()
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
  return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size
}

for (const { path } of categoryPages) {
  test(
    `the cards of ${path} stand in one, two or three columns`,
    path === '/explore' ? {} : inFullSuite,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 900 })
      await open(page, path)
      expect(await countColumns(page), 'on a phone').toBe(1)
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await countColumns(page), 'on a tablet').toBe(2)
      await page.setViewportSize({ width: 1280, height: 900 })
      expect(await countColumns(page), 'on a desktop').toBe(3)
    },
  )
}

test('a card shows the known facts of a place and marks the unknown ones', async ({ page }) => {
  await open(page, '/explore')

  const card = page.getByRole('article').filter({ hasText: 'Surat Diamond Bourse' })

  await expect(card.getByRole('img')).toHaveAttribute('alt', /.+/)
  await expect(card).toContainText('Khajod, DREAM City')
  await expect(card).toContainText('By appointment (our estimate)')
  await expect(page.getByRole('article').filter({ hasText: 'Amaazia Water Park' })).toContainText('Hours not known')
  await expect(card).not.toContainText('No reviews yet')
  await expect(card).toContainText('Not verified yet')
})

test('the whole card leads to the place', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await page.getByRole('article').filter({ hasText: 'Dumas Beach' }).getByRole('img').click({ force: true })

  await expect(page).toHaveURL('/places/dumas-beach')
})

test('a slow list shows placeholders under its own heading', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  const release = await delayReply(page, '**/api/cafe')

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Cafe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cafés in Surat')
  await expect(page.getByRole('status', { name: 'Loading places …' })).toBeVisible()
  release()

  await expect(page.getByRole('link', { name: 'Dotivala Bakery' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading places …' })).toHaveCount(0)
})

test('a list that fails shows an error, and trying again loads it', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await open(page, '/explore')
  await refuseCall(page, '**/api/cafe', 'unavailable')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Cafe' }).click()
  await expect(page.getByRole('alert')).toContainText('This list could not be loaded.')

  await page.unroute('**/api/cafe')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('link', { name: 'Dotivala Bakery' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list whose answer is not JSON shows an error', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/502/)
  await open(page, '/explore')
  await page.route('**/api/cafe', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Cafe' }).click()

  await expect(page.getByRole('alert')).toContainText('This list could not be loaded.')
})

test('a place that fails shows an error, and trying again loads it', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/explore')
  await refuseCall(page, '**/api/places/*')
  await page.getByRole('link', { name: 'Dumas Beach' }).click()
  await expect(page.getByRole('alert')).toContainText('This place could not be loaded.')

  await page.unroute('**/api/places/*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')
})

test(
  'suggested trips that fail show an error, and trying again loads them',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await open(page, '/about')
    await refuseCall(page, '**/api/suggest-trips')
    await page.getByRole('link', { name: 'Suggested trips' }).click()
    await expect(page.getByRole('main')).toContainText('Failed to fetch suggested trips')

    await page.unroute('**/api/suggest-trips')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('article').first()).toContainText('Budget: ₹1500')
  },
)

test('the page shows a message when there are no suggested trips', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await page.route('**/api/suggest-trips', (route) => route.fulfill({ json: { success: true, trips: [] } }))

  await page.getByRole('link', { name: 'Suggested trips' }).click()

  await expect(page.getByRole('main')).toContainText('No suggested trips available.')
})

test('the plan of a suggested trip leads to its places', inFullSuite, async ({ page }) => {
  await open(page, '/suggest-trips')
  const trip = page.getByRole('article').first()

  await trip.getByText('Show the plan').click()
  await trip.getByRole('listitem').getByRole('link').first().click()

  await expect(page).toHaveURL(/\/places\/[a-z0-9-]+$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'the tab of the present list is in sight, and so is a tab that gets the focus',
    inFullSuite,
    async ({ page }) => {
      await open(page, '/historical_places')
      const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link')

      await expect(tabs.filter({ hasText: 'Historical Places' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      await tabs.filter({ hasText: 'All places' }).focus()
      await expect(tabs.filter({ hasText: 'All places' })).toBeInViewport({ ratio: 1 })
    },
  )
})
