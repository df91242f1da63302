import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { delayReply } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { renameTrip, setClockBeforeTrips, waitForPlanAtRest } from '../support/browser-trips.ts'
import { createSignedInUser, type BrowserUser } from '../support/browser-users.ts'

const weekend = {
  title: 'Castle and coast',
  budget: 500,
  startDate: '2027-01-09',
  endDate: '2027-01-10',
  destinations: [
    {
      name: 'Surat',
      activities: [
        { name: 'Surat Castle', date: '2027-01-09', time: '10:00' },
        { name: 'Dumas Beach', date: '2027-01-10' },
        { name: 'Night market' },
      ],
    },
  ],
}

test.beforeEach(({ page }) => setClockBeforeTrips(page))

const budget = (page: Page) => page.getByLabel('Budget')
const saved = (page: Page) => page.getByRole('main').getByText(/^saved/)
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Changed on another device' })

async function changeBudget(page: Page, value: string) {
  await budget(page).fill(value)
  await budget(page).press('Tab')
}

async function createTrip(page: Page, { token }: BrowserUser): Promise<Trip> {
  return api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body: weekend })).trip
}

async function readTrip(page: Page, { token }: BrowserUser, id: string): Promise<Trip | undefined> {
  const answer = await callApiBesidePage(page, 'GET /trip/user-trips', { token })
  return api.listTrips.reply.parse(answer).trips.find(({ _id }) => _id === id)
}

/** A trip of a traveller whose page is open. */
/** @param isLive false: something on the way holds streams back, so that the page learns of changes when it saves */
async function openTrip(page: Page, { isLive = true } = {}) {
  const user = await createSignedInUser(page)
  const trip = await createTrip(page, user)
  if (!isLive) {
    const nothing = { contentType: 'text/event-stream', body: '' }
    await page.route(/\/api\/trip-live/, (route) => route.fulfill(nothing))
  }
  await open(page, `/my-trips/${trip._id}`)
  await expect(page.getByRole('heading', { level: 1, name: weekend.title })).toBeVisible()
  const changeElsewhere = (fields: Partial<Trip>) =>
    callApiBesidePage(page, `PUT /trip/edit/${trip._id}`, { token: user.token, body: { ...trip, ...fields } })
  return { user, trip, changeElsewhere, read: () => readTrip(page, user, trip._id) }
}

test('a guest is asked to log in, at the address of any trip', inFullSuite, async ({ page }) => {
  await open(page, '/my-trips/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
})

test('the HTML is the same for every trip', async ({ page }) => {
  const [one, other] = await Promise.all(['/my-trips/one', '/my-trips/another'].map((path) => page.request.get(path)))
  expect(one?.status()).toBe(200)
  expect(await one?.text()).toBe(await other?.text())
})

test('a trip that is not there says so', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await createSignedInUser(page)
  await open(page, '/my-trips/nobodys')
  await expect(page.getByText('This trip is not among your trips.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('a trip is opened by reading it alone', inFullSuite, async ({ page }) => {
  const read: string[] = []
  page.on('request', (request) => void read.push(new URL(request.url()).pathname))
  const { trip } = await openTrip(page)
  expect(read).toContain(`/api/trips/${trip._id}`)
  expect(read).not.toContain('/api/trip/user-trips')
})

test('an edit is saved by itself, and stands after a reload', async ({ page }) => {
  const { read } = await openTrip(page)
  await renameTrip(page, 'Two slow days')
  await expect.poll(async () => (await read())?.title).toBe('Two slow days')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Two slow days' })).toBeVisible()
})

test('an edit is not lost when the page is closed at once', inFullSuite, async ({ page }) => {
  const { trip, read } = await openTrip(page)
  await renameTrip(page, 'Left in a hurry')
  await page.goto('/about')
  await expect.poll(async () => (await read())?.title).toBe('Left in a hurry')
  await open(page, `/my-trips/${trip._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Left in a hurry' })).toBeVisible()
})

test('edits without a network stay on the device, and are sent when it is back', async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  const { read } = await openTrip(page)
  await page.context().setOffline(true)
  await renameTrip(page, 'On the train')
  await expect(page.getByText('offline: kept on this device')).toBeVisible()
  await changeBudget(page, '900')
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => read()).toMatchObject({ title: 'On the train', budget: 900 })
})

test('two devices that change different fields keep both', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/409/)
  const { changeElsewhere, read } = await openTrip(page, { isLive: false })
  await changeElsewhere({ budget: 1_200 })
  await renameTrip(page, 'Mine')
  await expect(budget(page)).toHaveValue('1200')
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => read()).toMatchObject({ title: 'Mine', budget: 1_200 })
  await expect(question(page)).toBeHidden()
})

test(
  'a stop that another device has put on a day goes with its day when the trip is moved',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    const { trip, changeElsewhere, read } = await openTrip(page, { isLive: false })
    const locho = {
      name: 'Locho',
      date: '2027-01-09',
      time: '',
      notes: '',
      place: null,
      durationMinutes: null,
      cost: null,
    }
    await changeElsewhere({
      destinations: trip.destinations.map((each) => ({ ...each, activities: [...each.activities, locho] })),
    })
    await page.getByRole('button', { name: /change dates, hours and pace/ }).click()
    await page.getByLabel('First day').fill('2027-01-16')
    await page.getByLabel('First day').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Moved the trip: it begins on' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Saturday' }).getByRole('heading', { name: 'Locho' })).toBeVisible()
    await expect(saved(page)).toBeVisible()
    const activities = (await read())?.destinations.flatMap((each) => each.activities) ?? []
    expect(activities.map(({ name, date }) => [name, date])).toEqual([
      ['Surat Castle', '2027-01-16'],
      ['Dumas Beach', '2027-01-17'],
      ['Night market', null],
      ['Locho', '2027-01-16'],
    ])
  },
)

test('two devices that change the same field are asked, field by field', async ({ page, expectProblem }) => {
  expectProblem(/409/)
  const { changeElsewhere, read } = await openTrip(page, { isLive: false })
  await changeElsewhere({ title: 'Theirs', budget: 1_200 })
  const release = await delayReply(page, '**/api/trip/edit/*')
  await changeBudget(page, '900')
  await renameTrip(page, 'Mine')
  release()
  await expect(question(page)).toBeVisible()
  await expectAccessibleInEveryLook(page, 'dialog[open]')
  await question(page).getByLabel('The other: Theirs').check()
  await question(page).getByRole('button', { name: 'Keep these' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the title' })).toBeFocused()
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => read()).toMatchObject({ title: 'Theirs', budget: 900 })
})

test('undo of everything is the beginning, also of what was saved', inFullSuite, async ({ page }) => {
  const { trip, read } = await openTrip(page)
  const getNames = ({ destinations }: Pick<Trip, 'destinations'>) =>
    destinations.flatMap(({ activities }) => activities.map(({ name, date, time }) => [name, date, time]))
  await renameTrip(page, 'Another name')
  await page.getByRole('button', { name: 'Change Surat Castle' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await undo(page).click()
  await undo(page).click()
  await expect(undo(page)).toBeDisabled()
  await expect(saved(page)).toBeVisible()
  const now = await read()
  expect(now?.title).toBe(weekend.title)
  expect(now && getNames(now)).toEqual(getNames(trip))
})

test('a trip that was deleted elsewhere can be kept as a new one', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const { user, trip } = await openTrip(page)
  await callApiBesidePage(page, `DELETE /trip/delete/${trip._id}`, { token: user.token })
  await renameTrip(page, 'Still mine')
  await page.getByRole('button', { name: 'Keep it as a new trip' }).click()
  await expect(page).not.toHaveURL(new RegExp(trip._id))
  await expect(page.getByRole('heading', { level: 1, name: 'Still mine' })).toBeVisible()
})

test('the file for a calendar has the times of the page', inFullSuite, async ({ page }) => {
  await openTrip(page)
  const stop = page.getByRole('listitem').filter({ hasText: 'Dumas Beach' })
  await waitForPlanAtRest(page)
  await expect(stop).toContainText(/\d\d:\d\d to \d\d:\d\d/)
  const [, from = '', until = ''] = /(\d\d:\d\d) to (\d\d:\d\d)/.exec((await stop.textContent()) ?? '') ?? []
  await page.getByRole('button', { name: `Take along ${weekend.title}` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar (.ics)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [, beach = ''] = file.split('SUMMARY:Dumas Beach')[0]?.split(/.*BEGIN:VEVENT/s) ?? []
  const utc = (time: string) => new Date(`2027-01-10T${time}:00+05:30`).toISOString().replace(/[-:]|\.\d+/g, '')
  expect(beach).toContain(`DTSTART:${utc(from)}\r\nDTEND:${utc(until)}`)
})

test('a new trip needs nothing typed, opens its plan, and is made once while the plan loads', async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/my-trips')
  await page.getByRole('button', { name: 'New trip' }).click()
  await expectAccessibleInEveryLook(page)
  const release = await delayReply(page, '**/assets/trip-page-*.js')
  await page.getByRole('button', { name: 'Next weekend' }).click()
  await expectToast(page, 'Trip created successfully!')
  await expect(page.getByRole('button', { name: 'Next weekend' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/my-trips\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Trip to Surat' })).toBeVisible()

  const { pathname } = new URL(page.url())
  await open(page, '/my-trips')
  await page.getByRole('button', { name: 'New trip' }).click()
  await page.getByRole('button', { name: 'Next weekend' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'You have a plan for these days: Trip to Surat' })
  await question.getByRole('link', { name: 'Open it' }).click()
  await expect(page).toHaveURL(pathname)
})

test('the account, the trip and the guide of a plan are asked for once, before its program has come', async ({
  page,
}) => {
  const user = await createSignedInUser(page)
  const trip = await createTrip(page, user)
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
  })
  const releaseProgram = await delayReply(page, '**/assets/libraries-*.js')
  const releaseAccount = await delayReply(page, '**/api/auth/user*')
  const html = await (await page.request.get(`/my-trips/${trip._id}`)).text()
  const memberFile = page.waitForRequest(`**${/name="member-files" content="([^\s"]+)/.exec(html)?.[1]}`)
  const answers = ['/api/planning', `/api/trips/${trip._id}`]
  const calls = answers.map((path) => page.waitForRequest(`**${path}`))
  await page.goto(`/my-trips/${trip._id}`, { waitUntil: 'commit' })

  await memberFile
  await Promise.all(calls)
  releaseProgram()
  releaseAccount()

  await expect(page.getByRole('heading', { level: 1, name: weekend.title })).toBeVisible()
  expect(asked.filter((path) => answers.includes(path)).toSorted()).toEqual(answers.toSorted())
})

test('a card of My Trips leads to the plan', inFullSuite, async ({ page }) => {
  const user = await createSignedInUser(page)
  await createTrip(page, user)
  await open(page, '/my-trips')
  await page.getByRole('link', { name: 'Open the plan of Castle and coast' }).click()
  await expect(page.getByRole('heading', { level: 1, name: weekend.title })).toBeVisible()
})

test('an added suggested trip leads to its plan', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/suggest-trips')
  await page
    .getByRole('button', { name: /^Add to My Trips/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to My Trips' }).click()
  await page.getByRole('link', { name: /^Open the plan of / }).click()
  await expect(page).toHaveURL(/\/my-trips\/[\w-]+$/)
})
