import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { today } from '#contract/text/dates.ts'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  tabTo,
  widthOfContent,
} from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { button, chooseFirstOption, field, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, inFullSuite, open } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { newEvent } from '../support/desk-calendar.ts'

const test = testWithOwnServer

/** Changes an entry through the API, as another editor does. */
async function changeEntry(page: Page, slug: string, fields: object): Promise<void> {
  const { token } = await logInAdmin(page)
  const answer = await callApiBesidePage(page, `GET /desk/calendar/${slug}`, { token })
  const { version, text } = api.getDeskEntry.reply.parse(answer).entry
  const body = { kind: 'calendar', version, text: { ...text, ...fields }, as: 'publish' }
  await callApiBesidePage(page, `PUT /desk/calendar/${slug}`, { token, body })
}

/** The next 7 April that is not over, whenever the suite runs. */
function aprilAhead(): string {
  const now = today(new Date(), 'Asia/Kolkata')
  const ofThisYear = `${now.slice(0, 4)}-04-07`
  return ofThisYear >= now ? ofThisYear : `${Number(now.slice(0, 4)) + 1}-04-07`
}

for (const [device, viewport] of devices) {
  test(
    `an editor adds a festival by keyboard on ${device}, sees what is wrong, previews it and finds it in the year`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/400/)
      await page.setViewportSize(viewport)
      const name = `Day of lamps ${viewport.width}`
      await openAdmin(page, 'calendar')
      await pressTabUntil(page, main(page).getByRole('link', { name: 'New event or season' }))
      await page.keyboard.press('Enter')
      await tabTo(page, field(page, 'Name'))
      await page.keyboard.type(name)
      await tabTo(page, field(page, 'In the web address'))
      await expect(field(page, 'In the web address')).toHaveValue(`day-of-lamps-${viewport.width}`)
      await page.keyboard.type(`lamps-${viewport.width}`)
      await tabTo(page, field(page, 'Kind of day'))
      await field(page, 'Kind of day').selectOption('Public holiday')
      await tabTo(page, field(page, 'Source'))
      await page.keyboard.type('The same day')
      await tabTo(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(/^Not saved\./)).toBeVisible()
      await expect(field(page, 'First day')).toBeFocused()
      await expect(field(page, 'First day')).toHaveAccessibleDescription('Please enter a date that exists')
      await field(page, 'First day').fill(aprilAhead())
      const picker = main(page).getByRole('combobox', { name: 'Add a place to “Places where it shows most”' })
      await tabTo(page, picker)
      await page.keyboard.type('castle')
      await chooseFirstOption(page, 'Surat Castle')
      await expect(button(page, 'Remove Surat Castle')).toBeVisible()
      await pressTabUntil(page, button(page, 'Preview'))
      await page.keyboard.press('Enter')
      const preview = page.getByRole('dialog')
      await expect(preview.getByRole('heading', { name: 'April', exact: true })).toBeVisible()
      await expect(preview.getByText(name).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await pressTabUntil(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expectToast(page, 'Published: visitors see it within two seconds.')

      await open(page, '/seasons')
      const april = page.getByRole('region', { name: 'April' })
      await april.getByRole('heading', { name: 'April', exact: true }).click()
      await expect(april.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    },
  )
}

test(
  'what another editor changed meanwhile is named at its field, and typed text stays',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    await openAdmin(page, 'calendar')
    await main(page).getByRole('searchbox').fill('uttarayan')
    await button(page, 'Search').click()
    await main(page).getByRole('link', { name: 'Edit Uttarayan', exact: true }).click()
    await field(page, 'Name').fill('Kite day')
    await changeEntry(page, 'uttarayan', { name: 'Day of kites' })
    await button(page, 'Publish now').click()
    await expect(main(page).getByText('Somebody else changed this entry')).toBeVisible()
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/changed this to “Day of kites”/)
    await expect(field(page, 'Name')).toHaveValue('Kite day')
  },
)

test(
  'an event leaves the year when it is retired, and comes back; one that places follow stays',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    await openAdmin(page, 'calendar')
    const { token } = await logInAdmin(page)
    await callApiBesidePage(page, 'POST /desk/calendar', {
      token,
      body: { kind: 'calendar', version: 0, text: newEvent, as: 'publish' },
    })
    await page.goto(`/admin?tab=calendar&calendarEntry=${newEvent.slug}`)
    await main(page).getByText('Take it out of the guide').click()
    await button(page, 'Take it out of the calendar').click()
    await expect(main(page).getByText(/^This entry is retired\./)).toBeVisible()
    const names = async () => JSON.stringify(await callApiBesidePage(page, 'GET /seasons', {}))
    expect(await names()).not.toContain(newEvent.name)
    await button(page, 'Bring it back').click()
    await expect(field(page, 'Name')).toHaveValue(newEvent.name)
    expect(await names()).toContain(newEvent.name)

    await page.goto('/admin?tab=calendar&calendarEntry=ramadan')
    await main(page).getByText('Take it out of the guide').click()
    await button(page, 'Take it out of the calendar').click()
    await expect(page.getByRole('alert').filter({ hasText: 'follow this event: Rander Ramzan Bazaar' })).toBeVisible()
  },
)

test(
  'the list and the forms of the calendar are accessible in light and dark, on phones and desktops',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'calendar')
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectAccessibleInEveryLook(page)
    for (const slug of ['uttarayan', 'monsoon']) {
      await page.goto(`/admin?tab=calendar&calendarEntry=${slug}`)
      await expect(field(page, 'Name')).toBeVisible()
      await expectAccessibleInEveryLook(page)
    }
    await page.goto('/admin?tab=calendar&calendarEntry=calendar')
    await expect(field(page, 'Compared with the sources on')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  },
)

test('the form of an event fits on a phone, with targets for fingers', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, 'calendar')
  await page.goto('/admin?tab=calendar&calendarEntry=ramadan')
  await expect(field(page, 'Name')).toBeVisible()
  expect(await findSmallTargets(main(page), 44)).toEqual([])
  expect(await widthOfContent(page)).toBeLessThanOrEqual(360)
})
