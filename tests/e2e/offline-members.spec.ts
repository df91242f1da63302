import type { Locator, Page } from '@playwright/test'
import { onDevice } from '#messages/offline.ts'
import { profile } from '#messages/account.ts'
import { reviewLists } from '#messages/reviews.ts'
import { clientFailures, pendingActions } from '#messages/ui.ts'
import { wishlistPage } from '#messages/wishlist.ts'
import { main } from '../support/browser-main.ts'
import { expect, inFullSuite, open } from '../support/browser-test.ts'
import { createUserInBrowser, saveToWishlist, storeSession } from '../support/browser-users.ts'
import type { CutNetwork } from '../support/cut-network.ts'
import { cutNetworkTest as test, saveTripOfToday, SERVER_AWAY, storeGuide } from '../support/stored-guide-page.ts'

test(
  'pages of a member open by their URLs without a network, and name it as the reason where something is missing',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const traveller = await createUserInBrowser(page)
    await saveToWishlist(page, traveller, { Name: 'Surat Castle' })
    await saveTripOfToday(page, traveller)
    await storeSession(page, traveller)
    await storeGuide(page)
    await open(page, '/')
    expectProblem(SERVER_AWAY)
    expectProblem(/could not be loaded/)
    await network.cut()
    await context.setOffline(true)

    await page.goto('/reviews')
    const reason = (failure: string) =>
      main(page).locator('.notice', { hasText: failure }).getByText(clientFailures.network)
    await expect(reason(reviewLists.fetchFailed)).toBeVisible()

    await page.goto('/profile')
    await expect(main(page).getByText(traveller.email, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: onDevice.title }).getByRole('listitem').first()).toBeVisible()
    await expect(reason(profile.storageFailed)).toBeVisible()

    await page.goto('/trip-list')
    await expect(main(page).getByRole('heading', { name: 'A calm day' })).toBeVisible()

    await page.goto('/wishlist')
    await page.getByRole('button', { name: 'Remove Surat Castle from wishlist' }).click()
    await expect(main(page).getByText(wishlistPage.empty)).toBeVisible()
    await expect(main(page).getByText(`Remove Surat Castle from the wishlist: ${pendingActions.kept}`)).toBeVisible()
  },
)

/** A browser that hears of the end of its network asks the server. */
async function lose(page: Page, network: CutNetwork): Promise<Locator> {
  await network.cut()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const band = page.locator('.offline-band p')
  await expect(band).toBeVisible()
  return band
}

for (const width of [360, 1280]) {
  test(
    `no bar at the foot lies below the words that nothing answers, in a window of ${width} pixels`,
    inFullSuite,
    async ({ page, network, expectProblem }) => {
      await page.setViewportSize({ width, height: 740 })
      await open(page, '/gu/phrases')
      await expect(page.locator('.language-bar')).toBeVisible()
      expectProblem(SERVER_AWAY)
      await lose(page, network)
      await expect(page.locator('.language-bar')).toBeHidden()
      await network.restore()

      await open(page, '/explore')
      await page
        .getByRole('button', { name: /^Add to trip: / })
        .first()
        .click()
      const tray = page.getByRole('region', { name: 'Picked places' })
      await expect(tray).toBeVisible()
      const band = await lose(page, network)
      const edge = (of: Locator, side: 'top' | 'bottom') =>
        of.evaluate((element, wanted) => element.getBoundingClientRect()[wanted], side)
      await expect.poll(async () => (await edge(tray, 'bottom')) - (await edge(band, 'top'))).toBeLessThan(1)
    },
  )
}
