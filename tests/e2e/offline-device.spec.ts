import { guideOffers } from '#messages/shell.ts'
import { offline, onDevice } from '#messages/offline.ts'
import { pendingActions } from '#messages/ui.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import {
  cutNetworkTest,
  loseEntry,
  PLACE_OF_TODAY as PLACE,
  rehearsePlanOfToday,
  saveTripOfToday,
  SERVER_AWAY,
  storeGuide,
} from '../support/stored-guide-page.ts'

cutNetworkTest(
  'a device lists what it has, tries the plan of today, and names a part that was lost',
  inFullSuite,
  async ({ page, context, network, expectProblem }) => {
    cutNetworkTest.slow()
    const traveller = await createSignedInUser(page)
    await saveTripOfToday(page, traveller)
    await storeGuide(page)
    const trial = await rehearsePlanOfToday(page)
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
