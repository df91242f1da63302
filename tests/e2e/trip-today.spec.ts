import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'

/** A Tuesday. The museum is open from 09:30 to 16:30, the castle from 10:00 to 18:00. */
const TUESDAY = '2026-12-08'

const activities = [
  { name: 'Surat Castle', place: 'surat-castle', date: TUESDAY, position: 1, time: '10:00', durationMinutes: 90 },
  {
    name: 'Sardar Patel Museum',
    place: 'sardar-patel-museum',
    date: TUESDAY,
    position: 2,
    time: '15:00',
    durationMinutes: 60,
  },
  { name: 'Dutch Garden', place: 'dutch-garden', date: TUESDAY, position: 3 },
]

type Opening = {
  date?: string
  stops?: readonly object[]
  hours?: { dayStart: string; dayEnd: string }
  endDate?: string
}

/** @param time of the city */
async function openOn(page: Page, time: string, opening: Opening = {}): Promise<void> {
  const { date = TUESDAY, stops = activities, hours, endDate = TUESDAY } = opening
  await page.clock.setFixedTime(new Date(`${date}T${time}:00+05:30`))
  const { token } = await createSignedInUser(page)
  const body = {
    title: 'A day in Surat',
    description: '',
    budget: 2_000,
    startDate: TUESDAY,
    endDate,
    ...hours,
    destinations: [{ name: 'Surat', location: '', startDate: TUESDAY, endDate: TUESDAY, notes: '', activities: stops }],
  }
  const { trip } = api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body }))
  await open(page, `/my-trips/${trip._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'A day in Surat' })).toBeVisible()
}

const panel = (page: Page) => page.getByRole('region', { name: 'Today, Tuesday 8 Dec' })

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('the day itself says what is now, what is next and how to get there', async ({ page }) => {
      await openOn(page, '10:30')

      await expect(panel(page).getByRole('listitem').first()).toContainText('Now Surat Castle until 11:30')
      const next = panel(page).getByRole('listitem').nth(1)
      await expect(next).toContainText('Next Sardar Patel Museum at 15:00')
      await expect(next.getByText(/^Leave at 14:/)).toBeVisible()
      await expect(next.getByRole('link', { name: 'Way to Sardar Patel Museum' })).toBeVisible()
      await expectAccessibleInEveryLook(page)
    })
  })
}

test('until the program has come, the plan and the start page show what is ahead today', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)> & tea'
  await openOn(page, '10:30', { stops: [...activities, { name: hostile, place: null, date: TUESDAY, position: 4 }] })
  const planUrl = page.url()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agenda'))).toContain('& tea')
  const agenda = page.locator('.agenda')
  for (const url of [planUrl, '/']) {
    const { promise: isLate, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*.js', async (route) => {
      await isLate
      await route.continue()
    })
    await page.goto(url, { waitUntil: 'commit' })

    await expect(agenda.getByRole('heading', { level: 1 })).toHaveText('A day in Surat')
    await expect(agenda).toContainText('Your trip today · Day 1 of 1')
    await expect(agenda.getByRole('listitem')).toHaveText([
      '10:00 Surat Castle',
      '15:00 Sardar Patel Museum',
      /^\d\d:\d\d Dutch Garden$/,
      /^\d\d:\d\d <img src=x onerror=alert\(1\)> & tea$/,
    ])
    come()
    await expect(page.getByRole('link', { name: 'Surat Castle' }).first()).toBeVisible()
    await expect(agenda).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await page.clock.setFixedTime(new Date('2026-12-09T10:30:00+05:30'))
  await page.route('**/assets/entry-client*.js', () => {})
  await page.goto(planUrl, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveClass(/session-pending/)
  await expect(agenda).toHaveCount(0)
})

test(
  'in the afternoon nothing is planned for the morning, and no proposal lies in it',
  inFullSuite,
  async ({ page }) => {
    await openOn(page, '14:08', { stops: [{ name: 'Sardar Patel Museum', place: 'sardar-patel-museum', date: null }] })
    await expect(page.getByRole('heading', { name: 'Sardar Patel Museum' })).toBeVisible()
    await page.getByRole('button', { name: 'Plan it for me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Plan it for me' })
    await dialog.getByRole('button', { name: /^Plan/ }).click()
    const day = page.getByRole('region', { name: 'Tuesday' })
    await expect(day.getByRole('heading', { name: 'Sardar Patel Museum' })).toBeVisible()
    await expect(day.getByText('14:10').first()).toBeVisible()
    await page.getByText('What you spent: ₹0').click()
    const spending = page.getByRole('form', { name: 'Add what you spent' })
    await expect(spending.getByLabel('Day')).toHaveValue(TUESDAY)
  },
)

test('another day says nothing of today', inFullSuite, async ({ page }) => {
  await openOn(page, '10:30', { date: '2026-12-07' })

  await expect(page.getByRole('region', { name: /^Tuesday/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeHidden()
})

test('a stop that is done gives way to the next, and undo brings it back', inFullSuite, async ({ page }) => {
  await openOn(page, '11:00')

  await panel(page)
    .getByRole('button', { name: /^Done.*Surat Castle$/ })
    .click()

  await expect(panel(page).getByText('Now')).toBeHidden()
  await expect(panel(page).getByRole('listitem')).toContainText('Sardar Patel Museum')
  await page
    .getByRole('alert')
    .filter({ hasText: 'Surat Castle is done.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(panel(page).getByText('Now')).toBeVisible()
})

test('running late says exactly what begins later and what gets shorter', inFullSuite, async ({ page }) => {
  await openOn(page, '14:00')

  await panel(page).getByRole('button', { name: '40 min late' }).click()

  const told = page.getByRole('alert').filter({ hasText: 'begin later: Sardar Patel Museum 15:40' })
  await expect(told).toContainText('Shorter: Sardar Patel Museum 50 min.')
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByRole('listitem').nth(1)).toContainText('Sardar Patel Museum at 15:00')
})

test('the evening asks for one review of one place, and opens its form', inFullSuite, async ({ page }) => {
  await openOn(page, '20:30')
  await page.getByRole('button', { name: /Change Surat Castle$/ }).click()
  await page.getByRole('checkbox', { name: 'I was there' }).check()

  await expect(panel(page).getByText('How was Surat Castle?')).toBeVisible()
  await panel(page).getByRole('link', { name: 'Write a review' }).click()

  await expect(page).toHaveURL('/reviews?tab=post&place=surat-castle')
})

test('after midnight, a phone shows the day that goes on', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const stops = [
    { name: 'Dinner', date: TUESDAY, position: 1, time: '22:00', durationMinutes: 90 },
    { name: 'Cold cocoa', date: TUESDAY, position: 2, time: '00:30', durationMinutes: 30 },
  ]
  const hours = { dayStart: '18:00', dayEnd: '03:00' }
  await openOn(page, '00:15', { date: '2026-12-09', endDate: '2026-12-09', stops, hours })

  await expect(panel(page).getByRole('listitem').nth(1)).toContainText('Next Cold cocoa at 00:30')
  await panel(page).getByRole('button', { name: '40 min late' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Cold cocoa' }).filter({ hasText: '01:10' }).first(),
  ).toBeVisible()
})
