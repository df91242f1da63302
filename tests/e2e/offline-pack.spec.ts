import { bodyPath, CurrentPack, groupPath, manifestPath, PackManifest } from '#contract/city/pack.ts'
import { offline as messages } from '#messages/offline.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import {
  BUSY_MS,
  offlineTest,
  openOfferedGuide,
  SERVER_AWAY,
  smallGuideTest,
  storeGuide,
} from '../support/stored-guide-page.ts'

for (const { guide, places, test: guideTest, details } of [
  { guide: 'small', places: 6, test: smallGuideTest, details: {} },
  { guide: 'whole', places: 73, test: offlineTest, details: inFullSuite },
]) {
  guideTest(
    `a stored ${guide} guide opens after the server is gone: a place, a list, phrases, and a reload`,
    details,
    async ({ page, context, ownServer, expectProblem }) => {
      test.slow()
      const { token } = await createSignedInUser(page)
      await storeGuide(page, async () => {
        for (const placeName of ['Surat Castle', 'Dumas Beach', 'Sarthana Nature Park']) {
          const body = { placeName, rating: 5, reviewText: 'Come early.', locationCoords: { lat: 21.19, lng: 72.81 } }
          await callApiBesidePage(page, 'POST /review/create', { token, body })
        }
      })
      await expect(
        page.getByText(new RegExp(`^The guide of .*\\. ${places} places, all read back just now\\.$`)),
      ).toBeVisible()

      expectProblem(SERVER_AWAY)
      await ownServer.stop()
      await context.setOffline(true)
      await page.goto('/places/surat-castle')
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Surat Castle' })).toBeVisible()
      await page.reload()
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Surat Castle' })).toBeVisible()

      // Nobody has refused the session.
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)

      await page.getByRole('contentinfo').getByRole('link', { name: 'Street food' }).click()
      await expect(page.getByRole('heading', { name: 'Gopal Locho and Khaman House' })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Phrases' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you very much.' })).toBeVisible()
      await page.goto('/cafe')
      await expect(page.getByRole('heading', { name: 'Dotivala Bakery' })).toBeVisible()

      await page.goto('/newsletter')
      await expect(page.getByText(/^This page is not in the stored guide.*\/newsletter/)).toBeVisible()
      await expect(page.getByRole('heading', { name: messages.ready })).toBeVisible()
      await expect(page.getByText(messages.unknownNewest)).toBeVisible()

      await page.getByRole('button', { name: messages.remove }).click()
      await expect(page.getByRole('heading', { name: messages.notStored })).toBeVisible()
      const left = () =>
        page.evaluate(
          async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length,
        )
      await expect.poll(left).toBe(0)
    },
  )
}

test('the footer leads to the page, and nothing of it comes to others', inFullSuite, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/about')
  expect(asked.filter((path) => /offline|service-worker|\/pack\//.test(path))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Without a network' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Surat in your pocket' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Load the guide/ })).toBeVisible({ timeout: BUSY_MS })
  await expectAccessibleInEveryLook(page)
})

test('a network that answers with its login page is named, and nothing is ready', inFullSuite, async ({ page }) => {
  const pack = CurrentPack.parse(await (await page.request.get('/pack/current.json')).json())
  const edition = pack.isOffered ? pack.edition : ''
  const { entries } = PackManifest.parse(await (await page.request.get(manifestPath(edition))).json())
  const planning = entries.find(({ url }) => url === '/api/planning')
  for (const url of [bodyPath(planning?.sha256 ?? ''), groupPath('*')]) {
    await page.route(`**${url}`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
    )
  }
  await (await openOfferedGuide(page)).click()

  const alert = page.getByRole('alert')
  // Hundreds of files come before it.
  await expect(alert).toContainText(messages.faults['wrong-kind'], { timeout: BUSY_MS })
  await expect(alert).toContainText('/api/planning')
  await expect(page.getByRole('heading', { name: messages.ready })).toBeHidden()
})

test('the page fits the smallest phone in Gujarati', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(await openOfferedGuide(page, '/gu/offline')).toContainText('માર્ગદર્શિકા ડાઉનલોડ કરો')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
