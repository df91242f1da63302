import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { addDays } from '#contract/text/dates.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { main } from '../support/browser-main.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import {
  listTripsBesidePage,
  mondayAhead,
  renameTrip,
  saveTripBesidePage,
  typeTitle,
} from '../support/browser-trips.ts'
import { createSignedInUser, storeSession } from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const weekend = {
  title: 'Castle and coast',
  startDate: MONDAY,
  endDate: addDays(MONDAY, 1),
  activities: [
    { name: 'Dumas Beach', place: 'dumas-beach', date: MONDAY, notes: '' },
    { name: 'Tea with Meera', date: MONDAY },
  ],
}

const tray = (page: Page) => page.getByRole('region', { name: 'Picked places' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Changed on another device' })
const planning = (page: Page) => page.getByRole('dialog', { name: 'Plan it for me' })
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const getEditor = (page: Page, name: string) => page.getByRole('group', { name: `Change ${name}` })

async function openTrip(page: Page, fields: Partial<typeof weekend> = {}) {
  const traveller = await createSignedInUser(page)
  const trip = await saveTripBesidePage(page, traveller, { ...weekend, ...fields })
  const read = async (): Promise<Trip | undefined> =>
    (await listTripsBesidePage(page, traveller)).find(({ _id }) => _id === trip._id)
  await open(page, `/my-trips/${trip._id}`)
  await expect(titled(page, weekend.title)).toBeVisible()
  return { traveller, trip, read }
}

/** A new trip, which offers to plan it. */
async function beginTrip(page: Page): Promise<void> {
  await createSignedInUser(page)
  await open(page, '/my-trips')
  await page.getByRole('button', { name: 'New trip' }).click()
  await page.getByRole('button', { name: 'Next weekend' }).click()
  await expect(planning(page)).toBeVisible()
}

test(
  'Escape leaves a conflict undecided: edits stay on the device, and the question opens again',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    // The news of the other save would ask before this page saves.
    await page.route(/\/api\/trip-live/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
    const { traveller, trip, read } = await openTrip(page)
    await callApiBesidePage(page, `PUT /trip/edit/${trip._id}`, {
      token: traveller.token,
      body: { ...trip, title: 'Theirs' },
    })
    await renameTrip(page, 'Mine')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(question(page)).toBeHidden()
    await expect(main(page).getByText('not saved', { exact: true })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.getByLabel('Budget').fill('900')
    await page.getByLabel('Budget').press('Tab')
    await expect.poll(() => read()).toMatchObject({ title: 'Theirs', budget: 0 })

    await page.reload()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Budget')).toHaveValue('900')
    await page.getByRole('button', { name: 'Decide' }).click()
    await question(page).getByRole('button', { name: 'Keep these' }).click()
    await expect.poll(read).toMatchObject({ title: 'Mine', budget: 900 })
  },
)

test(
  'a session that ends while a field is edited loses nothing of the plan',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const { traveller, trip, read } = await openTrip(page)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/trip/edit/*', async (route) => {
      await answered.promise
      await route.fulfill({ status: 401, json: { success: false } })
    })
    await renameTrip(page, 'Before the end')
    await page.getByRole('button', { name: 'Change Tea with Meera' }).click()
    await getEditor(page, 'Tea with Meera').getByLabel('Note').fill('Bring sweets')
    answered.resolve()
    await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
    await page.unroute('**/api/trip/edit/*')
    expect((await read())?.title).toBe(weekend.title)

    await storeSession(page, traveller)
    await open(page, `/my-trips/${trip._id}`)
    await expect(titled(page, 'Before the end')).toBeVisible()
    await expect(page.getByText('Bring sweets')).toBeVisible()
    await expect.poll(async () => (await read())?.title).toBe('Before the end')
  },
)

test('Back keeps a title and a note that are being typed', inFullSuite, async ({ page }) => {
  const { read } = await openTrip(page)
  const notes = async () => (await read())?.destinations[0]?.activities[1]?.notes
  await open(page, '/my-trips')
  await page.getByRole('link', { name: `Open the plan of ${weekend.title}` }).click()
  await page.getByRole('button', { name: 'Change Tea with Meera' }).click()
  await getEditor(page, 'Tea with Meera').getByLabel('Note').fill('Bring sweets')
  await page.evaluate(() => history.back())
  await expect.poll(notes).toBe('Bring sweets')
  await page.evaluate(() => history.forward())
  await typeTitle(page, 'Half a title')
  await page.evaluate(() => history.back())
  await expect.poll(async () => (await read())?.title).toBe('Half a title')
  await page.evaluate(() => history.forward())
  await expect(titled(page, 'Half a title')).toBeVisible()
  await expect(page.getByText('Bring sweets')).toBeVisible()
})

test(
  'a guest keeps picked places when the server rejects a session that is stored',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/401/)
    await open(page, '/places/dumas-beach')
    await page.getByRole('button', { name: 'Add to trip: Dumas Beach' }).click()
    await expect(tray(page)).toContainText('1 place picked')
    await page.evaluate(() => Object.assign(localStorage, { email: 'old@example.org', token: 'no session of today' }))
    await open(page, '/about')
    await expect(page.getByText('Authentication failed').first()).toBeVisible()
    await expect(tray(page)).toContainText('1 place picked')
  },
)

test('a new trip offers once to plan it, and not after a reload', inFullSuite, async ({ page }) => {
  await beginTrip(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Plan it for me' }).click()
  await expect(planning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(planning(page)).toBeHidden()
  await page.goBack()
  await page.goForward()
  await expect(titled(page, 'Trip to Surat')).toBeVisible()
  await expect(page.getByText('Suggest places').first()).toBeVisible()
  await expect(planning(page)).toBeHidden()
})

test('a reload of a new trip shows its empty days', inFullSuite, async ({ page }) => {
  await beginTrip(page)
  await page.reload()
  await expect(page.getByText('Nothing on this day yet.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add places', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Add places' })).toBeVisible()
})

test(
  'without a network a day gets places and settings, which are sent when it is back',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await openTrip(page)
    // What shows this dialog shows the rest, too.
    await page.getByRole('button', { name: 'Add places', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Add places' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.getByText('Day settings').first().click()
    await page.getByLabel('Note of the day').fill('Umbrella')
    await page.getByLabel('Note of the day').press('Tab')
    await page.getByRole('button', { name: 'Add a place to Monday' }).click()
    await page.getByRole('combobox', { name: 'Search the guide' }).fill('Gopi')
    await page.getByRole('option', { name: /^Gopi Talav/ }).click()
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('region', { name: 'Monday' }).getByRole('heading', { name: 'Gopi Talav' }),
    ).toBeVisible()
    await expect(page.getByText('Umbrella').first()).toBeVisible()
    await expect(page.getByText('offline: kept on this device')).toBeVisible()
    await page.context().setOffline(false)
    await expect(main(page).getByText(/^saved/)).toBeVisible()
  },
)

test(
  'a stay, a cost, a time and an amount that cannot be get a sentence, and what was there stays',
  inFullSuite,
  async ({ page }) => {
    const { read } = await openTrip(page)
    await page.getByRole('button', { name: 'Change Tea with Meera' }).click()
    const editor = getEditor(page, 'Tea with Meera')
    for (const [field, value, sentence] of [
      ['Stay in minutes', '10000', 'From 1 to 1440 minutes.'],
      ['Stay in minutes', '0', 'From 1 to 1440 minutes.'],
      ['Cost in ₹', '-5', 'A cost is from 0 to 1,000,000,000,000.'],
      ['Cost in ₹', '1e15', 'A cost is from 0 to 1,000,000,000,000.'],
    ] as const) {
      await editor.getByLabel(field).fill(value)
      await editor.getByLabel(field).press('Enter')
      await expect(editor.getByLabel(field)).toHaveAccessibleDescription(sentence)
      await expect(editor.getByLabel(field)).toHaveValue(value)
      await editor.getByLabel(field).press('Escape')
    }
    await page.getByLabel('Budget').fill('-1')
    await page.getByLabel('Budget').press('Enter')
    await expect(page.getByLabel('Budget')).toHaveAccessibleDescription('A budget is from 0 to 1,000,000,000,000.')
    await page.getByText('What you spent: ₹0').click()
    const spending = page.getByRole('form', { name: 'Add what you spent' })
    await spending.getByLabel('Amount').fill('-20')
    await spending.getByRole('button', { name: 'Add' }).click()
    await expect(spending.getByLabel('Amount')).toHaveAccessibleDescription('An amount is from 0 to 1,000,000,000,000.')
    await expect(spending.getByLabel('Amount')).toHaveValue('-20')
    await spending.getByLabel('Amount').fill('')
    await spending.getByRole('button', { name: 'Add' }).click()
    await expect(spending.getByLabel('Amount')).toHaveAccessibleDescription('An amount is from 0 to 1,000,000,000,000.')
    await spending.getByLabel('Amount').fill('0')
    await spending.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('button', { name: 'Remove ₹0' })).toBeVisible()

    await editor.getByLabel('Note').fill('Sweets')
    await editor.getByRole('button', { name: 'Close' }).click()
    await expect
      .poll(async () => (await read())?.destinations[0]?.activities[1])
      .toMatchObject({ name: 'Tea with Meera', notes: 'Sweets', cost: null, durationMinutes: null })
    await expect.poll(() => read()).toMatchObject({ budget: 0, spending: [{ amount: 0 }] })
  },
)

test(
  'a stop in a place that the guide has lost gets a sentence, and stays by its name',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/400/)
    const traveller = await createSignedInUser(page)
    const trip = await saveTripBesidePage(page, traveller, { ...weekend, activities: [] })
    await page.route('**/api/planning', async (route) => {
      const answer = await route.fetch()
      const guide = api.getPlanning.reply.parse(await answer.json())
      const [first, ...places] = guide.places
      await route.fulfill({
        json: { ...guide, places: [{ ...first, slug: 'old-ropeway', name: 'Old Ropeway' }, ...places] },
      })
    })
    await open(page, `/my-trips/${trip._id}`)
    await page.getByRole('button', { name: 'Add a place to Monday' }).click()
    await page.getByRole('button', { name: 'Add Old Ropeway' }).click()
    await page.keyboard.press('Escape')

    const refusal = page.getByRole('alert').filter({ hasText: 'Your plan is not saved.' })
    await expect(refusal).toContainText('Old Ropeway: The guide does not have this place.')
    await expect(page.getByRole('heading', { level: 3, name: 'Old Ropeway' })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await refusal.getByRole('button', { name: 'Keep Old Ropeway without its place' }).click()
    await expect(main(page).getByText(/^saved/)).toBeVisible()
    await expect(refusal).toBeHidden()
    const saved = (await listTripsBesidePage(page, traveller))[0]?.destinations[0]?.activities
    expect(saved).toMatchObject([{ name: 'Old Ropeway', place: null, date: MONDAY }])
  },
)
