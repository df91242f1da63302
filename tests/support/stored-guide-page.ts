import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addDays, today } from '#contract/text/dates.ts'
import { offline, rehearsal } from '#messages/offline.ts'
import { createCutNetwork, type CutNetwork } from './cut-network.ts'
import { startBrowserServer, type BrowserServer } from './browser-server.ts'
import { expect, open, test } from './browser-test.ts'
import { saveTripBesidePage } from './browser-trips.ts'
import { copySmallCity } from './small-city.ts'

/** A server that a test may stop. */
export const offlineTest = test.extend<{ ownServer: BrowserServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
  ownServer: async ({}, use) => {
    const server = await startBrowserServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
})

/** A server of its own with a small guide, which is made when the test stores it. */
export const smallGuideTest = offlineTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
  ownServer: async ({}, use) => {
    const city = await mkdtemp(join(tmpdir(), 'safarnama-city-'))
    copySmallCity(city)
    const server = await startBrowserServer({ CITY: city })
    await use(server)
    await server.stop()
    await rm(city, { recursive: true, force: true })
  },
})

/** Behind a network that a test may cut and restore. Reviews of other tests do not change its pages meanwhile. */
export const cutNetworkTest = smallGuideTest.extend<{ network: CutNetwork }>({
  network: async ({ ownServer }, use) => {
    const network = await createCutNetwork(ownServer.url)
    await use(network)
    await network.cut()
  },
  baseURL: async ({ network }, use) => use(network.url),
})

/** The browser's messages about requests to a server that is not there, and ours about the bell of the signed-in. */
export const SERVER_AWAY =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch announcements/

/**
 * Opens the page of the guide, and waits for the button that loads it. The server makes the pack when it is asked for the
 * first time, which takes a busy machine a minute.
 */
export async function openOfferedGuide(page: Page, path = '/offline'): Promise<Locator> {
  await open(page, path)
  const load = page.locator('.offline-download').getByRole('button')
  await expect(load).toBeVisible({ timeout: BUSY_MS })
  return load
}

/** Ends what hangs. More than a thousand entries are made, loaded and proved, which takes a busy machine a minute. */
export const BUSY_MS = 100_000

export async function expectGuideReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: offline.ready })).toBeVisible({ timeout: BUSY_MS })
}

/** Stores the English guide as a traveller does. @param meanwhile runs while the first entries are loaded */
export async function storeGuide(page: Page, meanwhile = async () => {}): Promise<void> {
  const load = await openOfferedGuide(page)
  await load.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await meanwhile()
  await expectGuideReady(page)
}

/** Starts the worker without a stored guide, for tests that need no more. It takes `bypassCSP`. */
export async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

export const PLACE_OF_TODAY = { slug: 'gopi-talav', name: 'Gopi Talav' }

/** A trip of today and tomorrow, so that midnight changes nothing. */
export async function saveTripOfToday(page: Page, traveller: { token: string }): Promise<void> {
  const startDate = today(new Date(), 'Asia/Kolkata')
  const endDate = addDays(startDate, 1)
  const stop = { name: PLACE_OF_TODAY.name, place: PLACE_OF_TODAY.slug, position: 1 }
  const activities = [
    { ...stop, date: startDate },
    { ...stop, date: endDate },
  ]
  await saveTripBesidePage(page, traveller, { title: 'A calm day', startDate, endDate, activities })
}

/** Tries today's plan from the device, on the page of the stored guide. @returns the part of the page that says it opens */
export async function rehearsePlanOfToday(page: Page): Promise<Locator> {
  const trial = page.getByRole('region', { name: rehearsal.title })
  await expect(async () => {
    await trial.getByRole('button', { name: rehearsal.start }).click()
    await expect(trial).toContainText('“A calm day” opens without a network, with 1 stop of today.', {
      timeout: 1_000,
    })
  }).toPass({ timeout: 20_000 })
  return trial
}

/** A browser short of room removes entries one by one. */
export async function loseEntry(page: Page, url: string): Promise<void> {
  await page.evaluate(async (lost) => {
    const names = await caches.keys()
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(lost)))
  }, url)
}
