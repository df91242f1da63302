import type { Page } from '@playwright/test'
import { getBox } from '../support/browser-main.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const activities = [
  { name: 'Gopi Talav', place: 'gopi-talav', date: MONDAY, position: 1 },
  { name: 'Clock Tower', place: 'clock-tower', date: MONDAY, position: 2 },
]

async function openTrip(page: Page, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
  const traveller = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: 'Days from a hotel',
    startDate: MONDAY,
    endDate: MONDAY,
    activities,
  })
  await open(page, `/my-trips/${_id}`)
  await expect(day(page)).toBeVisible()
}

const day = (page: Page) => page.getByRole('region', { name: 'Monday' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Taps the map of a dialog, somewhere off its middle. */
async function tapMap(page: Page, name: string): Promise<void> {
  const map = dialog(page, name).locator('.leaflet-container')
  await expect(map.locator('.map-marker')).toBeVisible()
  await map.click({ position: { x: 60, y: 60 } })
}

for (const width of [360, 1280]) {
  test(
    `three taps at ${width} px make a hotel the start and end of a day, and one takes it back`,
    inFullSuite,
    async ({ page }) => {
      await openTrip(page, width)
      await day(page)
        .getByRole('button', { name: /^Where do you sleep\?/ })
        .click()
      await tapMap(page, 'Where you sleep')
      await dialog(page, 'Where you sleep').getByRole('button', { name: 'Begin and end days here' }).click()

      await expect(dialog(page, 'Where you sleep')).toBeHidden()
      await expect(day(page).getByRole('button', { name: /leave at \d\d:\d\d/ })).toBeVisible()
      await expect(day(page).getByRole('button', { name: /back at \d\d:\d\d/ })).toBeVisible()
      // The first way, the one between the stops, and the last.
      await expect(day(page).locator('.plan-way')).toHaveCount(3)
      await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
      await expect(day(page).getByRole('button', { name: /^Where do you sleep\?/ })).toBeVisible()
      await expect(day(page).locator('.plan-way')).toHaveCount(1)
    },
  )
}

test(
  'an address without a pin says that its ways are not known, and a reload keeps it',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await day(page)
      .getByRole('button', { name: /^Where do you sleep\?/ })
      .click()
    const form = dialog(page, 'Where you sleep')
    await form.getByRole('textbox', { name: 'Name or address of the hotel' }).fill('12 Ring Road')
    await expect(form.getByText('Without a pin, its ways are not known.')).toBeVisible()
    await form.getByRole('button', { name: 'Begin and end days here' }).click()
    await expect(day(page).getByRole('button', { name: /^12 Ring Road · way not known/ })).toHaveCount(2)
    await expect(day(page).locator('.plan-way')).toHaveCount(1)
    await expect(page.getByText('saved just now')).toBeVisible()
    await page.reload()
    await expect(day(page).getByRole('button', { name: /^12 Ring Road · way not known/ })).toHaveCount(2)
  },
)

test('a place of the guide begins and ends the days, on paper too', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/printed/)
  await openTrip(page)
  await day(page)
    .getByRole('button', { name: /^Where do you sleep\?/ })
    .click()
  const form = dialog(page, 'Where you sleep')
  await form.getByRole('combobox').fill('dutch gar')
  await form.getByRole('option', { name: /^Dutch Garden/ }).click()
  await expect(day(page).getByRole('button', { name: /^Dutch Garden · leave at/ })).toBeVisible()

  const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
  await page.evaluate(() => Object.assign(globalThis, { print: () => console.info('printed') }))
  await page.getByRole('button', { name: 'Take along Days from a hotel' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await printed
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet.getByText(/^Dutch Garden · leave at \d\d:\d\d/)).toBeVisible()
  await expect(sheet.getByText(/^Dutch Garden · back at \d\d:\d\d/)).toBeVisible()
  await expect(sheet.locator('svg text')).toContainText(['⌂'])
})

test('a pin is a stop like any other: added from the board, moved by key, renamed', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await day(page)
    .getByRole('button', { name: /^Add a place to/ })
    .click()
  await dialog(page, 'Add a place to Monday').getByRole('button', { name: 'Put a pin on the map' }).click()
  const form = dialog(page, 'A place of your own')
  await tapMap(page, 'A place of your own')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Aunt Meera')
  await form.getByRole('textbox', { name: 'Note' }).fill('Bring sweets')
  await form.getByRole('button', { name: 'Add this place' }).click()
  const aunt = day(page).getByRole('listitem').filter({ hasText: 'Aunt Meera' })
  await expect(aunt.getByText('Bring sweets')).toBeVisible()
  await expect(day(page).locator('.plan-way')).toHaveCount(2)

  const handle = aunt.getByRole('button', { name: /^Move Aunt Meera, stop/ })
  const announced = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  await handle.press('Space')
  await announced('Aunt Meera picked up.')
  for (const _step of [1, 2, 3]) await handle.press('ArrowUp')
  await announced('Monday, number 1 of 3.')
  await handle.press('Space')
  await expect(day(page).getByRole('heading', { level: 3 }).first()).toHaveText('Aunt Meera')
  await expect(page.getByRole('button', { name: /^1, Aunt Meera/ })).toBeVisible()

  await aunt.getByRole('button', { name: /Change Aunt Meera/ }).click()
  await aunt.getByRole('textbox', { name: 'Name' }).fill('Aunt Meera’s house')
  await aunt.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(day(page).getByRole('heading', { name: 'Aunt Meera’s house', exact: true })).toBeVisible()
  await expect(page.getByText('saved just now')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^1, Aunt Meera’s house/ })).toBeVisible()
})

test('the right button of a mouse on the map adds a pin there', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const map = page.locator('.plan-map .leaflet-container')
  await expect(map).toBeVisible()
  await map.click({ button: 'right', position: { x: 40, y: 40 } })
  const form = dialog(page, 'A place of your own')
  await form.getByRole('button', { name: 'Add this place' }).click()
  await expect(day(page).getByRole('heading', { name: 'A place of your own', exact: true })).toBeVisible()
})

test('the focus never stands behind the button of the dialog on a phone', inFullSuite, async ({ page }) => {
  await openTrip(page, 360)
  await day(page)
    .getByRole('button', { name: /^Where do you sleep\?/ })
    .press('Enter')
  const form = dialog(page, 'Where you sleep')
  await form.getByRole('textbox', { name: 'Longitude' }).focus()
  await page.keyboard.press('Tab')
  const locate = form.getByRole('button', { name: 'Use my location' })
  await expect(locate).toBeFocused()
  const isAboveBar = async () => {
    const [field, bar] = [await getBox(locate), await getBox(form.locator('.plan-pin-keep'))]
    return field.y + field.height <= bar.y
  }
  await expect.poll(isAboveBar).toBe(true)
  await page.keyboard.press('Escape')
  await expect(day(page).getByRole('button', { name: /^Where do you sleep\?/ })).toBeFocused()
})
