import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import {
  applyLook,
  expectAccessible,
  expectAccessibleInEveryLook,
  findSmallTargets,
  widthOfContent,
} from '../support/browser-access.ts'
import { delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { readingIn } from '../support/browser-language.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { saveTripBesidePage, setClockBeforeTrips, waitForPlanAtRest } from '../support/browser-trips.ts'

/** 7 December 2026 is a Monday, on which the castle is closed. */
const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'

type Wish = { name: string; place: string | null; date: string | null; position?: number; time?: string }

const stops: readonly Wish[] = [
  { name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1, time: '10:00' },
  { name: 'Gopi Talav', place: 'gopi-talav', date: MONDAY, position: 2, time: '17:00' },
  { name: 'Sardar Patel Museum', place: 'sardar-patel-museum', date: TUESDAY, position: 1 },
  { name: 'Tea with Meera', place: null, date: TUESDAY, position: 2 },
  { name: 'Clock Tower', place: 'clock-tower', date: null },
]

async function openTrip(page: Page, wishes: readonly Wish[] = stops): Promise<void> {
  const { token } = await createSignedInUser(page)
  const body = {
    title: 'A weekend in Surat',
    description: '',
    budget: 2_000,
    startDate: MONDAY,
    endDate: TUESDAY,
    destinations: [{ name: 'Surat', location: '', startDate: MONDAY, endDate: TUESDAY, notes: '', activities: wishes }],
  }
  const { trip } = api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body }))
  await setClockBeforeTrips(page)
  await open(page, `/my-trips/${trip._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'A weekend in Surat' })).toBeVisible()
}

const day = (page: Page, name: string) => page.getByRole('region', { name })
const stop = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const saved = (page: Page) => page.getByText('saved just now')
const ideas = (page: Page) => page.getByRole('region', { name: 'Ideas, not on a day yet' })
const getNames = (page: Page, name: string) => day(page, name).getByRole('heading', { level: 3 })

test('a castle on a Monday says that it is closed, and one tap moves it to Tuesday', async ({ page }) => {
  await openTrip(page)
  await expect(day(page, 'Monday').getByText('Closed on Mondays.')).toBeVisible()
  await stop(page, 'Surat Castle')
    .getByRole('button', { name: /^Move to Tue/ })
    .click()
  await expect(day(page, 'Tuesday').getByRole('heading', { name: 'Surat Castle' })).toBeVisible()
  await expect(page.getByText('Closed on Mondays.')).toBeHidden()
  const moved = page.getByRole('alert').filter({ hasText: 'Moved Surat Castle to Tue' })
  // A toast waits while the pointer is on it, however long the saving takes.
  await moved.hover()
  await expect(saved(page)).toBeVisible()
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(day(page, 'Monday').getByRole('heading', { name: 'Surat Castle' })).toBeVisible()
})

test('a phone shows the first stop of the first day without scrolling', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTrip(page)
  await expect(day(page, 'Monday').getByRole('heading', { name: 'Surat Castle' })).toBeInViewport()
})

test('a day has an address, which a reload and Back keep', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTrip(page)
  await page.getByRole('tab', { name: 'Tue 8' }).click()
  await expect(page).toHaveURL(/\?day=2026-12-08$/)
  await page.reload()
  await expect(day(page, 'Tuesday')).toBeVisible()
  await page.getByRole('link', { name: 'Sardar Patel Museum' }).click()
  await expect(page).toHaveURL(/\/places\//)
  await page.goBack()
  await expect(day(page, 'Tuesday')).toBeVisible()
})

test('the row of days shows a full and an empty day at once, and leads to each', inFullSuite, async ({ page }) => {
  await openTrip(
    page,
    stops.filter(({ date }) => date !== TUESDAY),
  )
  const row = page.getByRole('navigation', { name: 'Days of the trip' })
  await expect(row.getByRole('button', { name: /Mon 7 ?2 stops/ })).toBeVisible()
  await row.getByRole('button', { name: /Tue 8 ?empty/ }).click()
  await expect(page).toHaveURL(/\?day=2026-12-08$/)
})

test('the keyboard picks a stop up, carries it to another day and puts it down', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const handle = page.getByRole('button', { name: 'Move Gopi Talav, stop 2 of 2' })
  await handle.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Gopi Talav picked up.' })).toBeAttached()
  await handle.press('ArrowRight')
  await handle.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Tuesday, number 3 of 3.' })).toBeAttached()
  await handle.press('Space')
  await expect(getNames(page, 'Tuesday')).toHaveText(['Sardar Patel Museum', 'Tea with Meera', 'Gopi Talav'])
  await expect(page.getByRole('button', { name: 'Move Gopi Talav, stop 3 of 3' })).toBeFocused()
})

async function openPlaceSearch(page: Page) {
  await openTrip(page)
  await page.getByRole('button', { name: 'Add places', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add places' })
  const search = dialog.getByRole('combobox', { name: 'Search the guide' })
  return { dialog, search }
}

test(
  'in the search for places, Escape closes the list, empties the field and closes the dialog',
  inFullSuite,
  async ({ page }) => {
    const { dialog, search } = await openPlaceSearch(page)
    await search.fill('castle')
    await expect(dialog.getByRole('listbox')).toBeVisible()
    await search.press('Escape')
    await expect(dialog.getByRole('listbox')).toBeHidden()
    await search.press('Escape')
    await expect(search).toHaveValue('')
    await search.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add places', exact: true })).toBeFocused()
  },
)

test(
  'Enter in the search adds the place that was named, and only offers what resembles it',
  inFullSuite,
  async ({ page }) => {
    const { dialog, search } = await openPlaceSearch(page)
    await search.fill('dutch gar')
    await expect(dialog.getByRole('option', { name: /^Dutch Garden/ })).toBeVisible()
    await search.press('Enter')
    await expect(dialog.getByText(/^Added Dutch Garden to/)).toBeVisible()

    await search.fill('Dinner with Meera')
    await expect(dialog.getByRole('option', { name: /Dinner with Meera/ })).toBeVisible()
    // Until the answer comes, the list has the places of the earlier term.
    await expect(dialog.getByRole('option', { name: /^Dutch Garden/ })).toHaveCount(0)
    await search.press('Enter')
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1)
    await expect(dialog.getByText(/^Added Dutch Garden to/)).toBeVisible()
    await search.press('ArrowUp')
    await search.press('ArrowUp')
    await search.press('Enter')
    await expect(dialog.getByText(/^Added Dinner with Meera to/)).toBeVisible()
  },
)

test('what an arrow key chose in the search stays chosen when the answer comes', inFullSuite, async ({ page }) => {
  const { dialog, search } = await openPlaceSearch(page)
  await search.fill('dutch gar')
  await expect(dialog.getByRole('option', { name: /^Dutch Garden/ })).toBeVisible()
  const release = await delayReply(page, '**/api/search*')
  await search.fill('Dinner with Meera')
  await expect(dialog.getByRole('option', { name: /Dinner with Meera/ })).toBeVisible()
  await search.press('ArrowUp')

  release()
  await expect(dialog.getByRole('option', { name: /^Dutch Garden/ })).toHaveCount(0)

  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/Dinner with Meera/)
  await search.press('Enter')
  await expect(dialog.getByText(/^Added Dinner with Meera to/)).toBeVisible()
})

test('Escape puts a stop back where it was', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const handle = page.getByRole('button', { name: 'Move Gopi Talav, stop 2 of 2' })
  await handle.press('Space')
  await handle.press('ArrowUp')
  await handle.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Gopi Talav is back where it was.' })).toBeAttached()
  await expect(getNames(page, 'Monday')).toHaveText(['Surat Castle', 'Gopi Talav'])
})

test('the mouse drags a stop to another day by its name, and opens no page', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await waitForPlanAtRest(page)
  await page.getByRole('link', { name: 'Gopi Talav' }).hover()
  await page.mouse.down()
  await day(page, 'Tuesday')
    .getByRole('heading', { name: 'Sardar Patel Museum' })
    .hover({ position: { x: 2, y: 2 } })
  await page.mouse.up()
  await expect(day(page, 'Tuesday').getByRole('heading', { name: 'Gopi Talav' })).toBeVisible()
  await expect(page).toHaveURL(/\/my-trips\//)
})

test('the mouse opens a stop at its times', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await page.getByRole('button', { name: 'Move Tea with Meera, stop 2 of 2' }).click()
  await expect(page.getByRole('group', { name: 'Change Tea with Meera' })).toBeVisible()
})

test(
  'stay, cost and note of a stop are changed in place, and are there after a reload',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await page.getByRole('button', { name: 'Change Tea with Meera' }).click()
    const editor = page.getByRole('group', { name: 'Change Tea with Meera' })
    await editor.getByRole('button', { name: '15 minutes longer' }).click()
    await editor.getByLabel('Cost in ₹').fill('80')
    await editor.getByLabel('Note').fill('She pays')
    await editor.getByRole('button', { name: 'Close' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(stop(page, 'Tea with Meera').getByRole('button', { name: /1 h 15 · ₹80/ })).toBeVisible()
    await expect(page.getByText('She pays')).toBeVisible()
  },
)

test('a cost below 0 gets a sentence at its field', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await page.getByRole('button', { name: 'Change Tea with Meera' }).click()
  await page.getByLabel('Cost in ₹').fill('-5')
  await page.getByLabel('Cost in ₹').press('Enter')
  await expect(page.getByText('A cost is from 0 to 1,000,000,000,000.')).toBeVisible()
})

test('an idea goes where it fits with one tap', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await ideas(page)
    .getByRole('button', { name: /^fits .*put Clock Tower there/ })
    .click()
  await expect(ideas(page).getByText('Places without a day wait here.')).toBeVisible()
})

test('a place is found by its name and added to the day where the search was opened', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await page.getByRole('button', { name: 'Add a place to Tuesday' }).click()
  await page.getByRole('combobox', { name: 'Search the guide' }).pressSequentially('Dutch')
  const first = page.getByRole('dialog').getByRole('option').first()
  // Until the answer comes, the first option is the typed name.
  await expect(first).toHaveAccessibleName(/^Dutch Garden/)
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Added .*Dutch.* to Tue/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(day(page, 'Tuesday').getByRole('heading', { name: /Dutch/ })).toBeVisible()
})

test('an empty day is filled with one tap, and one undo takes it all back', inFullSuite, async ({ page }) => {
  await openTrip(page, [])
  await day(page, 'Tuesday').getByRole('button', { name: 'Suggest places' }).click()
  await expect(getNames(page, 'Tuesday').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(day(page, 'Tuesday').getByText('Nothing on this day yet.')).toBeVisible()
})

test(
  'the stops of a day are copied to another day with the keyboard, and one undo takes them away',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await page.getByText('Day settings').first().press('Enter')
    const copy = page.getByRole('button', { name: 'Copy the stops' })
    await expect(page.getByLabel('Copy its stops to')).toHaveValue(TUESDAY)
    await copy.focus()
    await copy.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Copied 2 stops to Tuesday.' })).toBeVisible()
    await expect(getNames(page, 'Monday')).toHaveText(['Surat Castle', 'Gopi Talav'])
    await expect(getNames(page, 'Tuesday')).toHaveText([
      'Sardar Patel Museum',
      'Tea with Meera',
      'Surat Castle',
      'Gopi Talav',
    ])
    await expect(saved(page)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(getNames(page, 'Tuesday')).toHaveText(['Sardar Patel Museum', 'Tea with Meera'])
  },
)

test('what was spent is added, changed and removed', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await page.getByText('What you spent: ₹0').click()
  const form = page.getByRole('form', { name: 'Add what you spent' })
  await form.getByLabel('Amount').fill('250')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('What you spent: ₹250')).toBeVisible()
  await page.getByRole('button', { name: 'Change ₹250' }).click()
  await page.getByLabel('Amount').first().fill('300')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Remove ₹300' }).click()
  await expect(page.getByText('What you spent: ₹0')).toBeVisible()
})

test('on a phone the days are tabs, and the ideas are the last one', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTrip(page)
  await expect(page.getByRole('tab')).toHaveText(['Mon 7', 'Tue 8', 'Ideas 1'])
  await page.getByRole('tab', { name: 'Mon 7' }).press('ArrowRight')
  await expect(day(page, 'Tuesday')).toBeVisible()
  await page.getByRole('tab', { name: 'Ideas 1' }).click()
  await expect(ideas(page).getByRole('link', { name: 'Clock Tower' })).toBeVisible()
})

test('axe finds nothing on the page of a trip, also with a stop opened', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await page.getByRole('button', { name: 'Change Surat Castle' }).click()
  await expect(page.getByRole('button', { name: /^Move to Tue/ }).first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test(
  'axe finds nothing at 320 and 1920 pixels, nothing is cut off, and fingers hit every control',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await expect(page.getByRole('button', { name: /^Move to Tue/ }).first()).toBeVisible()
    await applyLook(page, { colorScheme: 'light', width: 1280 })
    await page.setViewportSize({ width: 1920, height: 1000 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    expect(await widthOfContent(page)).toBe(320)
    expect(await findSmallTargets(page.getByRole('main'), 44)).toEqual([])
  },
)

for (const code of ['en', 'gu', 'hi'] as const) {
  test(
    `the buttons of a trip stand in one row on a phone, each in one line, in ${code}`,
    inFullSuite,
    async ({ page }) => {
      const { words, at } = await readingIn(code)
      await page.setViewportSize({ width: 360, height: 740 })
      const user = await createSignedInUser(page)
      const trip = await saveTripBesidePage(page, user, { title: 'Surat', startDate: MONDAY, endDate: TUESDAY })
      await open(page, at(`/my-trips/${trip._id}`))
      const { planForMe, addPlaces, share } = words.planner.head
      const named = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
      await expect(named(share)).toBeEnabled()

      const lines = await Promise.all(
        [planForMe, addPlaces, share].map((name) =>
          named(name).evaluate((button) => {
            const range = document.createRange()
            range.selectNodeContents(button)
            return { top: button.getBoundingClientRect().top, count: range.getClientRects().length }
          }),
        ),
      )
      expect(new Set(lines.map(({ top }) => top)).size).toBe(1)
      expect(lines.map(({ count }) => count)).toEqual([1, 1, 1])
      expect(await findSmallTargets(page.locator('.plan-head'), 44)).toEqual([])
    },
  )
}
