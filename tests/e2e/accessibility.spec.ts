import { delayReply, refuseCall } from '../support/browser-answers.ts'
import { UNKNOWN_PATH } from '../support/browser-pages.ts'
import { applyLook, expectAccessibleAt, expectAccessibleInEveryLook, looks } from '../support/browser-access.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

test(
  'the Page Not Found screen has no accessibility faults in any look',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page, UNKNOWN_PATH)

    await expectAccessibleInEveryLook(page)
  },
)

test('a suggested trip with its plan open has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/suggest-trips')
  await page.getByText('Show the plan').first().click()

  await expectAccessibleInEveryLook(page)
})

test(
  'a search that failed, with its toast, has no accessibility faults in any look',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/500/)
    await page.clock.install()
    await open(page, '/explore')
    await refuseCall(page, '**/api/attractions?*')
    await page.getByRole('main').getByRole('searchbox').fill('castle')
    await page.getByRole('button', { name: 'Search' }).click()
    const toast = page.getByRole('alert')
    await toast.focus()

    await expectAccessibleInEveryLook(page)

    await expect(toast).toBeVisible()
  },
)

test('a list that failed has no accessibility faults in any look', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await open(page, '/about')
  await refuseCall(page, '**/api/cafe')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cafe' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await expectAccessibleInEveryLook(page)
})

test('a list on its way has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  const release = await delayReply(page, '**/api/cafe')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cafe' }).click()
  await expect(page.getByRole('status', { name: 'Loading places …' })).toBeVisible()

  await expectAccessibleInEveryLook(page)

  release()
})

test('a place on its way has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  const release = await delayReply(page, '**/api/places/*')
  await page.getByRole('link', { name: 'Dumas Beach' }).click()
  await expect(page.getByRole('heading', { name: 'Loading the place …' })).toBeAttached()

  await expectAccessibleInEveryLook(page)

  release()
})

test('the open side menu has no accessibility faults in light and dark', inFullSuite, async ({ page }) => {
  await applyLook(page, looks[0])
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await expectAccessibleAt(page, 360)
})
