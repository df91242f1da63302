import type { Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const TUESDAY = addDays(MONDAY, 1)
const activities = [
  { name: 'Gopi Talav', place: 'gopi-talav', date: TUESDAY, position: 1, time: '10:00' },
  { name: 'Surat Castle', place: 'surat-castle', date: TUESDAY, position: 2, notes: 'Tickets at the gate' },
  { name: 'Tea with Meera', date: TUESDAY, position: 3, cost: 80, durationMinutes: 45 },
  { name: 'Clock Tower', place: 'clock-tower' },
  { name: 'Castle by evening light', place: 'surat-castle', date: MONDAY, position: 1 },
]

/** The page from which a trip is printed, as a sheet of paper. */
async function print(page: Page, path: (id: string) => string): Promise<void> {
  const traveller = await createSignedInUser(page)
  const trip = { title: 'Castle and coast', startDate: MONDAY, endDate: TUESDAY, activities }
  const { _id } = await saveTripBesidePage(page, traveller, trip)
  await open(page, path(_id))
  const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
  await page.evaluate(() => Object.assign(globalThis, { print: () => console.info('printed') }))
  await page.getByRole('button', { name: 'Take along Castle and coast' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await printed
  await page.emulateMedia({ media: 'print' })
}

for (const [where, path] of [
  ['the page of a trip', (id: string) => `/my-trips/${id}`],
  ['the list of trips', () => '/my-trips'],
] as const) {
  test(
    `from ${where}, paper has each day with times, hours, ways and a map with numbers`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/printed/)
      await print(page, path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Castle and coast'])
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        /^Monday /,
        /^Tuesday /,
        'Ideas, not on a day yet',
      ])
      const tuesday = page.getByRole('article').locator('section').filter({ hasText: 'Gopi Talav' })
      const stops = tuesday.getByRole('listitem')
      await expect(stops).toHaveCount(3)
      await expect(stops.nth(0)).toContainText(/1\s*10:00 to \d\d:\d\d/)
      await expect(stops.nth(1)).toContainText(/(on foot|auto) .*\d+ k?m/)
      await expect(stops.nth(1)).toContainText(/Open (\d\d:\d\d to|until) \d\d:\d\d/)
      await expect(stops.nth(1)).toContainText('Tickets at the gate')
      await expect(stops.nth(2)).toContainText('45 min · ₹80')
      await expect(page.getByText('What does not work: Closed on Mondays.')).toBeVisible()
      await expect(tuesday).toContainText(/3 stops.* on the way.*ends \d\d:\d\d.*≈₹/)
      await expect(tuesday.locator('svg text')).toHaveText(['1', '2'])
      await expect(tuesday.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
      await expect(page.getByRole('link', { name: 'Clock Tower' })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
    },
  )
}

test(
  'a trip is printed without its maps, if their pictures do not come',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/printed/)
    expectProblem(/ERR_FAILED/)
    await page.route(/-place-light\.svg$/, (route) => route.abort())
    await print(page, (id) => `/my-trips/${id}`)
    await expect(page.getByRole('heading', { name: /^Tuesday / })).toBeVisible()
  },
)
