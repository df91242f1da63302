import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { createReview } from '../support/browser-admin.ts'
import { devices, expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { createUserInBrowser, openAs, openBlankPage } from '../support/browser-users.ts'

const PLACE = { name: 'Gopi Talav', path: '/places/gopi-talav' }

for (const [device, viewport] of devices) {
  test(
    `a traveller on ${device} calls a review helpful by keyboard, and takes that back`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const author = await createUserInBrowser(page, { name: 'Ravi Mehta' })
      const reader = await createUserInBrowser(page)
      const text = `Bring water ${Date.now()}`
      await createReview(page, author, { placeName: PLACE.name, reviewText: text })
      await openAs(page, reader, PLACE.path)
      const review = page.getByRole('main').getByRole('article').filter({ hasText: text }).last()
      const vote = review.getByRole('button', { name: `The review of ${PLACE.name} by Ravi Mehta is helpful` })
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
      await vote.press('Enter')
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
      await expect(review).toContainText('1 traveller found this helpful')
      await expect(vote).toBeFocused()
      await expectAccessibleInEveryLook(page)
      await page.setViewportSize(viewport)
      expect(await findSmallTargets(review, 44)).toEqual([])
      expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)

      await openBlankPage(page)
      await page.evaluate(() => localStorage.clear())
      await open(page, PLACE.path)
      await expect(review).toContainText('1 traveller found this helpful')
      await expect(vote).toHaveCount(0)

      await openAs(page, reader, PLACE.path)
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
      await vote.press('Enter')
      await expect(vote).toHaveAttribute('aria-pressed', 'false')
      await expect(review).not.toContainText('found this helpful')
    },
  )
}
