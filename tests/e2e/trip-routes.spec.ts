import { createServer, type IncomingMessage } from 'node:http'
import { api } from '#contract/api.ts'
import { startBrowserServer } from '../support/browser-server.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, inFullSuite, open, test as base } from '../support/browser-test.ts'
import { setClockBeforeTrips } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const TUESDAY = '2026-12-08'

/** A product whose routing service finds every way 7 km long and 20 minutes. */
const test = base.extend<object, { routed: { url: string; asked: string[] } }>({
  routed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const asked: string[] = []
      const service = createServer(({ url = '' }: IncomingMessage, response) => {
        asked.push(url)
        const legs = Array.from({ length: url.split(';').length - 1 }, () => ({ distance: 7_000, duration: 1_200 }))
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 'Ok', routes: [{ legs }] }))
      })
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()))
      const address = service.address()
      if (typeof address !== 'object' || !address) throw new Error('The service has no port')
      const server = await startBrowserServer({ ROUTER_URL: `http://127.0.0.1:${address.port}` })
      await use({ url: server.url, asked })
      await server.stop()
      await new Promise((resolve) => service.close(resolve))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ routed }, use) => use(routed.url),
})

test(
  'a plan has the ways of the routing service, and asks for each day once',
  inFullSuite,
  async ({ page, routed }) => {
    const { token } = await createSignedInUser(page)
    const activities = [
      { name: 'Surat Castle', place: 'surat-castle', date: TUESDAY, position: 1 },
      { name: 'Dumas Beach', place: 'dumas-beach', date: TUESDAY, position: 2 },
    ]
    const body = {
      title: 'To the sea',
      budget: 0,
      startDate: TUESDAY,
      endDate: TUESDAY,
      destinations: [{ name: 'Surat', activities }],
    }
    const { trip } = api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body }))

    await setClockBeforeTrips(page)
    await open(page, `/my-trips/${trip._id}`)

    // 20 minutes on the street, and 5 until the ride is there.
    await expect(page.getByText(/^auto 25 min · 7 km/)).toBeVisible()
    await page.getByRole('button', { name: /Change Dumas Beach$/ }).click()
    const editor = page.getByRole('group', { name: 'Change Dumas Beach' })
    await editor.getByLabel('Note').fill('Leave before dark')
    await editor.getByLabel('Note').press('Tab')
    await expect(page.getByText('saved just now')).toBeVisible()
    expect(routed.asked).toHaveLength(1)
  },
)
