import type { Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import * as z from 'zod/mini'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, inFullSuite, test, waitForHydration } from '../support/browser-test.ts'
import { readShifts } from '../support/browser-shifts.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const HOSTILE = '<b onclick=alert(1)>Fort</b> & "tea"'
const LATER_SCRIPTS = /\/assets\/(?!paint-first-|shared-first-view-)[^/]+\.js$/

async function shareTrip(page: Page, details: object = {}): Promise<string> {
  const traveller = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: 'Castle & <i>coast</i>',
    startDate: MONDAY,
    endDate: addDays(MONDAY, 1),
    activities: [
      { name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1, time: '10:00', notes: 'Meet <here>' },
      { name: HOSTILE, place: null, date: MONDAY, position: 2, time: '15:30' },
    ],
  })
  const body = { purpose: 'view', sections: ['days', 'notes', 'people'], ...details }
  const made = await callApiBesidePage(page, `POST /trip/links/${_id}`, { token: traveller.token, body })
  return z.object({ token: z.string() }).parse(made).token
}

/** Holds back all scripts that follow the first ones. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(LATER_SCRIPTS, async (route) => {
    await held.promise
    await route.fallback()
  })
  return held.resolve
}

function countQuestions(page: Page): () => number {
  let questions = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shared-trip')) questions += 1
  })
  return () => questions
}

/** What both the first view and the page say. */
const readTexts = (page: Page) =>
  page
    .locator('.shared-head > h1, .shared-head > h1 + p, .shared-day > h2, .shared-stop :is(time, h3, .shared-note)')
    .allTextContents()

test('days are read before the scripts of the page come, in each language, and stay as the page takes over', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await shareTrip(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  // A place has its name in the language of the reader.
  for (const [base, name] of [
    ['', 'Surat Castle'],
    ['/gu', 'સુરતનો કિલ્લો'],
    ['/hi', 'सूरत का किला'],
  ] as const) {
    const guest = await context.newPage()
    const getQuestions = countQuestions(guest)
    const release = await holdScripts(guest)
    await guest.goto(`${base}/shared-trip#${token}`, { waitUntil: 'commit' })
    const view = guest.locator('.shared-first')
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Castle & <i>coast</i>')
    await expect(view.getByRole('heading', { level: 2 })).toHaveCount(2)
    await expect(view.getByRole('listitem').nth(1)).toContainText(HOSTILE)
    await expect(view.getByText('Meet <here>')).toBeVisible()
    await expect(guest.getByRole('status')).toHaveCount(0)
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const texts = await readTexts(guest)
    expect(texts).toEqual(expect.arrayContaining(['10:00', '15:30', HOSTILE, 'Meet <here>']))
    const castle = guest.getByRole('link', { name })
    await castle.focus()

    release()
    await waitForHydration(guest)
    await expect(guest.locator('.plan-day-foot').first()).toBeVisible()
    await expect(view).toBeEmpty()
    await expect.poll(() => readTexts(guest)).toEqual(texts)
    await expect(castle).toHaveCount(1)
    await expect(castle).toBeFocused()
    expect(getQuestions()).toBe(1)
    // Nothing above a fiftieth of the screen.
    expect((await readShifts(guest)).filter(({ value }) => value > 0.02)).toEqual([])
    await guest.close()
  }
  await context.close()
})

test(
  'a wrong link and a passcode are told by the page alone, which asks once',
  inFullSuite,
  async ({ page, browser, baseURL }) => {
    const token = await shareTrip(page, { passcode: 'river-42' })
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const guest = await context.newPage()
    const getQuestions = countQuestions(guest)
    await guest.goto(`/shared-trip#${'x'.repeat(43)}`)
    await expect(guest.getByRole('alert')).toContainText('This link is over')
    await expect(guest.locator('.shared-first')).toBeEmpty()
    expect(getQuestions()).toBe(1)

    await guest.goto('/about')
    await guest.goto(`/shared-trip#${token}`)
    const passcode = guest.getByLabel('Passcode', { exact: true })
    await passcode.fill('river-42')
    expect(getQuestions()).toBe(2)
    await guest.getByRole('button', { name: 'Open the trip' }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Castle & <i>coast</i>')
    await expect(guest.locator('.shared-stop')).toHaveCount(2)
    await context.close()
  },
)

test('a first view that does not come leaves the page as it was', inFullSuite, async ({ page, browser, baseURL }) => {
  const token = await shareTrip(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const guest = await context.newPage()
  const getQuestions = countQuestions(guest)
  await guest.route('**/shared-first-view-*.js', (route) => route.abort('connectionreset'))
  await guest.goto(`/shared-trip#${token}`)
  await expect(guest.locator('.shared-stop')).toHaveCount(2)
  expect(getQuestions()).toBe(1)
  await context.close()
})
