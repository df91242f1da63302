import { addDays, today } from '#contract/text/dates.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { createReview } from '../support/browser-admin.ts'
import { expect, inFullSuite, test } from '../support/browser-test.ts'
import { saveTripBesidePage } from '../support/browser-trips.ts'
import { createUserInBrowser, openAs } from '../support/browser-users.ts'

test(
  'an author shows beside a review that the place was in a trip of theirs, and hides it again',
  inFullSuite,
  async ({ page }) => {
    const author = await createUserInBrowser(page)
    const date = addDays(today(new Date(), 'Asia/Kolkata'), -1)
    const activities = [{ name: 'Gopi Talav', place: 'gopi-talav', date }]
    await saveTripBesidePage(page, author, { title: 'Green', startDate: date, endDate: date, activities })
    const reviewText = `Shade ${Date.now()}`
    await createReview(page, author, { placeName: 'Gopi Talav', reviewText })
    await openAs(page, author, '/reviews')
    const review = page.getByRole('article').filter({ hasText: reviewText })
    const choice = review.getByRole('button', { name: /^Show “on my trip in .*: the review of Gopi Talav$/ })
    await expect(choice).toHaveAttribute('aria-pressed', 'false')
    await choice.press('Enter')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(choice).toBeFocused()
    await expect(review).toContainText(/on their trip in [A-Z][a-z]+ 20\d\d/)
    await expectAccessibleInEveryLook(page)
    await choice.press('Enter')
    await expect(choice).toHaveAttribute('aria-pressed', 'false')
    await expect(review).not.toContainText('on their trip in')
  },
)
