import type { Locator, Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import { getBox } from '../support/browser-main.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { listStops, mondayAhead, saveTripBesidePage, waitForPlanAtRest } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const MONDAY = mondayAhead()
const TUESDAY = addDays(MONDAY, 1)
const TITLE = 'Castle and coast'

const day = (page: Page, name: string) => page.getByRole('region', { name })
const namesOn = (page: Page, name: string) => day(page, name).getByRole('heading', { level: 3 })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}, stop` })

type Point = { readonly x: number; readonly y: number }

async function openTrip(page: Page) {
  const traveller = await createSignedInUser(page)
  const activities = [
    { name: 'Tea', date: MONDAY, position: 1 },
    { name: 'Lunch', date: MONDAY, position: 2 },
    { name: 'Kites', date: TUESDAY, position: 1 },
  ]
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: TITLE,
    startDate: MONDAY,
    endDate: TUESDAY,
    activities,
  })
  await open(page, `/my-trips/${_id}`)
  await expect(namesOn(page, 'Monday')).toHaveText(['Tea', 'Lunch'])
  await waitForPlanAtRest(page)
  return traveller
}

async function getMiddle(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await getBox(target)
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger goes down, moves in a line and is lifted, as the browser gets it from the screen. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const step of [0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 1]) {
    const point = { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger drags a stop by its number within its day', inFullSuite, async ({ page }) => {
  const traveller = await openTrip(page)
  await page.getByRole('heading', { name: 'Tea' }).scrollIntoViewIfNeeded()
  const to = await getMiddle(day(page, 'Monday').getByRole('heading', { name: 'Lunch' }))
  await drag(page, await getMiddle(handle(page, 'Tea')), { x: to.x, y: to.y + 24 })
  await expect(namesOn(page, 'Monday')).toHaveText(['Lunch', 'Tea'])
  await expect(page.getByText('saved just now')).toBeAttached()
  await page.reload()
  await expect(namesOn(page, 'Monday')).toHaveText(['Lunch', 'Tea'])
  await expect.poll(() => listStops(page, traveller)).toContain(`${TITLE}: Tea on ${MONDAY}`)
})

test('a finger drags a stop to the tab of another day, which then shows', async ({ page }) => {
  const traveller = await openTrip(page)
  const tab = page.getByRole('tab', { name: /^Tue/ })
  await tab.scrollIntoViewIfNeeded()
  const from = await handle(page, 'Tea').boundingBox()
  const to = await tab.boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag')
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 })
  await drag(page, middle(from), middle(to))
  await expect(namesOn(page, 'Tuesday')).toHaveText(['Kites', 'Tea'])
  await expect.poll(() => listStops(page, traveller)).toContain(`${TITLE}: Tea on ${TUESDAY}`)
})

test(
  'a sideways swipe goes to the next day and back, and a stop that is dragged sideways is no swipe',
  inFullSuite,
  async ({ page }) => {
    await openTrip(page)
    const over = await getMiddle(day(page, 'Monday').getByRole('heading', { name: 'Lunch' }))
    const [right, left] = [
      { x: 320, y: over.y },
      { x: 140, y: over.y },
    ]
    await drag(page, right, left)
    await expect(namesOn(page, 'Tuesday')).toHaveText(['Kites'])
    await drag(page, right, left)
    const onIdeas = await getMiddle(page.getByRole('heading', { name: 'Ideas, not on a day yet' }))
    await drag(page, { x: 60, y: onIdeas.y }, { x: 300, y: onIdeas.y })
    await expect(namesOn(page, 'Tuesday')).toHaveText(['Kites'])
    const onTuesday = await getMiddle(page.getByRole('heading', { name: 'Kites' }))
    await drag(page, { x: 140, y: onTuesday.y }, { x: 320, y: onTuesday.y })
    await expect(namesOn(page, 'Monday')).toHaveText(['Tea', 'Lunch'])

    const number = await getMiddle(handle(page, 'Lunch'))
    await drag(page, number, { x: number.x + 120, y: number.y })
    await expect(namesOn(page, 'Monday')).toHaveText(['Tea', 'Lunch'])
  },
)

test('a finger that scrolls up and down stays on its day', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const on = await getMiddle(day(page, 'Monday').getByRole('heading', { name: 'Lunch' }))
  await drag(page, on, { x: on.x + 80, y: on.y - 250 })
  await expect(namesOn(page, 'Monday')).toHaveText(['Tea', 'Lunch'])
})
