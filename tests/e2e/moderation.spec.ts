import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { createReview, openAdmin } from '../support/browser-admin.ts'
import { main } from '../support/browser-main.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast, toast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logIn, openAs } from '../support/browser-users.ts'

/** A place that no other test writes about, because a removal stays to be seen there. */
const PLACE = { name: 'The Old Roastery', path: '/places/the-old-roastery' }

async function expectGood(page: Page, viewport: { width: number; height: number }): Promise<void> {
  expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
  expect(await findSmallTargets(main(page), 44)).toEqual([])
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize(viewport)
}

for (const [device, viewport] of devices) {
  test(`a report on ${device} leads to a removal, an appeal and an answer`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    const [author, reader] = [
      await createUserInBrowser(page, { name: 'Ravi Mehta' }),
      await createUserInBrowser(page, { name: 'Hetal Rana' }),
    ]
    const text = `Buy kites at my shop ${Date.now()}`
    await createReview(page, author, { placeName: PLACE.name, rating: 5, reviewText: text })

    await openAs(page, reader, PLACE.path)
    const review = main(page).getByRole('listitem').filter({ hasText: text })
    await review.getByRole('button', { name: `Report the review of ${PLACE.name} by Ravi Mehta` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Report this review' })
    await dialog.getByLabel('Reason').selectOption('advertising')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(
      toast(page, 'Thank you. A moderator looks at it, and the bell tells you what became of it.'),
    ).toBeVisible()

    await openAdmin(page, 'moderation')
    const row = main(page).getByRole('article').filter({ hasText: text })
    await expect(row).toContainText('1 report of the text: advertising')
    await row.getByRole('checkbox', { name: `Choose the review of ${PLACE.name} by Ravi Mehta` }).check()
    await expectGood(page, viewport)
    await main(page).getByRole('button', { name: 'Remove', exact: true }).click()
    const preview = page.getByRole('dialog', { name: 'Remove this review?' })
    await expect(preview).toContainText(`“${PLACE.name}”, 5 out of 5, by Ravi Mehta`)
    await expect(preview.getByLabel('Reason')).toHaveValue('advertising')
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await preview.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectToast(page, '1 review removed.')
    await expect(row).toHaveCount(0)
    await expect(main(page).getByRole('status').first()).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('checkbox').check()
    await main(page).getByRole('button', { name: 'Remove', exact: true }).click()
    await preview.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(row).toHaveCount(0)

    await openAs(page, author, PLACE.path)
    await expect(main(page)).toContainText(/removed: advertising/)
    await expect(main(page)).not.toContainText(text)
    await page.getByRole('button', { name: /^Announcements/ }).click()
    await expect(page.getByText(`Your review of “${PLACE.name}” was removed: advertising.`)).toBeVisible()
    await page.getByRole('link', { name: 'See what you can do' }).click()
    await expect(page.getByRole('button', { name: /^Announcements/ })).toHaveAttribute('aria-expanded', 'false')
    await main(page)
      .getByRole('button', { name: `Ask for another look at your review of ${PLACE.name}` })
      .click()
    await main(page).getByLabel('Why should the review come back?').fill('It is not <b>my</b> shop.')
    await expectGood(page, viewport)
    await main(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(main(page).getByText(/^You asked for another look/)).toBeVisible()

    await openAdmin(page, 'moderation')
    await main(page).getByLabel('List').selectOption('Asked to look again')
    await expect(row).toContainText('It is not <b>my</b> shop.')
    await row.getByRole('checkbox').check()
    await main(page).getByRole('button', { name: 'Leave removed' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave removed' }).click()
    await expectToast(page, '1 review stays removed.')
    await expect(row).toHaveCount(0)
  })
}

test('a guest is asked to log in before a report, and comes back to the place', inFullSuite, async ({ page }) => {
  const author = await createUserInBrowser(page, { name: 'Asha Joshi' })
  const reader = await createUserInBrowser(page)
  const text = `Quiet paths ${Date.now()}`
  await createReview(page, author, { placeName: PLACE.name, rating: 1, reviewText: text })
  await open(page, PLACE.path)
  const review = main(page).getByRole('listitem').filter({ hasText: text })
  await review.getByRole('button', { name: /^Report the review/ }).click()
  const dialog = page.getByRole('dialog', { name: `Report a review of ${PLACE.name}` })
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, reader)
  await expect(page).toHaveURL(new RegExp(`${PLACE.path}$`))
  await review.getByRole('button', { name: /^Report the review/ }).click()
  await expect(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
})

test('an author has no report button beside the own review', inFullSuite, async ({ page }) => {
  const author = await createUserInBrowser(page, { name: 'Mansi Vyas' })
  const text = `Shady benches ${Date.now()}`
  await createReview(page, author, { placeName: PLACE.name, reviewText: text })
  await openAs(page, author, PLACE.path)
  const review = main(page).getByRole('listitem').filter({ hasText: text })
  await expect(review).toBeVisible()
  await expect(review.getByRole('button', { name: /^Report the review/ })).toHaveCount(0)
})

test(
  'moderators find any review by its words and stars, and low stars stay where they are',
  inFullSuite,
  async ({ page }) => {
    const author = await createUserInBrowser(page, { name: 'Imran Shaikh' })
    const mark = `Mark${Date.now()}`
    await createReview(page, author, { placeName: PLACE.name, rating: 1, reviewText: `${mark} low` })
    await createReview(page, author, { placeName: PLACE.name, rating: 5, reviewText: `${mark} high` })
    await openAdmin(page, 'moderation')
    await main(page).getByLabel('List').selectOption('All reviews')
    await main(page).getByLabel('Words in place, text or author').fill(mark)
    await page.keyboard.press('Enter')
    const rows = main(page).getByRole('article')
    await expect(rows).toHaveText([/high/, /low/])
    await main(page).getByLabel('Stars').selectOption('1')
    await main(page).getByRole('button', { name: 'Search' }).click()
    await expect(rows).toHaveText([/low/])
  },
)
