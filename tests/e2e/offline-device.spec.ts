import type { Page } from '@playwright/test'
import { guideOffers } from '#messages/shell.ts'
import { offline, onDevice, rehearsal } from '#messages/offline.ts'
import { pendingActions } from '#messages/ui.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import {
  cutNetworkTest,
  PLACE_OF_TODAY as PLACE,
  saveTripOfToday,
  SERVER_AWAY,
  storeGuide,
} from '../support/stored-guide-page.ts'

/** A browser short of room removes entries one by one. */
async function loseEntry(page: Page, url: string): Promise<void> {
  await page.evaluate(async (lost) => {
    const names = await caches.keys()
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(lost)))
  }, url)
}

cutNetworkTest(
  'a device lists what it has, tries the plan of today, and names a part that was lost',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    cutNetworkTest.slow()
    const traveller = await createSignedInUser(page)
    await saveTripOfToday(page, traveller)
    await storeGuide(page)
    const trial = page.getByRole('region', { name: rehearsal.title })
    await expect(async () => {
      await trial.getByRole('button', { name: rehearsal.start }).click()
      await expect(trial).toContainText('“A calm day” opens without a network, with 1 stop of today.', {
        timeout: 1_000,
      })
    }).toPass()
    await expectAccessibleInEveryLook(page)

    expectProblem(SERVER_AWAY)
    await network.cut()
    await trial.getByRole('link', { name: 'Open the plan: A calm day' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A calm day' })).toBeVisible()
    await network.restore()

    await open(page, '/profile')
    const list = page.getByRole('region', { name: onDevice.title })
    await expect(list.getByRole('listitem')).toContainText([
      /^The guide in English, of .*\d MB$/,
      '1 trip, as the server has it',
      onDevice.login,
    ])
    await expectAccessibleInEveryLook(page)

    await loseEntry(page, `/places/${PLACE.slug}`)
    const later = await context.newPage()
    await later.goto('/about')
    await waitForHydration(later)
    await later
      .getByRole('alert')
      .filter({ hasText: `Missing or damaged: /places/${PLACE.slug}` })
      .getByRole('link', { name: guideOffers.look })
      .click()
    await later.getByRole('button', { name: offline.mend }).click()
    await expect(later.getByRole('heading', { name: offline.ready })).toBeVisible()
    await expect(later.getByText(pendingActions.none)).toBeVisible()
  },
)

test('the guide offers to be installed once, when there is a trip', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  const prompts = () => page.evaluate(() => Number(Reflect.get(globalThis, 'prompts') ?? 0))
  /** @returns true if the page keeps the browser from offering it by itself */
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => Reflect.set(globalThis, 'prompts', Number(Reflect.get(globalThis, 'prompts') ?? 0) + 1)
      return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  const bar = page.getByRole('alert').filter({ hasText: guideOffers.install })
  await open(page, '/about')
  const without = page.waitForResponse('**/api/trip/user-trips**')
  await expect.poll(offer).toBe(true)
  await (await without).finished()
  await expect(bar).toHaveCount(0)

  await saveTripOfToday(page, traveller)
  await open(page, '/about')
  await expect.poll(offer).toBe(true)
  await expectToast(page, guideOffers.install)
  await bar.getByRole('button', { name: guideOffers.installNow }).first().click()
  await expect.poll(prompts).toBe(1)
  await page.reload()
  await waitForHydration(page)
  expect(await offer()).toBe(false)
})
