import type { Locator, Page } from '@playwright/test'
import { expectVisibleFocus } from '../support/browser-access.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

/** Every page reaches its first cards with fewer presses. */
const MAX_TAB_PRESSES = 40

/** Presses Tab until the target has the focus. Every focus on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MAX_TAB_PRESSES} presses of Tab do not reach the target`)
}

const openPlaceByKeyboard = async (page: Page) => {
  await tabTo(page, page.getByRole('link', { name: 'Explore Surat' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
  await tabTo(page, page.getByRole('article').first().getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/places\//)
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible()
}

test('home, list, place and back are one journey by keyboard alone', inFullSuite, async ({ page }) => {
  await open(page, '/')
  await openPlaceByKeyboard(page)

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Trending' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('home, list, place and back are one journey by keyboard alone, too', async ({ page }) => {
    await open(page, '/')
    await openPlaceByKeyboard(page)

    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Trending' }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/explore')
  })
})

test('the first Tab offers to skip to the content', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search places' })).toBeFocused()
})

test('after a link is followed the next Tab starts with the new page', async ({ page }) => {
  await open(page, '/explore')
  await page.getByRole('link', { name: 'Dumas Beach' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dumas Beach')

  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a search is made, read and left by keyboard alone', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await tabTo(page, page.getByRole('searchbox', { name: 'Search places' }))
  await page.keyboard.type('castle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /castle/ })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Back to the list' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/explore')
})

test('the heart is reached and pressed by keyboard alone', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await tabTo(
    page,
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /to wishlist$/ }),
  )
  await page.keyboard.press('Space')

  await expect(page.getByRole('alert')).toHaveText('Please login')
})

test('the plan of a suggested trip opens by keyboard', inFullSuite, async ({ page }) => {
  await open(page, '/suggest-trips')
  const trip = page.getByRole('article').first()

  await tabTo(page, trip.locator('summary'))
  await page.keyboard.press('Enter')

  await expect(trip.getByRole('listitem').first()).toBeVisible()
})
