import type { Locator, Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { listTripsBesidePage, setClockBeforeTrips } from '../support/browser-trips.ts'
import { createSignedInUser, newUserDetails } from '../support/browser-users.ts'

/** The figures of docs/planner-steps.md. `plan-journey.spec.ts` counts those of a new trip. */
const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'
const NAME = 'Dutch Garden'

test.beforeEach(({ page }) => setClockBeforeTrips(page))

async function openTrip(page: Page): Promise<void> {
  const { token } = await createSignedInUser(page)
  const stop = { name: NAME, place: 'dutch-garden', date: MONDAY, position: 1 }
  const body = {
    title: 'A weekend in Surat',
    description: '',
    budget: 0,
    startDate: MONDAY,
    endDate: TUESDAY,
    destinations: [{ name: 'Surat', location: '', startDate: MONDAY, endDate: TUESDAY, notes: '', activities: [stop] }],
  }
  const { trip } = api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body }))
  await open(page, `/my-trips/${trip._id}`)
}

function createCounter() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    /** A list is opened and an option is chosen: two taps. */
    choose: async (list: Locator, option: string) => {
      taps += 2
      await list.selectOption(option)
    },
    count: () => taps,
  }
}

const day = (page: Page, name: string) => page.getByRole('region', { name })
const change = (page: Page) => page.getByRole('button', { name: `Change ${NAME}` })

test('a stop goes to another day in 3 taps, in 1 drag, or with 3 keys', async ({ page }) => {
  await openTrip(page)
  const { tap, choose, count } = createCounter()
  await tap(change(page))
  await choose(page.getByRole('group', { name: `Change ${NAME}` }).getByLabel('Day', { exact: true }), TUESDAY)
  await expect(day(page, 'Tuesday').getByRole('heading', { name: NAME })).toBeVisible()
  expect(count()).toBe(3)
  const handle = page.getByRole('button', { name: `Move ${NAME}, stop 1 of 1` })
  await expect(handle).toBeFocused()
  const announced = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  await page.keyboard.press('Space')
  await announced(`${NAME} picked up.`)
  await page.keyboard.press('ArrowLeft')
  await announced('Monday, number 1 of 1.')
  await page.keyboard.press('Space')
  await expect(day(page, 'Monday').getByRole('heading', { name: NAME })).toBeVisible()
})

test('a time is changed with 1 tap and the time itself', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const { tap, count } = createCounter()
  await tap(change(page))
  await page.getByLabel('Begins at').fill('11:30')
  await page.keyboard.press('Enter')
  await expect(page.getByText('saved just now')).toBeVisible()
  await expect(day(page, 'Monday').getByText('11:30').first()).toBeVisible()
  expect(count()).toBe(1)
})

test('a trip is shared as a file with 2 taps', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const { tap, count } = createCounter()
  const download = page.waitForEvent('download')
  await tap(page.getByRole('button', { name: 'Take along A weekend in Surat' }))
  await tap(page.getByRole('button', { name: /calendar/i }))
  await download
  expect(count()).toBe(2)
})

test(
  'a phone opens the trip of today on the day of today, 1 tap from the start page',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.setFixedTime(new Date('2026-12-08T10:00:00+05:30'))
    await openTrip(page)
    await open(page, '/')
    const { tap, count } = createCounter()
    await tap(page.getByRole('main').getByRole('link', { name: /^Open the plan/ }))
    await expect(page.getByRole('tab', { name: 'Tue 8', selected: true })).toBeVisible()
    expect(count()).toBe(1)
  },
)

test(
  'a guest on a phone has eight places on two days in 13 taps and 3 fields, the account included',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    const { tap, count } = createCounter()
    const main = page.getByRole('main')
    await tap(page.getByRole('banner').getByRole('button', { name: 'Open menu' }))
    await tap(page.getByRole('navigation').getByRole('link', { name: 'Places', exact: true }).last())
    await expect(page).toHaveURL('/places')
    const adding = main.getByRole('button', { name: /^Add to trip/ })
    for (const picked of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await tap(adding.first())
      await expect(page.getByRole('button', { name: new RegExp(`^${picked} places? picked`) })).toBeVisible()
    }
    await tap(page.getByRole('button', { name: 'Make a trip' }))
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Sign up' }))
    const { name, email, password } = newUserDetails()
    const fields = { Name: name, Email: email, Password: password }
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
    await tap(main.getByRole('button', { name: 'Sign up' }))
    await expect(page).toHaveURL(/\/my-trips\/.+/)
    // The list was left far down, and the trip is another page.
    await expect(main.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(count()).toBeLessThanOrEqual(13)
    expect(Object.keys(fields)).toHaveLength(3)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    const readDates = async () => {
      const [trip] = await listTripsBesidePage(page, { token })
      return trip?.destinations.flatMap(({ activities }) => activities.map(({ date }) => date)) ?? []
    }
    await expect.poll(readDates).toHaveLength(8)
    expect(new Set(await readDates()).size).toBeGreaterThanOrEqual(2)
  },
)
