import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { addDays } from '#contract/text/dates.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expectAccessible } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { joinTripBesidePage, mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser, createUserInBrowser } from '../support/browser-users.ts'
import { watchTripsAt } from '../support/live-streams.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'

const MONDAY = mondayAhead()
const TUESDAY = addDays(MONDAY, 1)
const WIDTHS = [1280, 360, 320]

const expectNoScrollAside = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test(
  'the pages of links are read at each width, by keyboard, with bookings in words and addresses as links',
  inFullSuite,
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? ''
    const owner = await createSignedInUser(page)
    const body = {
      title: 'Castle and coast',
      budget: 9_000,
      startDate: MONDAY,
      endDate: TUESDAY,
      destinations: [
        {
          name: 'Surat',
          notes: 'Ask for Meera.',
          accommodation: { name: 'Lords Plaza', checkIn: MONDAY, checkOut: TUESDAY, bookingReference: 'K7' },
          transportation: { type: 'Train', departureTime: `${MONDAY}T08:05` },
          activities: [
            {
              name: 'Surat Castle',
              place: 'surat-castle',
              date: MONDAY,
              notes: 'Tickets: https://example.org/castle.',
            },
          ],
        },
      ],
    }
    const saved = await callApiBesidePage(page, 'POST /trip/create', { token: owner.token, body })
    const { _id } = api.createTrip.reply.parse(saved).trip
    const link = async (made: object) =>
      String(
        (await callApiOverNetwork(origin, `POST /trip/links/${_id}`, { token: owner.token, body: made })).body['token'],
      )
    const sections = ['notes', 'stays', 'money', 'people']
    const all = await link({ purpose: 'view', sections })
    const paths = [
      `/shared-trip#${all}`,
      `/shared-trip#${await link({ purpose: 'view', passcode: 'kite 7' })}`,
      `/shared-trip#${'x'.repeat(43)}`,
      `/invite#${await link({ purpose: 'invite', role: 'editor' })}`,
    ]

    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    const guest = await context.newPage()
    for (const path of paths) {
      await open(guest, '/about')
      await open(guest, path)
      await expect(guest.getByRole('status')).toHaveCount(0)
      for (const width of WIDTHS) {
        await guest.setViewportSize({ width, height: 740 })
        await expectAccessible(guest)
        await expectNoScrollAside(guest, width)
      }
    }

    await open(guest, '/about')
    await open(guest, `/shared-trip#${all}`)
    const surat = guest.getByRole('region').or(guest.locator('section')).filter({ hasText: 'Lords Plaza' }).last()
    await expect(surat).toContainText('Ask for Meera.')
    await expect(surat).toContainText(/Lords Plaza · Check-in: Mon,? .* · Check-out: Tue,? /)
    await expect(surat).toContainText(/Train · Departure: Mon,? .*08:05/)
    await expect(guest.getByText('K7')).toHaveCount(0)
    const address = guest.getByRole('link', { name: 'https://example.org/castle', exact: true })
    await expect(address).toHaveAttribute('rel', 'nofollow noreferrer')
    await guest.getByRole('button', { name: 'Take this trip along' }).focus()
    const reached: string[] = []
    while (!reached.some((name) => name.includes('For the driver'))) {
      await guest.keyboard.press('Tab')
      reached.push(await guest.evaluate(() => document.activeElement?.textContent ?? ''))
      expect(reached.length).toBeLessThan(20)
    }
    expect(reached).toEqual(expect.arrayContaining(['Print', 'Surat Castle', 'https://example.org/castle']))
    await guest.keyboard.press('Enter')
    await expect(guest.getByRole('dialog')).toContainText('Surat Castle')
    await guest.keyboard.press('Escape')
    await expect(guest.getByRole('button', { name: /driver.*Surat Castle/i })).toBeFocused()
    await context.close()
  },
)

test(
  'the system’s share sheet gets the link; without one, or if it fails, the link is copied',
  inFullSuite,
  async ({ page }) => {
    const owner = await createSignedInUser(page)
    const { _id } = await saveTripBesidePage(page, owner, {
      title: 'Castle and coast',
      startDate: MONDAY,
      endDate: TUESDAY,
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // The sheet is a window of the system, which no browser of the tests has.
    await page.addInitScript(() => {
      const sheet: { outcome: string; shared: unknown } = { outcome: 'sent', shared: null }
      Object.assign(globalThis, { sheet })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (shared: unknown) => {
          sheet.shared = shared
          if (sheet.outcome !== 'sent') throw new DOMException('', sheet.outcome)
        },
      })
    })
    const setOutcome = (outcome: string) =>
      page.evaluate((next) => {
        Object.assign(Reflect.get(globalThis, 'sheet'), { outcome: next, shared: null })
      }, outcome)
    const getShared = () => page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'sheet'), 'shared'))
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await open(page, `/my-trips/${_id}`)
    await page.evaluate(() => navigator.clipboard.writeText('nothing'))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const send = page.getByRole('button', { name: 'Send the link' })
    await send.click()
    const link = page.getByRole('textbox', { name: 'Link', exact: true })
    await expect(link).toHaveValue(/\/shared-trip#[\w-]{43}$/)
    const url = await link.inputValue()
    await expect.poll(getShared).toEqual({ title: 'Castle and coast', url })
    expect(await copied()).toBe('nothing')

    // The traveller closes the sheet.
    await setOutcome('AbortError')
    await send.click()
    await expect.poll(getShared).toEqual({ title: 'Castle and coast', url })
    expect(await copied()).toBe('nothing')

    await setOutcome('NotAllowedError')
    await send.click()
    const told = page.getByText('The link is copied.')
    await expect(told).toBeVisible()
    // The open dialog neither covers it nor makes it inert.
    expect(await told.evaluate(isOnTop)).toBe(true)
    expect(await copied()).toBe(url)
  },
)

test(
  'who looks at the plan, and at which day, stands below the title of a small phone',
  inFullSuite,
  async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    const owner = await createSignedInUser(page)
    const { _id } = await saveTripBesidePage(page, owner, {
      title: 'Castle and coast',
      startDate: MONDAY,
      endDate: TUESDAY,
      activities: [{ name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1 }],
    })
    const names = ['Bina Shah', 'Chandrashekhar Venkataramanan', 'W'.repeat(100), 'Dev', 'Esha', 'Farid']
    const streams = await Promise.all(
      names.map(async (name) => {
        const guest = await createUserInBrowser(page, { name })
        await joinTripBesidePage(page, { id: _id, owner, guest, role: 'editor' })
        const stream = await watchTripsAt(origin, guest, { trips: [_id] })
        const body = { stream: (await stream.trips()).stream, day: TUESDAY }
        await callApiOverNetwork(origin, `POST /trip/presence/${_id}`, { token: guest.token, body })
        return stream
      }),
    )
    await open(page, `/my-trips/${_id}`)
    const here = page.getByRole('list', { name: 'Here now' })
    await expect(here.getByRole('listitem')).toHaveText([/./, /./, /./, /./, '+2'])
    await expect(here.getByRole('listitem').first()).toContainText('Tue')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoScrollAside(page, width)
      const rows = await here.getByRole('listitem').evaluateAll((items) => items.map((item) => item.clientHeight))
      // One line each, however long the name is.
      expect(Math.max(...rows)).toBeLessThan(2 * Math.min(...rows))
    }
    for (const stream of streams) stream.leave()
  },
)

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && element.contains(seen)
}
