import type { Page } from '@playwright/test'
import { offline as messages } from '#messages/offline.ts'
import { clientFailures } from '#messages/ui.ts'
import { logInAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { CHECK_INTERVAL_MS } from '#web/api/network.ts'
import {
  BUSY_MS,
  cutNetworkTest,
  expectGuideReady,
  offlineTest,
  openOfferedGuide,
  PLACE_OF_TODAY as PLACE,
  rehearsePlanOfToday,
  saveTripOfToday,
  SERVER_AWAY,
  storeGuide,
} from '../support/stored-guide-page.ts'
import { today } from '#contract/text/dates.ts'

/** Failures that others have had with stored guides, one test each. */

const load = (page: Page) => page.getByRole('button', { name: /^Load the guide/ })
const ready = (page: Page) => page.getByRole('heading', { name: messages.ready })

/** What browsers do in private windows. Each runs in the page before its scripts. */
const privateWindows: Readonly<Record<string, () => void>> = {
  'has no worker': () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'has no caches': () => void Reflect.deleteProperty(globalThis, 'caches'),
  'refuses its caches': () => {
    const refuse = async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.assign(CacheStorage.prototype, { has: refuse, open: refuse, keys: refuse, match: refuse })
  },
}

for (const [name, hide] of Object.entries(privateWindows)) {
  test(`a private window that ${name} says that it cannot store the guide`, inFullSuite, async ({ page }) => {
    await page.addInitScript(hide)
    await open(page, '/offline')
    await expect(page.getByText(messages.unsupported)).toBeVisible()
    await expect(load(page)).toBeHidden()
    await open(page, '/places/surat-castle')
    await expect(page.getByRole('heading', { level: 1, name: 'Surat Castle' })).toBeVisible()
  })
}

offlineTest(
  'of two tabs that load the guide, one loads, the other says so, and both have it',
  inFullSuite,
  async ({ page, context }) => {
    offlineTest.slow()
    const held: (() => void)[] = []
    let isHeld = true
    await page.route('**/pack/group/*', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await (await openOfferedGuide(page)).click()
    await expect.poll(() => held.length).toBeGreaterThan(0)

    const other = await context.newPage()
    let fetched = 0
    other.on('request', (request) => (fetched += /\/pack\/(group|body)\//.test(request.url()) ? 1 : 0))
    await (await openOfferedGuide(other)).click()
    await expect(other.getByRole('alert')).toContainText(messages.faults.busy)

    isHeld = false
    for (const release of held) release()
    await expectGuideReady(page)
    await other.getByRole('button', { name: messages.checkAgain }).click()
    await expectGuideReady(other)
    expect(fetched).toBe(0)
  },
)

offlineTest(
  'a wrong clock of the device, and a guide that is 30 days old: the date is that of the server, and the guide opens',
  inFullSuite,
  async ({ page, context, ownServer, expectProblem }) => {
    offlineTest.slow()
    await context.clock.setSystemTime('2001-01-01T00:00:00Z')
    await storeGuide(page)
    const state = page.getByText(/^The guide of .*\. 73 places, all read back just now\.$/)
    const written = await state.textContent()
    expect(written).toContain(today(new Date(), 'Asia/Kolkata').slice(0, 4))

    expectProblem(SERVER_AWAY)
    await ownServer.stop()
    await context.setOffline(true)
    await context.clock.setSystemTime(Date.now() + 30 * 86_400_000)
    await page.goto('/offline')
    await expect(ready(page)).toBeVisible()
    await expect(state).toHaveText(written ?? '')
    await page.goto('/places/surat-castle')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Surat Castle' })).toBeVisible()
  },
)

async function retirePlace(page: Page): Promise<void> {
  const { token } = await logInAdmin(page)
  const body = { version: 0, replacedBy: null }
  await callApiBesidePage(page, `POST /desk/places/${PLACE.slug}/retire`, { token, body })
}

cutNetworkTest(
  'a place that was retired since is in the stored guide, and with a network its page says that it is retired',
  inFullSuite,
  async ({ page, network, expectProblem }) => {
    cutNetworkTest.slow()
    await storeGuide(page)
    await retirePlace(page)

    expectProblem(SERVER_AWAY)
    expectProblem(/410|404/)
    await network.cut()
    await page.goto(`/places/${PLACE.slug}`)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: PLACE.name })).toBeVisible()
    await network.restore()
    await page.goto(`/places/${PLACE.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This place is no longer in the guide')
  },
)

cutNetworkTest(
  'the plan of today opens without a network when a place of it was retired before the guide was stored',
  inFullSuite,
  async ({ page, network, expectProblem }) => {
    cutNetworkTest.slow()
    const traveller = await createSignedInUser(page)
    await saveTripOfToday(page, traveller)
    await retirePlace(page)
    await storeGuide(page)
    const trial = await rehearsePlanOfToday(page)

    expectProblem(SERVER_AWAY)
    await network.cut()
    await trial.getByRole('link', { name: 'Open the plan: A calm day' }).click()
    await expect(page.locator('.plan-stop').first()).toContainText(PLACE.name)
  },
)

cutNetworkTest(
  'the page of the guide notices by itself that the network is gone, and that it is back',
  inFullSuite,
  async ({ page, network, expectProblem }) => {
    await page.clock.install()
    const offered = await openOfferedGuide(page)
    await page.evaluate(() => (location.hash = '#/newsletter'))
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: messages.openNow })).toHaveAttribute('href', '/newsletter')
    await expect(offered).toBeVisible()

    expectProblem(SERVER_AWAY)
    await network.cut()
    await page.clock.fastForward(CHECK_INTERVAL_MS)
    await expect(page.getByText(messages.unreachable)).toBeVisible()
    await expect(offered).toBeHidden()
    await expect(page.getByRole('link', { name: clientFailures.retry })).toBeVisible()
    await network.restore()
    await page.clock.fastForward(CHECK_INTERVAL_MS)
    await expect(offered).toBeVisible()
    await expect(page.getByText(messages.unreachable)).toBeHidden()
    await expect(page.locator('.offline-band p')).toBeHidden()
  },
)

cutNetworkTest(
  'a download that loses its network says so, and goes on from there',
  inFullSuite,
  async ({ page, network, expectProblem }) => {
    cutNetworkTest.slow()
    const load = await openOfferedGuide(page)
    const group = page.waitForResponse('**/pack/group/*')
    await load.click()
    await group
    expectProblem(SERVER_AWAY)
    await network.cut()
    await expect(page.getByRole('alert')).toContainText(messages.faults.network, { timeout: BUSY_MS })
    await expect(page.getByRole('button', { name: messages.resume })).toBeVisible()
    await network.restore()
    await page.getByRole('button', { name: messages.resume }).click()
    await expectGuideReady(page)
  },
)
