import type { Page } from '@playwright/test'
import { addDays, today } from '#contract/text/dates.ts'
import { guideOffers } from '#messages/shell.ts'
import { offline, onDevice } from '#messages/offline.ts'
import { pendingActions } from '#messages/ui.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { saveTripBesidePage } from '../support/browser-trips.ts'
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

cutNetworkTest(
  'trips that are over are said to be on the device only while they are, and open without a network',
  inFullSuite,
  async ({ page, network, expectProblem }) => {
    cutNetworkTest.slow()
    const traveller = await createSignedInUser(page)
    await saveTripOfToday(page, traveller)
    const over = addDays(today(new Date(), 'Asia/Kolkata'), -30)
    const activities = [{ name: PLACE.name, place: PLACE.slug, position: 1, date: over }]
    const trip = { title: 'A day of last month', startDate: over, endDate: over, activities }
    const { _id: id } = await saveTripBesidePage(page, traveller, trip)
    await storeGuide(page)
    const counted = page.getByRole('region', { name: onDevice.title }).getByText(/^\d+ trips?, as the server has/)
    await open(page, '/profile')
    await expect(counted).toHaveText(/^2 trips/)

    expectProblem(SERVER_AWAY)
    expectProblem(/could not be loaded/)
    await network.cut()
    await page.goto(`/my-trips/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: trip.title })).toBeVisible()
    await expect(page.locator('.plan-stop').first()).toContainText(PLACE.name)
    await removeTripCopy(page, id)
    await page.goto('/profile')
    await expect(counted).toHaveText(/^1 trip,/)
  },
)

/** A browser may lose what it has stored. */
async function removeTripCopy(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (lost) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('safarnama')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          const listing = drafts.getAllKeys()
          listing.addEventListener('success', () => {
            const keys = listing.result.filter((key) => typeof key === 'string' && key.endsWith(` copy ${lost}`))
            for (const key of keys) drafts.delete(key)
          })
          drafts.transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    id,
  )
}

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
