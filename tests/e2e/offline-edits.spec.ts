import type { Page } from '@playwright/test'
import type { Trip } from '#contract/trip/trips.ts'
import { planner } from '#messages/planner.ts'
import { main } from '../support/browser-main.ts'
import { expect, inFullSuite, open, waitForHydration } from '../support/browser-test.ts'
import { listTripsBesidePage, mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createUserInBrowser, storeSession } from '../support/browser-users.ts'
import { cutNetworkTest as test, saveTripOfToday, SERVER_AWAY, storeGuide } from '../support/stored-guide-page.ts'

const MONDAY = mondayAhead()
const TITLES = ['Castle and coast', 'Old town', 'Weekend of sweets']
const EDITS = 200

/** The number of the trip that an edit changes: one after the other. */
const getPart = (index: number) => Math.floor((index * TITLES.length) / EDITS)

/** Changes a trip by another stop of its own, or by another budget. */
async function edit(page: Page, index: number): Promise<void> {
  if (index % 2 === 0) {
    await page.getByLabel('Budget').fill(String(index + 1))
    await page.getByLabel('Budget').press('Tab')
    return
  }
  const dialog = page.getByRole('dialog', { name: planner.head.addPlaces })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: planner.head.addPlaces, exact: true }).click()
  await dialog.getByRole('combobox').fill(`Stop ${index}`)
  await dialog.getByRole('option', { name: `“Stop ${index}”` }).click()
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test(
  '200 edits of three trips without a network outlive two reloads and a killed tab, and arrive once',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.setTimeout(480_000)
    const traveller = await createUserInBrowser(page)
    const trips: Trip[] = []
    for (const title of TITLES) {
      trips.push(await saveTripBesidePage(page, traveller, { title, startDate: MONDAY, endDate: MONDAY }))
    }
    await storeSession(page, traveller)
    await storeGuide(page)
    for (const { _id, title } of trips) {
      await open(page, `/my-trips/${_id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    expectProblem(SERVER_AWAY)
    await network.cut()
    await context.setOffline(true)

    let shown = page
    for (let index = 0; index < EDITS; index += 1) {
      const openShown = async () => {
        await shown.goto(`/my-trips/${trips[getPart(index)]?._id}`)
        await waitForHydration(shown)
      }
      if (index === 0 || getPart(index) !== getPart(index - 1)) await openShown()
      if (index === 30 || index === 100) {
        await shown.reload()
        await waitForHydration(shown)
      }
      if (index === 160) {
        const next = await context.newPage()
        await shown.close()
        shown = next
        await openShown()
      }
      await edit(shown, index)
    }
    await expect(main(shown).getByText(planner.saving.offline)).toBeVisible()

    await network.restore()
    await context.setOffline(false)
    const read = async () => {
      const all = await listTripsBesidePage(shown, traveller)
      const found = all.map(({ title, budget, destinations }) => ({
        title,
        budget,
        stops: destinations.flatMap(({ activities }) => activities.map(({ name }) => name)).toSorted(),
      }))
      return found.toSorted((one, other) => one.title.localeCompare(other.title))
    }
    const indexes = Array.from({ length: EDITS }, (_, index) => index)
    const expected = TITLES.map((title, part) => {
      const own = indexes.filter((index) => getPart(index) === part)
      return {
        title,
        budget: (own.findLast((index) => index % 2 === 0) ?? 0) + 1,
        stops: own
          .filter((index) => index % 2 === 1)
          .map((index) => `Stop ${index}`)
          .toSorted(),
      }
    })
    await expect.poll(read, { timeout: 90_000 }).toEqual(expected)
  },
)

test(
  'the start page and the list of trips show a plan with the edits that wait',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    test.slow()
    const traveller = await createUserInBrowser(page)
    await saveTripOfToday(page, traveller)
    const [trip] = await listTripsBesidePage(page, traveller)
    await storeSession(page, traveller)
    await storeGuide(page)
    await open(page, `/my-trips/${trip?._id}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('A calm day')
    expectProblem(SERVER_AWAY)
    await network.cut()
    await context.setOffline(true)
    await page.getByRole('button', { name: planner.head.rename }).click()
    await page.getByRole('textbox', { name: planner.head.title }).fill('A windy day')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('A windy day')
    await expect(main(page).getByText(planner.saving.offline)).toBeVisible()

    await page.goto('/')
    await expect(main(page).getByRole('heading', { level: 2, name: 'A windy day' })).toBeVisible()
    await page.goto('/plan-your-trip')
    await expect(main(page).getByRole('heading', { name: 'A windy day' })).toBeVisible()
    await page.goto('/my-trips')
    await expect(main(page).getByRole('heading', { name: 'A windy day' })).toBeVisible()

    await network.restore()
    await context.setOffline(false)
    const read = async () => (await listTripsBesidePage(page, traveller)).map((one) => one.title)
    await expect.poll(read, { timeout: 90_000 }).toEqual(['A windy day'])
    await expect(main(page).getByRole('heading', { name: 'A windy day' })).toBeVisible()
  },
)
