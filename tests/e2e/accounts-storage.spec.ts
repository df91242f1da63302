import { expect, test, inFullSuite } from '../support/browser-test.ts'
import { openAs, createUserInBrowser, saveToWishlist } from '../support/browser-users.ts'

test('the profile shows how much room the traveller’s data takes', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await openAs(page, traveller, '/profile')

  await expect(page.getByLabel('Trips, reviews and wishlist')).toHaveJSProperty('max', 10_000_000)
  await expect(page.getByText('0.1 MB of 10 MB')).toBeVisible()
  await expect(page.getByText('0 MB of 200 MB')).toBeVisible()
})

test(
  'when the room cannot be read, the profile says so and tries again',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/503/)
    expectProblem(/could not be loaded/)
    const traveller = await createUserInBrowser(page)
    await page.route('**/api/auth/storage', (route) => route.fulfill({ status: 503, json: {} }))
    await openAs(page, traveller, '/profile')
    await expect(page.getByText('How much room your data takes could not be loaded.')).toBeVisible()
    await page.unroute('**/api/auth/storage')

    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByText('0 MB of 10 MB')).toBeVisible()
  },
)
