import type { Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'

const MONDAY = mondayAhead()
const PHONE = { width: 320, height: 740 }

type Shared = { origin: string | undefined; token: string; purpose: 'view' | 'invite' }

/** Saves a trip beside the page and makes a link to it. */
async function share(page: Page, { origin = '', token, purpose }: Shared, trip: Partial<SavedTrip> = {}) {
  const saved = { title: 'Castle and coast', startDate: MONDAY, endDate: MONDAY, ...trip }
  const { _id } = await saveTripBesidePage(page, { token }, saved)
  const made = await callApiOverNetwork(origin, `POST /trip/links/${_id}`, { token, body: { purpose } })
  return { id: _id, linkToken: String(made.body['token']) }
}

type SavedTrip = Parameters<typeof saveTripBesidePage>[2]

test('a guest opens a trip without stops, and one of 400 days', inFullSuite, async ({ page, browser, baseURL }) => {
  const { token } = await createSignedInUser(page)
  const shared = { origin: baseURL, token, purpose: 'view' } as const
  const empty = await share(page, shared, { title: 'Nothing yet' })
  const last = addDays(MONDAY, 399)
  const long = await share(page, shared, {
    title: 'A long year',
    endDate: last,
    activities: [{ name: 'Last tea', date: last, position: 1 }],
  })
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE })
  const guest = await context.newPage()

  await open(guest, `/shared-trip#${empty.linkToken}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Nothing yet')
  await expect(guest.getByText('No stops yet.')).toBeVisible()
  await open(guest, `/shared-trip#${long.linkToken}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('A long year')
  await expect(guest.getByRole('listitem').filter({ hasText: 'Last tea' })).toContainText('09:00')
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await context.close()
})

test(
  'a link that is followed without a network opens once there is one',
  inFullSuite,
  async ({ page, browser, baseURL }) => {
    const { token } = await createSignedInUser(page)
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE })
    const guest = await context.newPage()
    for (const [path, purpose, failure] of [
      ['/shared-trip', 'view', 'The trip could not be opened.'],
      ['/invite', 'invite', 'The invite could not be opened.'],
    ] as const) {
      const { linkToken } = await share(page, { origin: baseURL, token, purpose })
      await open(guest, path)
      await context.setOffline(true)
      await guest.evaluate((hash) => (location.hash = hash), linkToken)
      await expect(guest.getByRole('alert')).toContainText(failure)
      await context.setOffline(false)
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('Castle and coast')
    }
    await context.close()
  },
)

test(
  'two tabs end one link, and both say that there is none',
  inFullSuite,
  async ({ page, baseURL, expectProblem }) => {
    expectProblem(/404/)
    const { token } = await createSignedInUser(page)
    const { id } = await share(page, { origin: baseURL, token, purpose: 'view' })
    const second = await page.context().newPage()
    for (const tab of [page, second]) {
      await open(tab, `/my-trips/${id}`)
      await tab.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(tab.getByRole('button', { name: 'End this link' })).toBeVisible()
    }
    // The second tab hears of it when it is looked at. It ends the link before that.
    for (const tab of [page, second]) {
      await tab.getByRole('button', { name: 'End this link' }).click()
      await expect(tab.getByText('None yet.')).toBeVisible()
    }
  },
)

test(
  'who is in the trip already opens an invite, and comes to the plan as before',
  inFullSuite,
  async ({ page, baseURL }) => {
    const { token } = await createSignedInUser(page)
    const { id, linkToken } = await share(page, { origin: baseURL, token, purpose: 'invite' })
    await open(page, `/invite#${linkToken}`)
    await expect(page.getByText('You are in this trip already.')).toBeVisible()
    await page.getByRole('link', { name: 'Open the plan' }).click()
    await expect(page).toHaveURL(new RegExp(`/my-trips/${id}$`))
  },
)

test('bots get the page that everybody gets, which they are asked not to list', inFullSuite, async ({ page }) => {
  const get = async (userAgent: string) => {
    const answer = await page.request.get('/shared-trip', { headers: { 'user-agent': userAgent } })
    const { 'x-robots-tag': robots, 'referrer-policy': referrer } = answer.headers()
    return [answer.status(), robots, referrer, await answer.text()]
  }
  const whole = await get('Mozilla/5.0 Chrome/142.0')
  expect(whole[3]).toContain('noindex')
  for (const bot of ['WhatsApp/2.23', 'facebookexternalhit/1.1', 'Googlebot/2.1', 'Twitterbot/1.0', 'curl/8'])
    expect(await get(bot)).toEqual(whole)
})

test(
  'sharing comes by itself when its code is refused once, and says so when it does not come',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/sharing-|Failed to load resource/)
    const { token } = await createSignedInUser(page)
    const { _id } = await saveTripBesidePage(page, { token }, { title: 'Kites', startDate: MONDAY, endDate: MONDAY })
    const file = '**/assets/sharing-*.js'
    await page.route(file, (route) => route.abort())
    await open(page, `/my-trips/${_id}`)
    const share = page.getByRole('button', { name: 'Share', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Share this trip' })
    await share.click()
    await expect(dialog.getByRole('status', { name: 'Loading …' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('No connection', { timeout: 30_000 })
    await expect(dialog).toBeHidden()

    await page.unroute(file)
    await page.route(file, (route) => route.abort(), { times: 1 })
    await share.click()
    await expect(dialog.getByRole('heading', { name: 'People' })).toBeVisible()
  },
)
