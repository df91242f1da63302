import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { newPlace } from '../support/desk-places.ts'
import { newTrip, tripTo } from '../support/desk-trips.ts'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  tabTo,
  widthOfContent,
} from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { button, chooseFirstOption, expectFirstOption, field, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

const test = testWithOwnServer

const picker = (page: Page, name: string) => main(page).getByRole('combobox', { name, exact: true })

/** Publishes entries through the API, as another editor does. */
async function publish(
  page: Page,
  entries: { places?: (typeof newPlace)[]; trips?: (typeof newTrip)[] },
): Promise<void> {
  const { token } = await logInAdmin(page)
  for (const place of entries.places ?? []) {
    await callApiBesidePage(page, 'POST /desk/places', {
      token,
      body: { kind: 'places', version: 0, text: place, as: 'publish' },
    })
  }
  for (const trip of entries.trips ?? []) {
    await callApiBesidePage(page, 'POST /desk/trips', {
      token,
      body: { kind: 'trips', version: 0, text: trip, as: 'publish' },
    })
  }
}

for (const [device, viewport] of devices) {
  test(
    `an editor creates a suggested trip with a place they added, by keyboard on ${device}, and sees both on the site`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/400/)
      await page.setViewportSize(viewport)
      const slug = `made-${viewport.width}`
      const place = { ...newPlace, slug: `garden-${viewport.width}`, name: `Garden of ${viewport.width}` }
      await openAdmin(page, 'places')
      await publish(page, { places: [place] })
      await page.goto('/admin?tab=trips')
      await pressTabUntil(page, main(page).getByRole('link', { name: 'New suggested trip' }))
      await page.keyboard.press('Enter')
      await tabTo(page, field(page, 'Title'))
      await page.keyboard.type(`A day of ${viewport.width}`)
      await tabTo(page, field(page, 'Description'))
      await page.keyboard.type('A garden, and the castle after it.')
      await tabTo(page, field(page, 'In the web address'))
      await page.keyboard.type(slug)
      await tabTo(page, field(page, 'Budget for one traveller'))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('600')
      await tabTo(page, field(page, 'What the budget covers'))
      await page.keyboard.type('Autos and lunch.')
      await tabTo(page, field(page, 'Drawing'))
      await field(page, 'Drawing').selectOption('garden')

      // The destination has no name yet.
      await tabTo(page, picker(page, 'Add a stop: find a place'))
      await page.keyboard.type('castle')
      await expectFirstOption(page, 'Surat Castle')
      await page.keyboard.press('Enter')
      await expect(main(page).getByText('Surat Castle is stop 1, at 09:00.')).toBeVisible()
      await page.keyboard.type(`Garden of ${viewport.width}`)
      await chooseFirstOption(page, place.name)
      await expect(main(page).getByText(new RegExp(`^${place.name} is stop 2, at `))).toBeVisible()

      // The garden comes first.
      await tabTo(page, button(page, `Move ${place.name} up`))
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(`${place.name} is number 1 of 2 now.`)).toBeAttached()

      await pressTabUntil(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(/^Not saved\./)).toBeVisible()
      const name = main(page).getByRole('group', { name: 'Destination 1' }).getByLabel('Name', { exact: true }).first()
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription('Please fill in this field')
      await page.keyboard.type('Along the river')
      await tabTo(page, field(page, 'Where'))
      await page.keyboard.type('Chowk')
      await pressTabUntil(page, button(page, 'Preview'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('heading', { name: `A day of ${viewport.width}` })).toBeVisible()
      await page.keyboard.press('Escape')
      await tabTo(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expectToast(page, 'Published: visitors see it within two seconds.')

      await open(page, `/places/${place.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name)
      await open(page, '/suggest-trips')
      const shown = page.getByRole('article').filter({ hasText: `A day of ${viewport.width}` })
      await shown.getByText('Show the plan').click()
      await expect(shown.getByRole('listitem').filter({ hasText: 'Along the river' }).getByRole('link')).toHaveText([
        place.name,
        'Surat Castle',
      ])
    },
  )
}

test(
  'the planner warns of what never works while an editor types, and a place that is closed every day is refused',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/400/)
    const evidence = { source: 'https://surat.example/', checkedOn: '2026-11-22', confidence: 'reported' } as const
    const repairs = { state: 'closed-for-now', since: null, reason: 'repairs' } as const
    const closed = {
      ...newPlace,
      slug: 'shut-garden',
      name: 'Shut Garden',
      facts: { status: { ...evidence, value: repairs } },
    }
    await openAdmin(page, 'places')
    await publish(page, {
      places: [closed],
      trips: [tripTo('warned', { name: 'Surat Castle', place: 'surat-castle' })],
    })
    await page.goto('/admin?tab=trips&trip=warned')
    await main(page).getByText('1. 11:00 Surat Castle').click()
    await field(page, 'Time').fill('02:00')
    await expect(main(page).getByText(/^Surat Castle: Opens at /)).toBeVisible()

    await picker(page, 'Choose another place').fill('Shut')
    await main(page).getByRole('option', { name: 'Shut Garden', exact: true }).click()
    await button(page, 'Publish now').click()
    await expect(picker(page, 'Choose another place')).toHaveAccessibleDescription(
      'Problem: is closed on every day of the week',
    )
    await expect(field(page, 'Time')).toHaveValue('02:00')
  },
)

test('stops change their order by dragging', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await publish(page, { trips: [{ ...newTrip, slug: 'dragged', title: 'Dragged' }] })
  await page.goto('/admin?tab=trips&trip=dragged')
  const stops = main(page).getByRole('list', { name: 'Stops', exact: true }).getByRole('listitem')
  await expect(stops).toHaveCount(2)
  // The buttons to save cover the end of the window.
  await stops.first().evaluate((stop) => stop.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const from = await main(page).getByTitle('Drag Surat Castle').boundingBox()
  const to = await stops.nth(1).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 8 })
  await page.mouse.up()
  await expect(stops.first()).toContainText('Lunch')
})

test(
  'what another editor changed meanwhile is named at its field, and typed text stays',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    await openAdmin(page, 'places')
    await publish(page, { trips: [{ ...newTrip, slug: 'shared', title: 'Shared' }] })
    await page.goto('/admin?tab=trips&trip=shared')
    const budget = field(page, 'Budget for one traveller')
    await budget.fill('700')
    const { token } = await logInAdmin(page)
    const text = { ...newTrip, slug: 'shared', title: 'Shared', budget: 900 }
    const body = { kind: 'trips', version: 1, text, as: 'publish' }
    await callApiBesidePage(page, 'PUT /desk/trips/shared', { token, body })
    await button(page, 'Publish now').click()
    await expect(main(page).getByText('Somebody else changed this suggested trip')).toBeVisible()
    await expect(budget).toHaveAccessibleDescription(/changed this to “900”/)
    await expect(budget).toHaveValue('700')
  },
)

test(
  'a suggested trip is retired for another one, its anchor says so, and it comes back',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/410/)
    await openAdmin(page, 'places')
    await publish(page, {
      trips: [
        { ...newTrip, slug: 'old-day', title: 'The old day' },
        { ...newTrip, slug: 'new-day', title: 'The new day' },
      ],
    })
    await page.goto('/admin?tab=trips&trip=old-day')
    await main(page).getByText('Take it out of the guide').click()
    await main(page).getByLabel('Replaced by').selectOption('The new day')
    await button(page, 'Retire the suggested trip').click()
    await expect(main(page).getByText(/^This suggested trip is retired\./)).toBeVisible()

    await open(page, '/suggest-trips#old-day')
    await expect(main(page).getByText('This suggested trip is no longer in the guide')).toBeVisible()
    await main(page).getByRole('link', { name: 'See “The new day” instead' }).click()
    await expect(page).toHaveURL('/suggest-trips#new-day')
    await expect(main(page).getByText('This suggested trip is no longer in the guide')).toHaveCount(0)

    await open(page, '/admin?tab=trips&trip=old-day')
    await button(page, 'Bring it back').click()
    await expect(field(page, 'Title')).toHaveValue('The old day')
    const { token } = await logInAdmin(page)
    const answer = await callApiBesidePage(page, 'GET /desk/trips/old-day/versions', { token })
    const { versions } = api.listDeskVersions.reply.parse(answer)
    expect(versions.map(({ deed }) => deed)).toEqual(['bring-back', 'retire', 'publish'])
  },
)

test(
  'the list and the form of suggested trips are accessible in light and dark, on phones and desktops',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'places')
    await page.goto('/admin?tab=trips')
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.goto('/admin?tab=trips&trip=a-heritage-day-in-the-old-city')
    await expect(field(page, 'Title')).toBeVisible()
    await main(page).locator('details.desk-fact > summary').first().click()
    await expectAccessibleInEveryLook(page)
  },
)

test('a long value of the desk is shown whole, and Enter in it saves a draft', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=trips&trip=a-heritage-day-in-the-old-city')
  const covers = field(page, 'What the budget covers')
  await covers.fill('Autos between all the stops, the ticket of the castle,\nlunch in the old city and tea at its end.')

  await expect(covers).toHaveValue(
    'Autos between all the stops, the ticket of the castle, lunch in the old city and tea at its end.',
  )
  const hidden = () =>
    covers.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
    )
  await expect.poll(hidden).toBeLessThanOrEqual(0)
  await covers.press('Enter')
  await expectToast(page, 'The draft is saved.')
})

test('the form of a suggested trip fits on a phone, with targets for fingers', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=trips&trip=a-heritage-day-in-the-old-city')
  await expect(field(page, 'Title')).toBeVisible()
  await main(page).locator('details.desk-fact > summary').first().click()
  expect(await findSmallTargets(main(page), 44)).toEqual([])
  expect(await widthOfContent(page)).toBeLessThanOrEqual(360)
})
