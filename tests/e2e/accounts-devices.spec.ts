import type { Page } from '@playwright/test'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, openAs, type BrowserUser } from '../support/browser-users.ts'

function devices(page: Page) {
  return page.getByRole('region', { name: 'Devices' })
}

async function logInElsewhere(page: Page, { email, password }: BrowserUser): Promise<void> {
  await callApiBesidePage(page, 'POST /auth/login', { body: { email, password } })
}

test('a traveller sees the devices and logs one out, then all others', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  for (const _ of [1, 2, 3]) await logInElsewhere(page, traveller)
  await openAs(page, traveller, '/profile')
  const rows = devices(page).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first()).toContainText('Chrome on Linux')

  await rows
    .last()
    .getByRole('button', { name: /^Log out Chrome on Linux, last used/ })
    .click()
  await expectToast(page, 'That device is logged out.')
  await expect(rows).toHaveCount(3)

  await devices(page).getByRole('button', { name: 'Log out all others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out all others' })
  await dialog.getByRole('button', { name: 'Log out all others' }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, 'All other devices are logged out.')
  await expect(rows).toHaveCount(1)
  await expect(devices(page).getByRole('button')).toHaveCount(0)
})

test('a traveller changes the password with the old one', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/403/)
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('kites over Rander')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('kites over Rander')

  await dialog.getByLabel('Current password', { exact: true }).fill(traveller.password)
  await dialog.getByRole('button', { name: 'Save password' }).click()

  await expectToast(page, 'Your password is changed. All other devices are logged out.')
  await expect(dialog).toBeHidden()
  await logInElsewhere(page, { ...traveller, password: 'kites over Rander' })
})

test('devices that cannot be loaded can be loaded again', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/503/)
  expectProblem(/could not be loaded/)
  const traveller = await createUserInBrowser(page)
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 503, json: {} }))
  await openAs(page, traveller, '/profile')
  await expect(devices(page).getByText('Your devices could not be loaded.')).toBeVisible()
  await page.unroute('**/api/auth/sessions')
  await devices(page).getByRole('button', { name: 'Try again' }).click()
  await expect(devices(page).getByText('This device')).toBeVisible()
})

test(
  'a traveller changes the email, and this device goes on with the new one',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    const traveller = await createUserInBrowser(page)
    const other = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change email' })
    await dialog.getByLabel('New email').fill(other.email)
    await dialog.getByLabel('Your password', { exact: true }).fill(traveller.password)
    await dialog.getByRole('button', { name: 'Save email' }).click()
    await expect(dialog.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true')

    await dialog.getByLabel('New email').fill(`new-${traveller.email}`)
    await dialog.getByRole('button', { name: 'Save email' }).click()

    await expectToast(page, 'Your email is changed. All other devices are logged out.')
    await expect(page.getByRole('definition').filter({ hasText: `new-${traveller.email}` })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(`new-${traveller.email}`)
    await page.reload()
    await expect(page.getByRole('definition').filter({ hasText: `new-${traveller.email}` })).toBeVisible()
  },
)
