import type { Page } from '@playwright/test'
import { expect, inFullSuite, waitForHydration } from '../support/browser-test.ts'
import { offlineTest, SERVER_AWAY, storeGuide } from '../support/stored-guide-page.ts'

type Entry = { readonly url: string; readonly sha256: string; readonly part: string }

/** Addresses with a query, and what they show: searches in three scripts, and lists with filters. */
const filledLists: readonly (readonly [string, string | RegExp])[] = [
  ['/search?q=castle', 'Surat Castle'],
  [`/search?q=${encodeURIComponent('લોચો')}`, /Locho/],
  [`/search?q=${encodeURIComponent('लोचो')}`, /Locho/],
  ['/search?q=kastle', 'Surat Castle'],
  ['/search?q=qzqzqzqz', 'No results found'],
  ['/street_food?q=locho', /Locho/],
  ['/cafe?price=0,1', /\w/],
  ['/places?open=now', /\w/],
  ['/places?setting=indoor&view=map', /\w/],
]

/** The manifest of the stored guide. */
function readEntries(page: Page): Promise<readonly Entry[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const edition = names.map((name) => name.slice('pack-'.length)).find((name) => name !== 'current') ?? ''
    const answer = await caches.match(`/pack/${edition}.json`)
    return (await answer?.json())?.entries ?? []
  })
}

/** @returns the URLs whose answers are not those of the manifest */
function fetchAll(page: Page, entries: readonly Entry[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const wrong: string[] = []
    for (const { url, sha256 } of wanted) {
      const headers = { 'accept-language': 'en' }
      const bytes = await fetch(url, { headers }).then(
        (answer) => answer.arrayBuffer(),
        () => new ArrayBuffer(0),
      )
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
      if (hash !== sha256) wrong.push(url)
    }
    return wrong
  }, entries)
}

offlineTest(
  'without a network every address of the stored guide opens, and no file is missing',
  inFullSuite,
  async ({ page, context, ownServer, expectProblem }) => {
    offlineTest.setTimeout(900_000)
    await storeGuide(page)
    const entries = await readEntries(page)
    expectProblem(SERVER_AWAY)
    await ownServer.stop()
    await context.setOffline(true)

    const failed: string[] = []
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url())
      // A page that is left cancels what it still loads. Visits cannot be reported.
      if (request.method() === 'GET' && request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(pathname)
    })
    const files = entries.filter(({ part }) => part !== 'pages')
    expect(await fetchAll(page, files)).toEqual([])
    const pages = entries.filter(({ part }) => part === 'pages')
    expect(pages.length).toBeGreaterThan(80)
    for (const { url } of pages) {
      await page.goto(url)
      await waitForHydration(page)
      await expect(page.locator('h1').first(), url).toBeVisible()
    }
    // The page of the guide asks whether there is a newer one, and every page whether the network is back.
    expect(failed.filter((path) => !['/pack/current.json', '/healthz'].includes(path))).toEqual([])

    failed.length = 0
    for (const [path, found] of filledLists) {
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole('main').getByRole('heading', { name: found }).first(), path).toBeVisible()
    }
    // A search asks the server first. The picture before the map is drawn for each set of places.
    const isExpected = (path: string) => /^\/api\/(search|attractions)$|^\/map\/.*\.svg$/.test(path)
    expect(failed.filter((path) => !isExpected(path))).toEqual([])
  },
)
