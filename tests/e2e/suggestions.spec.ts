import type { Page } from '@playwright/test'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  widthOfContent,
} from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logIn, openAs } from '../support/browser-users.ts'

const test = testWithOwnServer

const PLACES = {
  phone: { name: 'The Old Roastery', path: '/places/the-old-roastery' },
  desktop: { name: 'Surat Castle', path: '/places/surat-castle' },
}

const facts = (page: Page) => page.getByRole('complementary', { name: 'Facts' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suggest a change' })
const THANKS = 'Thank you. An editor looks at it, and the bell tells you what became of it.'

/** The day of the city, as the page shows it in English. */
function dayInCity(): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date())
}

async function expectGood(page: Page, viewport: { width: number; height: number }): Promise<void> {
  expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize(viewport)
}

for (const [device, viewport] of devices) {
  const place = viewport.width < 600 ? PLACES.phone : PLACES.desktop

  test(
    `hours that a traveller saw are in the guide after one key of an editor on ${device}`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const traveller = await createUserInBrowser(page, { name: 'Ravi Mehta' })
      await openAs(page, traveller, place.path)
      await facts(page).getByRole('button', { name: 'Suggest a change: Hours' }).click()
      await expect(dialog(page).getByLabel('What is it about?')).toHaveValue('openingHours')
      await dialog(page).getByLabel('Sun', { exact: true }).uncheck()
      await dialog(page).getByLabel('Opens').fill('09:00')
      await dialog(page).getByLabel('Closes').fill('21:30')
      await dialog(page).getByLabel('In your own words (optional)').fill('It is written <b>on the door</b>.')
      expect(await findSmallTargets(dialog(page), 44)).toEqual([])
      await expectGood(page, viewport)
      const before = dayInCity()
      await dialog(page).getByRole('button', { name: 'Send' }).click()
      await expectToast(page, THANKS)
      // Midnight may come in between.
      const days = [before, dayInCity()].join('|')
      await expect(dialog(page)).toBeHidden()

      await openAdmin(page, 'suggestions')
      const row = main(page).getByRole('article').filter({ hasText: place.name })
      await expect(row.getByRole('rowheader')).toHaveText('Opening hours')
      await expect(row).toContainText('Mo-Sa 09:00-21:30')
      await expect(row).toContainText('It is written <b>on the door</b>.')
      await expect(row).toContainText('Ravi Mehta, seen on')
      expect(await findSmallTargets(main(page), 44)).toEqual([])
      await expectGood(page, viewport)
      await row.getByRole('button', { name: `Accept: Opening hours, ${place.name}` }).focus()
      await page.keyboard.press('a')
      await expectToast(page, `Accepted: Opening hours, ${place.name}.`)
      await expect(row).toHaveCount(0)

      await openAs(page, traveller, place.path)
      await expect(facts(page)).toContainText('Mon to Sat')
      await expect(facts(page)).toContainText(new RegExp(`one source says so · seen on the spot, (${days})`))
      await page.getByRole('button', { name: /^Announcements/ }).click()
      await expect(page.getByText(`Your suggestion for “${place.name}” is in the guide now. Thank you.`)).toBeVisible()
    },
  )
}

test(
  'an editor declines, takes it back and changes a value, by keyboard alone',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/400/)
    const name = 'Dumas Beach'
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/places/dumas-beach')
    await facts(page).getByRole('button', { name: 'Suggest a change', exact: true }).press('Enter')
    await dialog(page).getByLabel('What is it about?').selectOption('Phone')
    await dialog(page).getByLabel('Phone', { exact: true }).fill('261 1234567')
    await dialog(page).getByRole('button', { name: 'Send' }).press('Enter')
    await expect(dialog(page).getByLabel('Phone', { exact: true })).toBeFocused()
    await expect(dialog(page).getByRole('alert').first()).toContainText('everything you typed is still here')
    await page.keyboard.press('Escape')
    await facts(page).getByRole('button', { name: 'Suggest a change', exact: true }).press('Enter')
    await expect(dialog(page).getByLabel('Phone', { exact: true })).toHaveValue('261 1234567')
    await dialog(page).getByLabel('Phone', { exact: true }).fill('+91 261 1234567')
    await page.keyboard.press('Enter')
    await expectToast(page, THANKS)

    await openAdmin(page, 'suggestions')
    const row = main(page).getByRole('article').filter({ hasText: name })
    const accept = row.getByRole('button', { name: `Accept: Phone, ${name}` })
    await pressTabUntil(page, accept)
    await page.keyboard.press('2')
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(row).toBeVisible()
    await pressTabUntil(page, accept)
    await page.keyboard.press('c')
    await expect(row.getByLabel('Phone', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+91 261 7654321')
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await main(page).getByLabel('Show').selectOption('Decided')
    await expect(row).toContainText('+91 261 7654321')
    await pressTabUntil(page, row.getByRole('button', { name: `Undo: Phone, ${name}` }))
    await page.keyboard.press('u')
    await expect(row).toHaveCount(0)
    await open(page, '/places/dumas-beach')
    await expect(facts(page)).not.toContainText('7654321')
  },
)

test('a guest is led to the login and comes back to the same dialog', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await open(page, '/places/surat-castle')
  await facts(page).getByRole('button', { name: 'Suggest a change: Step-free' }).click()
  const question = page.getByRole('dialog', { name: 'Suggest a change of Surat Castle' })
  await question.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, traveller)
  await expect(dialog(page).getByLabel('What is it about?')).toHaveValue('stepFree')
  await dialog(page).getByLabel('Step-free access').selectOption('no')
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expectToast(page, THANKS)
})
