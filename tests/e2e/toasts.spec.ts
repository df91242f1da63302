import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast, expectToastToCome, expectWithClock, stopClock, toast } from '../support/browser-toasts.ts'
import { createSignedInUser } from '../support/browser-users.ts'

test('the heart of a guest asks to log in', async ({ page }) => {
  await open(page, '/explore')

  await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()

  await expectToast(page, 'Please login')
  await expect(page).toHaveURL('/explore')
})

test('the heart on the page of a place asks a guest to log in, too', inFullSuite, async ({ page }) => {
  await open(page, '/places/dumas-beach')

  await page.getByRole('button', { name: 'Add Dumas Beach to wishlist' }).click()

  await expectToast(page, 'Please login')
})

test('a toast stands at the top right', inFullSuite, async ({ page }) => {
  await open(page, '/explore')

  await page.getByRole('button', { name: 'Search' }).click()
  const box = await page.getByRole('alert').boundingBox()

  expect(box).not.toBeNull()
  expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  expect(box?.y).toBeLessThan(140)
})

test('a toast goes by itself after five seconds and not before', async ({ page }) => {
  await page.clock.install()
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Search' }).click()
  const shown = page.getByRole('alert')
  await expect(shown).toBeVisible()
  await page.mouse.move(0, 800)
  await page.clock.pauseAt(Date.now() + 1_000_000)
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Search' }).click()
  await expectToastToCome(page, 'Please enter a search term')

  await page.clock.runFor(4_800)
  await expect(shown).toBeVisible()
  await page.clock.runFor(300)

  await expect(shown).toHaveCount(0)
})

test('a message at the top centre goes after one second and not before', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await open(page, '/suggest-trips')
  await stopClock(page)
  await page.getByRole('button', { name: 'Add to My Trips' }).first().click()
  await expectToastToCome(page, 'Please login')
  await page.mouse.move(0, 800)

  await page.clock.runFor(800)
  await expect(toast(page, 'Please login')).toBeVisible()
  await page.clock.runFor(300)

  await expect(toast(page, 'Please login')).toHaveCount(0)
})

test('a toast waits while the pointer rests on it', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Search' }).click()
  const shown = page.getByRole('alert')

  await shown.hover()
  await page.clock.fastForward(60_000)
  await expect(shown).toBeVisible()
  await page.mouse.move(0, 800)
  await page.clock.fastForward(6_000)

  await expect(shown).toHaveCount(0)
})

test('a toast waits while the keyboard is in it, and closes by keyboard', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await open(page, '/explore')
  // On a slow machine it would go before it gets the focus.
  await stopClock(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expectToastToCome(page, 'Please enter a search term')
  const shown = page.getByRole('alert')

  await shown.getByRole('button', { name: 'Close' }).focus()
  await page.clock.fastForward(60_000)
  await expect(shown).toBeVisible()
  await page.keyboard.press('Enter')

  await expectWithClock(page, () => expect(shown).toHaveCount(0, { timeout: 100 }))
})

test('five toasts show at a time, and the next comes when one goes', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await page.clock.install()
  await open(page, '/explore')
  // On a slow machine the first toast would go before the last one comes.
  await stopClock(page)
  const toasts = page.getByRole('alert')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Add .* to wishlist$/ })

  for (let count = 1; count <= 5; count += 1) {
    await hearts.first().click()
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(toasts).toHaveCount(count, { timeout: 100 })
    }).toPass()
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.clock.runFor(200)
  await expect(toasts).toHaveText(Array(5).fill('Added to wishlist!'))
  await toasts.first().getByRole('button', { name: 'Close' }).click()

  await expectWithClock(page, () => expect(toasts.last()).toHaveText('Please enter a search term', { timeout: 100 }))
  await expect(toasts).toHaveCount(5)
})

test('Alt and T lead to the first toast', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.keyboard.press('Alt+t')

  await expect(page.getByRole('alert')).toBeFocused()
})
