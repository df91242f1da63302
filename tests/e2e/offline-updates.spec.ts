import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { offline as messages } from '#messages/offline.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { freePort } from '../support/free-port.ts'
import { buildChanged, giveBuild, makeServerFolder } from '../support/made-up-builds.ts'
import { startCopy, type RunningCopy } from '../support/product-copy.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { BUSY_MS, openOfferedGuide } from '../support/stored-guide-page.ts'

/** Pages whose code the home page does not load, with their headings. */
const LATER_PAGES = [
  ['Phrases', /./],
  ['Seasons', /./],
  ['Privacy', /./],
  ['About', /./],
  ['Without a network', 'Surat in your pocket'],
] as const

const UPDATES = scaled({ short: 6, full: 100 })

test(
  'updates while pages are open and a pack is half filled: no missing part, and nothing is fetched twice',
  inFullSuite,
  async ({ browser }) => {
    test.setTimeout(UPDATES * 60_000)
    const folder = mkdtempSync(join(tmpdir(), 'safarnama-updates-'))
    const builds = ['dist', ...(isFullRun ? [buildChanged(join(folder, 'changed'), changeAPage)] : [])]
    // While the server of one stops, the next build comes to the other.
    const releases = [join(folder, 'even'), join(folder, 'odd')]
    for (const release of releases) makeServerFolder(release)
    const DATA_DIR = join(folder, 'data')
    const PORT = String(await freePort())
    let server: RunningCopy | null = null
    const update = async (number: number) => {
      const release = releases[number % releases.length] ?? folder
      const stopped = server?.stop()
      giveBuild(release, builds[number % builds.length] ?? 'dist', number)
      await stopped
      server = await startCopy(release, { PORT, DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
    }
    try {
      await update(0)
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` })
      const missing = watchMissingFiles(context)
      const first = await openMarked(context)
      const pack = await context.newPage()
      const fetched = await watchDownload(pack)
      await loadUntilHalf(pack)
      const half = await readStored(pack)
      for (let number = 1; number <= UPDATES; number += 1) {
        const page = await openMarked(context)
        await update(number)
        const [link, heading] = LATER_PAGES[number % LATER_PAGES.length] ?? LATER_PAGES[0]
        await follow(page, link, heading)
        await page.close()
      }
      await follow(first, 'Street food', /./)
      await pack.getByRole('button', { name: messages.resume }).click()
      await expect(pack.getByRole('heading', { name: messages.ready })).toBeVisible({ timeout: 200_000 })
      const bytes = fetched()
      const wanted = new Map([...half, ...(await readStored(pack))])
      const needed = [...wanted.values()].reduce((sum, length) => sum + length, 0)
      const share = Math.max(0, bytes - needed) / bytes
      console.log(
        `${UPDATES} updates: no blank page, ${missing().length} missing files, ${bytes} bytes of the pack fetched, ${(share * 100).toFixed(1)} % of them twice (limit 5 %)`,
      )
      expect(missing()).toEqual([])
      expect(bytes).toBeGreaterThan(needed / 2)
      expect(share).toBeLessThanOrEqual(0.05)
      await context.close()
    } finally {
      await (server as RunningCopy | null)?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

function changeAPage(folder: string): void {
  const file = join(folder, 'src/contract/messages/en/home.ts')
  const before = readFileSync(file, 'utf8')
  const after = before.replace("title: 'Phrases for {city}'", "title: 'Sentences for {city}'")
  if (after === before) throw new Error('The page has another title now')
  writeFileSync(file, after)
}

/** Opens the home page. A reload would remove the mark. */
async function openMarked(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await open(page, '/')
  await page.evaluate(() => document.documentElement.setAttribute('data-opened-before', ''))
  return page
}

async function follow(page: Page, link: string, heading: string | RegExp): Promise<void> {
  const before = page.url()
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-opened-before', '')
}

async function loadUntilHalf(page: Page): Promise<void> {
  await (await openOfferedGuide(page)).click()
  const done = () =>
    page.getByRole('progressbar').evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value / bar.max : 0))
  await expect.poll(done, { timeout: BUSY_MS }).toBeGreaterThan(0.4)
  await page.getByRole('button', { name: messages.pause }).click()
  await expect(page.getByRole('button', { name: messages.resume })).toBeVisible()
}

/** @returns the addresses of files of a build that the server did not have */
function watchMissingFiles(context: BrowserContext): () => readonly string[] {
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) missing.push(response.url())
  })
  return () => missing
}

/**
 * Counts what a download takes from the network, without compression: whole answers, and what had come of those that were
 * cut. Lists of packs do not count.
 */
async function watchDownload(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const parts = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const isPart = request.headers['purpose'] === 'prefetch' && !/\/pack\/[^/]+\.json$/.test(request.url)
    if (isPart) parts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (parts.has(requestId)) bytes += dataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/** @returns the lengths of the bodies that the page has stored of packs, by their URLs and hashes */
async function readStored(page: Page): Promise<Map<string, number>> {
  const stored = await page.evaluate(async () => {
    const bodies: [string, number][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\/pack\/[^/]+\.json$/.test(request.url)) continue
        const bytes = await (await cache.match(request))?.arrayBuffer()
        if (!bytes) continue
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        bodies.push([`${request.url} ${digest.join()}`, bytes.byteLength])
      }
    }
    return bodies
  })
  return new Map(stored)
}
