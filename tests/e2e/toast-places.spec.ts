import type { Locator, Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import { createAnnouncement, createReview, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import {
  coveredBy,
  expectToastToCome,
  expectWithClock,
  recordedTexts,
  scrollUnderToasts,
  stopClock,
  toast,
} from '../support/browser-toasts.ts'
import { mondayAhead } from '../support/browser-trips.ts'
import { createSignedInUser, createUserInBrowser, logIn, newUserDetails, openAs } from '../support/browser-users.ts'

/** Presses a control where toasts usually stand, and waits for the toast. The clock is stopped, so that it stays. */
async function pressUnderToasts(page: Page, control: Locator, text: string): Promise<Locator> {
  await scrollUnderToasts(control)
  await stopClock(page)
  await control.click()
  await expectToastToCome(page, text)
  return toast(page, text)
}

async function saveTrip(page: Page, { token }: { token: string }, title: string): Promise<void> {
  const destinations = [{ name: 'Dumas Beach', activities: [] }]
  const startDate = mondayAhead()
  const body = { title, budget: 0, startDate, endDate: addDays(startDate, 2), destinations }
  await callApiBesidePage(page, 'POST /trip/create', { token, body })
}

for (const [device, viewport] of devices) {
  test.describe(`on ${device}, a toast covers neither tabs nor the pressed control:`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => {
      await page.clock.install()
    })

    test('the search of a category', inFullSuite, async ({ page }) => {
      await open(page, '/explore')
      const search = page.getByRole('button', { name: 'Search' })

      const shown = await pressUnderToasts(page, search, 'Please enter a search term')
      await expect.poll(() => coveredBy(shown, search)).toEqual([])
      await expect.poll(() => coveredBy(shown, page.getByRole('navigation', { name: 'Categories' }))).toEqual([])
    })

    test('tabs that are scrolled under it', inFullSuite, async ({ page }) => {
      await open(page, '/explore')
      const tabs = page.getByRole('navigation', { name: 'Categories' })
      const shown = await pressUnderToasts(
        page,
        page.getByRole('button', { name: 'Search' }),
        'Please enter a search term',
      )

      await scrollUnderToasts(tabs)

      await expect.poll(() => coveredBy(shown, tabs)).toEqual([])
      await expect(shown).toBeInViewport({ ratio: 1 })
    })

    test('a heart', inFullSuite, async ({ page }) => {
      await openAs(page, await createUserInBrowser(page), '/explore')
      const heart = page.getByRole('button', { name: /^(Add|Remove) Dumas Beach (to|from) wishlist$/ })

      const shown = await pressUnderToasts(page, heart, 'Added to wishlist!')

      await expect.poll(() => coveredBy(shown, heart)).toEqual([])
    })

    test('a suggested trip', inFullSuite, async ({ page }) => {
      await openAs(page, await createUserInBrowser(page), '/plan-your-trip?tab=suggest')
      const add = page.getByRole('button', { name: 'Add to My Trips' }).first()

      await scrollUnderToasts(add)
      await add.click()
      const begin = page.getByRole('dialog').getByRole('button', { name: 'Add to My Trips' })
      await expect(begin).toBeVisible()
      await stopClock(page)
      await begin.click()
      await expectToastToCome(page, 'Added to your trips successfully!')
      const shown = toast(page, 'Added to your trips successfully!')

      await expect.poll(() => coveredBy(shown, add.or(page.getByRole('tablist')))).toEqual([])
    })

    test('a login that is refused', inFullSuite, async ({ page, expectProblem }) => {
      expectProblem(/401/)
      await open(page, '/login')
      const main = page.getByRole('main')
      await scrollUnderToasts(main.getByRole('button', { name: 'Log in' }))
      await stopClock(page)
      await logIn(page, newUserDetails())
      await expectToastToCome(page, 'The email or the password is wrong.')

      const shown = toast(page, 'The email or the password is wrong.')
      await expect.poll(() => coveredBy(shown, main.getByRole('button', { name: 'Log in' }))).toEqual([])
    })

    test('a deleted trip, told by one toast that carries its undo', inFullSuite, async ({ page }) => {
      const traveller = await createSignedInUser(page)
      await saveTrip(page, traveller, 'Kites')
      await open(page, '/plan-your-trip?tab=list')
      const tabs = page.getByRole('tablist')

      const shown = await pressUnderToasts(
        page,
        page.getByRole('button', { name: 'Delete' }),
        'Trip deleted successfully',
      )
      await scrollUnderToasts(tabs)

      await expect.poll(() => coveredBy(shown, tabs)).toEqual([])
      await expect(shown.getByRole('button', { name: 'Undo' })).toBeVisible()
      expect(await recordedTexts(page)).toEqual(['Trip deleted successfully'])
    })

    test('a deleted review in the panel, told by one toast that carries its undo', inFullSuite, async ({ page }) => {
      const text = `Gulls on ${device} ${Date.now()}`
      await createReview(page, await createUserInBrowser(page), { reviewText: text })
      await openAdmin(page, 'reviews')
      const row = page.getByRole('main').getByRole('article').filter({ hasText: text })
      await expect(row).toBeVisible()
      await stopClock(page)

      await row.getByRole('button', { name: /^Delete/ }).click()
      await expectToastToCome(page, 'Review deleted successfully')
      const shown = toast(page, 'Review deleted successfully')

      await expect.poll(() => coveredBy(shown, page.getByRole('navigation', { name: 'Admin panel' }))).toEqual([])
      await expect(shown.getByRole('button', { name: 'Undo' })).toBeVisible()
      expect(await recordedTexts(page)).toEqual(['Review deleted successfully'])
    })

    test('a deleted announcement, told by one toast that carries its undo', inFullSuite, async ({ page }) => {
      const title = `Tides on ${device} ${Date.now()}`
      await createAnnouncement(page, { title })
      await openAdmin(page, 'announcements')
      const remove = page.getByRole('button', { name: `Delete ${title}` })
      await expect(remove).toBeVisible()
      await stopClock(page)

      await remove.click()
      await expectToastToCome(page, 'Announcement deleted successfully')
      const shown = toast(page, 'Announcement deleted successfully')

      const tabs = page.getByRole('navigation', { name: 'Admin panel' })
      await expect
        .poll(() => coveredBy(shown, tabs.or(page.getByRole('button', { name: 'New announcement' }))))
        .toEqual([])
      await shown.getByRole('button', { name: 'Undo' }).click()
      await expectToastToCome(page, `“${title}” is back.`)
      expect(await recordedTexts(page)).toEqual(['Announcement deleted successfully', `“${title}” is back.`])
    })
  })
}

test('two trips are deleted: one toast with its undo shows at a time, and neither undo is lost', async ({ page }) => {
  await page.clock.install()
  const traveller = await createSignedInUser(page)
  await saveTrip(page, traveller, 'Kites')
  await saveTrip(page, traveller, 'Lamps')
  await open(page, '/plan-your-trip?tab=list')
  const cards = page.getByRole('main').getByRole('article')
  const toasts = page.locator('.toast')
  await expect(cards).toHaveCount(2)
  await stopClock(page)

  await cards.filter({ hasText: 'Kites' }).getByRole('button', { name: 'Delete' }).click()
  await expectToastToCome(page, 'Trip deleted successfully')
  await cards.filter({ hasText: 'Lamps' }).getByRole('button', { name: 'Delete' }).click()
  await expectWithClock(page, () => expect(cards).toHaveCount(0, { timeout: 100 }))
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts).toHaveCount(1)

  // The newest shows first. The one before it comes back with its whole time.
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expectWithClock(page, () => expect(cards).toHaveText(/Lamps/, { timeout: 100 }))
  await page.mouse.move(1, 450)
  await page.clock.runFor(1_200)
  await expect(toasts).toHaveCount(1)
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expectWithClock(page, () => expect(cards).toHaveCount(2, { timeout: 100 }))
})

test(
  'an own review that is deleted is told by one toast, whose undo waits ten seconds',
  inFullSuite,
  async ({ page }) => {
    await page.clock.install()
    const traveller = await createSignedInUser(page)
    await createReview(page, traveller, { placeName: 'Gopi Talav' })
    await open(page, '/reviews')
    const remove = page.getByRole('button', { name: 'Delete your review of Gopi Talav' })
    await expect(remove).toBeVisible()
    await stopClock(page)
    await remove.click()
    await expectToastToCome(page, 'Review deleted successfully')
    await page.mouse.move(1, 450)

    await page.clock.runFor(9_500)
    await expect(toast(page, 'Review deleted successfully')).toBeVisible()
    await page.clock.runFor(600)

    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await recordedTexts(page)).toEqual(['Review deleted successfully'])
  },
)

test('an action after the session has ended is told by one toast', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await page.clock.install()
  const traveller = await createSignedInUser(page)
  await saveTrip(page, traveller, 'Kites')
  await open(page, '/plan-your-trip?tab=list')
  const remove = page.getByRole('button', { name: 'Delete' })
  await expect(remove).toBeVisible()
  await callApiBesidePage(page, 'POST /auth/logout', { token: traveller.token })
  await stopClock(page)

  await remove.click()
  await expectToastToCome(page, 'Authentication failed. Please login again.')

  expect(await recordedTexts(page)).toEqual(['Authentication failed. Please login again.'])
})
