import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { expectAccessible, expectAccessibleInEveryLook, tabTo, widthOfContent } from '../support/browser-access.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { setClockBeforeTrips, waitForPlanAtRest } from '../support/browser-trips.ts'

const MONDAY = '2026-12-07'
const TUESDAY = '2026-12-08'

const stops = [
  { name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1 },
  { name: 'Science Centre', place: 'science-centre-surat', date: MONDAY, position: 2 },
  { name: 'Sarthana Nature Park', place: 'sarthana-nature-park', date: TUESDAY, position: 1 },
  { name: 'Tea with Meera', place: null, date: TUESDAY, position: 2 },
  { name: 'Dumas Beach', place: 'dumas-beach', date: null },
]

async function openTrip(page: Page): Promise<void> {
  const { token } = await createSignedInUser(page)
  const body = {
    title: 'A weekend in Surat',
    budget: 2_000,
    startDate: MONDAY,
    endDate: TUESDAY,
    destinations: [{ name: 'Surat', activities: stops }],
  }
  const { trip } = api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setClockBeforeTrips(page)
  await open(page, `/my-trips/${trip._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'A weekend in Surat' })).toBeVisible()
  await waitForPlanAtRest(page)
}

const map = (page: Page) => page.getByRole('group', { name: 'Map of the trip' })
const pin = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name })
const castlePin = (page: Page) => pin(page, '1, Surat Castle, Monday 7 December')
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const scale = (page: Page) => map(page).getByText(/^\d+ k?m$/)

test(
  'the stops of each day are numbered pins that say their day, and ideas are pins without a number',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await expect(castlePin(page)).toBeVisible()
    await expect(pin(page, '2, Science Centre, Monday 7 December')).toBeVisible()
    await expect(pin(page, /^1, Sarthana Nature Park, Tuesday 8 December/)).toBeVisible()
    await expect(pin(page, /^Idea, Dumas Beach/)).toBeAttached()
    await expect(page.getByText('Dotted lines are straight, an estimate: streets are longer.')).toBeVisible()
    await expect(page.getByText('1 stop is not on the map, because nobody knows its position.')).toBeVisible()
  },
)

test('a pressed pin marks its stop, and a stop of the list marks its pin', inFullSuite, async ({ page }) => {
  await openTrip(page)
  await castlePin(page).click()
  await page.mouse.move(5, 5)
  await expect(row(page, 'Surat Castle')).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'Surat Castle')).toBeInViewport()
  await expect(castlePin(page)).toHaveAttribute('aria-pressed', 'true')

  await row(page, 'Science Centre').hover()
  await expect(pin(page, '2, Science Centre, Monday 7 December')).toHaveAttribute('aria-pressed', 'true')
  await expect(castlePin(page)).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(5, 5)
  await expect(castlePin(page)).toHaveAttribute('aria-pressed', 'true')
})

test(
  'with the keyboard, the pin of the focused stop is marked, and arrow keys go through the pins',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await expect(castlePin(page)).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Move Science Centre, stop 2 of 2' }))
    await expect(pin(page, '2, Science Centre, Monday 7 December')).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, castlePin(page))
    await page.keyboard.press('End')
    await expect(pin(page, /^Idea, Dumas Beach/)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(castlePin(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, 'Surat Castle')).toHaveAttribute('aria-current', 'true')
  },
)

test(
  'a chosen day has the map for itself, and a moved stop is drawn at once in the same view',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await expect(castlePin(page)).toBeVisible()
    await page.getByLabel('Days on the map').selectOption('Mon 7')
    await expect(pin(page, /Sarthana Nature Park/)).toBeHidden()
    await expect(castlePin(page)).toBeVisible()
    const before = await scale(page).textContent()

    const handle = page.getByRole('button', { name: 'Move Science Centre, stop 2 of 2' })
    await handle.press('Space')
    await handle.press('ArrowUp')
    await handle.press('Space')
    await expect(pin(page, '2, Surat Castle, Monday 7 December')).toBeVisible()
    await expect(scale(page)).toHaveText(before ?? '')
  },
)

/** Scrolls the page until the button of the map is below its header. @returns how far, in pixels */
async function scrollToMapButton(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: 'Map', exact: true })
    .evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  return scrolled
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'one button shows the map, tabs change its day, and a card leads back to the list',
    inFullSuite,
    async ({ page }) => {
      await openTrip(page)
      await expect(map(page)).toBeHidden()
      await scrollToMapButton(page)
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await expect(castlePin(page)).toBeVisible()
      expect(await page.evaluate(() => scrollY), 'the map fills the window').toBe(0)
      await page.getByRole('tab', { name: 'Tue 8' }).click()
      await expect(castlePin(page)).toBeHidden()
      await expect(pin(page, /^1, Sarthana Nature Park, Tuesday 8 December/)).toBeVisible()
      expect(await widthOfContent(page)).toBe(360)

      await page.getByRole('tab', { name: 'Mon 7' }).click()
      await castlePin(page).click()
      const card = map(page).getByRole('region', { name: 'Surat Castle' })
      await expect(card.getByText(/^Monday \d\d:\d\d to \d\d:\d\d$/)).toBeVisible()
      await card.getByRole('button', { name: 'Show in the list' }).click()
      await page.mouse.move(5, 5)
      await expect(map(page)).toBeHidden()
      await expect(row(page, 'Surat Castle')).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('button', { name: 'Move Surat Castle, stop 1 of 2' })).toBeFocused()
    },
  )

  test('the button brings the list back', inFullSuite, async ({ page }) => {
    await openTrip(page)
    const scrolled = await scrollToMapButton(page)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(castlePin(page)).toBeVisible()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Monday' })).toBeVisible()
    expect(await page.evaluate(() => scrollY), 'the list is where it was left').toBe(scrolled)
  })
})

test(
  'axe finds nothing on the map, with a pressed pin, and on a phone with its card',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    await castlePin(page).click()
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(map(page).getByRole('region', { name: 'Surat Castle' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
  },
)

test('nothing of the map is fetched before it is in sight', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openTrip(page)
  await expect(page.getByRole('region', { name: 'Monday' })).toBeVisible()
  expect(fetched.filter((url) => /map-view|map\.[^/]*css|\/map\//.test(url))).toEqual([])
})
