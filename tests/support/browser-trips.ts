import { expect, type Browser, type Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { addDays, today } from '#contract/text/dates.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { callApiBesidePage } from './browser-calls.ts'
import { createSignedInUser } from './browser-users.ts'

type Account = { token: string }

/** A Monday at least four weeks ahead, on the calendar of Surat. */
export function mondayAhead(): string {
  const soon = addDays(today(new Date(), 'Asia/Kolkata'), 28)
  const weekday = new Date(`${soon}T00:00:00Z`).getUTCDay()
  return addDays(soon, (8 - weekday) % 7)
}

/**
 * Sets the clock of the page before the trips of December 2026 and January 2027, whenever the suite runs. A plan offers
 * nothing for days that are over, and on the days themselves a further part of it names the same stops.
 */
export async function setClockBeforeTrips(page: Page): Promise<void> {
  await page.clock.setSystemTime(new Date('2026-12-01T10:00:00+05:30'))
}

type TripToSave = { title: string; startDate: string; endDate: string; activities?: readonly object[] }

/** Saves a trip through the API, as another device does. */
export async function saveTripBesidePage(page: Page, { token }: Account, trip: TripToSave): Promise<Trip> {
  const { title, startDate, endDate, activities = [] } = trip
  const body = {
    title,
    budget: 0,
    startDate,
    endDate,
    destinations: [{ name: 'Surat', startDate, endDate, activities }],
  }
  return api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body })).trip
}

export async function editTripBesidePage(page: Page, { token }: Account, trip: Trip): Promise<void> {
  await callApiBesidePage(page, `PUT /trip/edit/${trip._id}`, { token, body: trip })
}

export async function listTripsBesidePage(page: Page, { token }: Account): Promise<readonly Trip[]> {
  return api.listTrips.reply.parse(await callApiBesidePage(page, 'GET /trip/user-trips', { token })).trips
}

/** Lets a guest join a trip by an invite of its owner, as two other devices do. */
export async function joinTripBesidePage(
  page: Page,
  { id, owner, guest, role }: { id: string; owner: Account; guest: Account; role: InvitedRole },
): Promise<void> {
  const invite = { token: owner.token, body: { purpose: 'invite', role } }
  const { token } = api.createTripLink.reply.parse(await callApiBesidePage(page, `POST /trip/links/${id}`, invite))
  await callApiBesidePage(page, 'POST /trip-invite/accept', { token: guest.token, body: { token } })
}

type Companion = {
  browser: Browser
  baseURL: string | undefined
  width: number
  id: string
  owner: Account
  role: InvitedRole
}

/** Signs a guest up in a browser of its own, whose page is `friend`, and lets the guest join the trip of `page`. */
export async function joinInOtherBrowser(page: Page, { browser, baseURL = '', width, ...joining }: Companion) {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 740 } })
  const friend = await context.newPage()
  const guest = await createSignedInUser(friend)
  await joinTripBesidePage(page, { ...joining, guest })
  return { context, friend, guest }
}

/** "Trip: Place on 2026-12-08" for each stop of each trip. Ideas have no date. */
export async function listStops(page: Page, account: Account): Promise<readonly string[]> {
  const trips = await listTripsBesidePage(page, account)
  return trips.flatMap(({ title, destinations }) =>
    destinations.flatMap(({ activities }) =>
      activities.map(({ name, date }) => `${title}: ${name}${date === null ? '' : ` on ${date}`}`),
    ),
  )
}

/** Waits for the last parts of the page of a plan. They come when it rests, and move what is below them. */
export async function waitForPlanAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
}

/** Types a title on the page of a plan. It is not kept yet. */
export async function typeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the title' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

export async function renameTrip(page: Page, title: string): Promise<void> {
  await typeTitle(page, title)
  await page.keyboard.press('Enter')
}
