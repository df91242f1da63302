import type { Locator, Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { expectAccessibleInEveryLook, findSmallTargets, tabTo, widthOfContent } from '../support/browser-access.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { setClockBeforeTrips } from '../support/browser-trips.ts'
import { createSignedInUser, saveToWishlist } from '../support/browser-users.ts'

/** 7 December 2026 is a Monday, on which the castle is closed. */
const MONDAY_MORNING = new Date('2026-12-07T09:00:00+05:30')
const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'

const CASTLE = 'Surat Castle'
/** Places whose hours are known, so that a warning about hours would be a fault of the plan. */
const eight = [
  CASTLE,
  'Dutch Garden',
  'Old English Tombs',
  'Dutch and Armenian Cemetery',
  'Chintamani Parshwanath Jain Temple',
  'Common Sense Coffee',
  'ISKCON Sri Sri Radha Damodar Temple',
  'VR Surat',
]
const ABOUT_HOURS = /^(Closed|Opens at|Last entry|Hours not known)/

const day = (page: Page, name: string) => page.getByRole('region', { name })
const getStops = (page: Page) => page.locator('.plan-day [data-stop] h3')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Plan it for me' })
const choice = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })

/** Opens the start page as somebody who has signed up and has no trip. */
async function arrive(page: Page): Promise<void> {
  await page.clock.setFixedTime(MONDAY_MORNING)
  await createSignedInUser(page)
  await open(page, '/')
}

/** Does the traveller's steps one by one. `act` is a click, a tap or a key. */
async function planTwoDays(page: Page, act: (target: Locator) => Promise<void>, isPhone: boolean): Promise<void> {
  if (isPhone) await act(page.getByRole('banner').getByRole('button', { name: 'Open menu' }))
  await act(page.getByRole('link', { name: 'Trips', exact: true }).first())
  await act(page.getByRole('button', { name: /^Today and tomorrow/ }))
  for (const name of eight) await act(choice(page, name))
  // The neighbourhoods of the filters, and all.
  expect(await dialog(page).getByLabel('Area').getByRole('option').count()).toBeLessThanOrEqual(13)
  await act(dialog(page).getByRole('button', { name: 'Plan 8 places' }))
}

/** Expects the end of the journey: eight places on two days, the castle on the Tuesday, and no warning about hours. */
async function expectGoodPlan(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Why this plan' })).toBeFocused()
  await expect(page.getByText('8 places have a day.')).toBeVisible()
  await expect(page.getByText('saved just now')).toBeVisible()
}

async function expectNoWarningAboutHours(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(getStops(page)).toHaveCount(8)
  await expect(day(page, 'Tuesday').getByRole('heading', { name: CASTLE })).toBeVisible()
  await expect(page.locator('.plan-problem').filter({ hasText: ABOUT_HOURS })).toHaveCount(0)
}

for (const [device, viewport, details] of devices) {
  test(
    `two days with eight places take 12 clicks at most and nothing typed on ${device}`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await arrive(page)
      let clicks = 0
      await planTwoDays(
        page,
        async (target) => {
          clicks += 1
          await target.click()
        },
        viewport.width < 600,
      )
      await expectGoodPlan(page)
      await expectNoWarningAboutHours(page)
      expect(clicks).toBeLessThanOrEqual(12)
      test.info().annotations.push({ type: 'clicks', description: String(clicks) })
    },
  )

  test(`two days with eight places are planned with the keyboard alone on ${device}`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    await arrive(page)
    let presses = 0
    await planTwoDays(
      page,
      async (target) => {
        await tabTo(page, target)
        presses += 1
        const isCheckbox = (await target.getAttribute('type')) === 'checkbox'
        await page.keyboard.press(isCheckbox ? 'Space' : 'Enter')
      },
      viewport.width < 600,
    )
    await expectGoodPlan(page)
    await expectNoWarningAboutHours(page)
    test.info().annotations.push({ type: 'presses of Enter and Space', description: String(presses) })
  })
}

type Wish = { name: string; place: string | null; date: string | null; position?: number; time?: string }

async function openTrip(page: Page, wishes: readonly Wish[], endDate = TUESDAY) {
  await setClockBeforeTrips(page)
  const user = await createSignedInUser(page)
  const body = {
    title: 'A weekend in Surat',
    description: '',
    budget: 0,
    startDate: MONDAY,
    endDate,
    destinations: [{ name: 'Surat', location: '', startDate: MONDAY, endDate, notes: '', activities: wishes }],
  }
  const answer = await callApiBesidePage(page, 'POST /trip/create', { token: user.token, body })
  return { user, path: `/my-trips/${api.createTrip.reply.parse(answer).trip._id}` }
}

const planButton = (page: Page) => page.getByRole('button', { name: 'Plan it for me' })

test(
  'ideas are chosen at first, stops of days and their times stay, and one undo takes the plan back',
  inFullSuite,
  async ({ page }) => {
    const { path } = await openTrip(page, [
      { name: 'Gopi Talav', place: 'gopi-talav', date: TUESDAY, position: 1, time: '17:00' },
      { name: CASTLE, place: 'surat-castle', date: null },
      { name: 'Dutch Garden', place: 'dutch-garden', date: null },
    ])
    await open(page, path)
    await planButton(page).click()
    await expect(dialog(page).getByRole('region', { name: 'Your ideas' }).getByRole('checkbox')).toHaveCount(2)
    await choice(page, 'Dutch Garden').uncheck()
    await choice(page, 'Old English Tombs').check()
    await dialog(page).getByRole('button', { name: 'Plan 2 places' }).click()
    await expect(page.getByText('2 places have a day.')).toBeVisible()
    await expect(day(page, 'Tuesday').getByRole('heading', { name: CASTLE })).toBeVisible()
    await expect(day(page, 'Tuesday').getByText('17:00').first()).toBeVisible()
    await page.getByText('Why each stop is where it is').click()
    await expect(page.getByText('Closed on the other days.').first()).toBeVisible()
    await expect(page.getByText('You had put it on this day.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(getStops(page)).toHaveText(['Gopi Talav'])
    await expect(page.getByRole('heading', { name: 'Why this plan' })).toBeHidden()
    const ideas = page.getByRole('region', { name: 'Ideas, not on a day yet' })
    await expect(ideas.getByRole('heading', { level: 3 })).toHaveText([CASTLE, 'Dutch Garden'])
  },
)

test('a plan is made in a worker, and in the page where there is none', inFullSuite, async ({ page }) => {
  const { path } = await openTrip(page, [{ name: 'Dutch Garden', place: 'dutch-garden', date: null }])
  await open(page, path)
  const worker = page.waitForEvent('worker')
  await planButton(page).click()
  await dialog(page).getByRole('button', { name: 'Plan 1 place' }).click()
  expect((await worker).url()).toContain('/assets/plan-worker-')
  await expect(page.getByText('1 place has a day.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()

  await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'))
  await planButton(page).click()
  await dialog(page).getByRole('button', { name: 'Plan 1 place' }).click()
  await expect(page.getByText('1 place has a day.')).toBeVisible()
})

test('a place that is closed on all days stays an idea, and the report says why', inFullSuite, async ({ page }) => {
  const { path } = await openTrip(page, [{ name: CASTLE, place: 'surat-castle', date: null }], MONDAY)
  await open(page, path)
  await planButton(page).click()
  await expect(choice(page, CASTLE)).toHaveAccessibleName(/closed on all your days/)
  await dialog(page).getByRole('button', { name: 'Plan 1 place' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Closed on the weekdays of this trip.' })).toBeVisible()
  const ideas = page.getByRole('region', { name: 'Ideas, not on a day yet' })
  await expect(ideas.getByRole('link', { name: CASTLE })).toBeVisible()
})

test('the wishlist is offered first, and places are found by word, kind and area', inFullSuite, async ({ page }) => {
  const { user, path } = await openTrip(page, [])
  await saveToWishlist(page, user, { Name: 'Clock Tower' })
  await open(page, path)
  await planButton(page).click()
  const guide = dialog(page).getByRole('region', { name: 'Places of the guide' })
  await expect(dialog(page).getByRole('region', { name: 'Your wishlist' }).getByRole('checkbox')).toHaveCount(1)
  await guide.getByLabel('Search places and areas').fill('heritage square')
  await expect(guide.getByRole('checkbox')).toHaveCount(4)
  await guide.getByLabel('Kind').selectOption('Nature')
  await expect(guide.getByRole('checkbox')).toHaveCount(1)
  await guide.getByLabel('Search places and areas').fill('')
  await guide.getByLabel('Area', { exact: true }).selectOption('Nanpura')
  await expect(choice(page, 'Dutch Garden')).toBeVisible()
  await guide.getByLabel('Search places and areas').fill('heritage square')
  const hidden = guide.getByText('Not under Nature in Nanpura; 4 under all kinds and areas.')
  await expect(hidden).toBeVisible()
  await guide.getByRole('button', { name: 'Show all kinds and areas' }).click()
  await expect(guide.getByRole('checkbox')).toHaveCount(4)
  await expect(hidden).toHaveCount(0)
  await expect(guide.getByLabel('Search places and areas')).toBeFocused()
  await guide.getByLabel('Search places and areas').fill('castle')
  await guide.getByLabel('Kind').selectOption('Historical place')
  await choice(page, CASTLE).check()
  await guide.getByLabel('Search places and areas').fill('nowhere')
  await expect(guide.getByText('No place is like that.')).toBeVisible()
  await expect(dialog(page).getByText('Chosen: Surat Castle')).toBeVisible()
})

test('pace and hours that are changed in the dialog are those of the trip', inFullSuite, async ({ page }) => {
  const { path } = await openTrip(page, [])
  await open(page, path)
  await planButton(page).click()
  await dialog(page).getByText('Steady, 09:00 to 20:00 each day').click()
  await dialog(page).getByLabel('Days begin').fill('08:00')
  await dialog(page).getByLabel('Pace').selectOption('Easy: 6 hours of visits and ways')
  await choice(page, 'Dutch Garden').check()
  await dialog(page).getByRole('button', { name: 'Plan 1 place' }).click()
  await expect(getStops(page)).toHaveText(['Dutch Garden'])
  await page.getByRole('button', { name: /change dates, hours and pace/ }).click()
  await expect(page.getByLabel('Days begin')).toHaveValue('08:00')
  await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('easy')

  // Costs follow who travels, and the trip stores it.
  await page.getByLabel('Adults').fill('0')
  await page.getByLabel('Adults').press('Enter')
  await expect(page.getByLabel('Adults')).toHaveAccessibleDescription(/at least one person/)
  await page.getByLabel('Adults').fill('2')
  await page.getByLabel('Children').fill('1')
  await page.getByLabel('Children').press('Enter')
  await expect(page.getByText('Costs are for: 2 adults, 1 child')).toBeVisible()
  await expect(page.getByText('saved', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Costs are for: 2 adults, 1 child')).toBeVisible()
})

test('a day is put in order and a gap is filled from the board', inFullSuite, async ({ page }) => {
  const { path } = await openTrip(page, [
    { name: 'Dutch Garden', place: 'dutch-garden', date: MONDAY, position: 1 },
    { name: 'Old English Tombs', place: 'old-english-tombs', date: MONDAY, position: 2 },
    { name: 'Athwa Chowpatty stalls', place: 'athwa-chowpatty-stalls', date: MONDAY, position: 3, time: '18:00' },
    { name: 'Chintamani', place: 'chintamani-parshwanath-jain-temple', date: null },
  ])
  await open(page, path)
  await day(page, 'Monday').getByRole('button', { name: 'Fill this gap' }).first().click()
  await expect(day(page, 'Monday').getByRole('heading', { name: 'Chintamani' })).toBeVisible()
  await day(page, 'Monday').getByText('Day settings').click()
  await day(page, 'Monday').getByRole('button', { name: 'Order this day' }).click()
  await expect(
    page.getByText('Ordered Monday.').or(page.getByText('Monday is in its best order.')).first(),
  ).toBeAttached()
})

test(
  'axe finds nothing in the dialog and in the report, and fingers hit every control',
  inFullSuite,
  async ({ page }) => {
    const { path } = await openTrip(page, [{ name: CASTLE, place: 'surat-castle', date: null }], MONDAY)
    await open(page, path)
    await planButton(page).click()
    await expect(choice(page, CASTLE)).toBeVisible()
    await expectAccessibleInEveryLook(page, 'dialog[open]')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthOfContent(page)).toBe(320)
    await choice(page, 'Dutch Garden').check()
    await dialog(page).getByRole('button', { name: 'Plan 2 places' }).click()
    await page.getByText('Why each stop is where it is').click()
    expect(await widthOfContent(page)).toBe(320)
    expect(await findSmallTargets(page.locator('.plan-report'), 44)).toEqual([])
    await expectAccessibleInEveryLook(page)
  },
)
