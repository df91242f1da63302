import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { offline as messages } from '#messages/offline.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { freePort } from '../support/free-port.ts'
import { buildChanged, giveBuild, makeServerFolder } from '../support/made-up-builds.ts'
import { startCopy, type RunningCopy } from '../support/product-copy.ts'
import { isFullRun, scaled } from '../support/scale.ts'

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
    const served = join(folder, 'served')
    makeServerFolder(served)
    const PORT = String(await freePort())
    let server: RunningCopy | null = null
    const update = async (number: number) => {
      await server?.stop()
      giveBuild(served, builds[number % builds.length] ?? 'dist', number)
      server = await startCopy(served, { PORT, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
    }
    try {
      await update(0)
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` })
      const missing = watchMissingFiles(context)
      const first = await openMarked(context)
      const pack = await context.newPage()
      const fetched = watchDownload(pack)
      await open(pack, '/offline')
      await loadUntilHalf(pack)
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
      expect(missing()).toEqual([])
      const { bytes, twice } = fetched()
      console.log(`${UPDATES} updates: ${bytes} bytes of the pack fetched, ${twice} of them twice`)
      expect(bytes).toBeGreaterThan(1_000_000)
      expect(twice / bytes).toBeLessThanOrEqual(0.05)
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
  await page.getByRole('button', { name: /^Load the guide/ }).click()
  const done = () =>
    page.getByRole('progressbar').evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value / bar.max : 0))
  await expect.poll(done, { timeout: 100_000 }).toBeGreaterThan(0.4)
  await page.getByRole('button', { name: messages.pause }).click()
  await expect(page.getByRole('button', { name: messages.resume })).toBeVisible()
}

/** @returns the files of a build that the server did not have */
function watchMissingFiles(context: BrowserContext): () => string[] {
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) missing.push(response.url())
  })
  return () => missing
}

/** Counts the bytes of a download, and those that came twice from one address. */
function watchDownload(page: Page): () => { bytes: number; twice: number } {
  const seen = new Set<string>()
  const counted = { bytes: 0, twice: 0 }
  page.on('response', (response: Response) => {
    const isPart =
      response.request().headers()['purpose'] === 'prefetch' && !/\/pack\/[^/]+\.json$/.test(response.url())
    if (!isPart || response.status() !== 200) return
    const length = Number(response.headers()['content-length'] ?? 0)
    counted.bytes += length
    if (seen.has(response.url())) counted.twice += length
    seen.add(response.url())
  })
  return () => counted
}
