import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { startBareBrowser } from '../support/bare-browser.ts'
import { findBrowser, quietBrowserArguments } from '../support/browser.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { startBrowserServer } from '../support/browser-server.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { PLACE_OF_TODAY, saveTripOfToday, storeGuide } from '../support/stored-guide-page.ts'

/** How much slower the processor is than that of this machine. */
const SLOWDOWN = 4

/** Of the issue "The city in the pocket". The figures are printed beside it: a busy machine has others. */
const LIMIT_MS = 1_500

/** `COLD_START_PROFILE=FOLDER` writes a profile of the processor for each start, which browsers' tools open. */
const PROFILES = process.env['COLD_START_PROFILE']

const STARTS = 3

test('without a network, an installed guide that was closed opens with the plan of today', inFullSuite, async () => {
  test.slow()
  const server = await startBrowserServer()
  const userDataDir = mkdtempSync(join(tmpdir(), 'safarnama-profile-'))
  try {
    const planUrl = await inBrowser(
      userDataDir,
      async (context) => {
        const page = context.pages()[0] ?? (await context.newPage())
        await page.goto(server.url)
        const traveller = await createSignedInUser(page)
        await saveTripOfToday(page, traveller)
        await storeGuide(page)
        await open(page, '/my-trips')
        await page
          .getByRole('link', { name: /A calm day/ })
          .first()
          .click()
        await expect(page.locator('.plan-stop').first()).toContainText(PLACE_OF_TODAY.name)
        // Stored once the page rests.
        await expect.poll(() => page.evaluate(() => localStorage.getItem('agenda'))).toContain(PLACE_OF_TODAY.name)
        return new URL(page.url()).pathname
      },
      server.url,
    )
    await server.stop()
    const figures: Record<string, number[]> = {}
    for (let start = 1; start <= STARTS; start += 1) {
      for (const [name, path, selector] of [
        ['the plan of today', planUrl, '.agenda, .plan-stop'],
        ['today on the start page', '/', '.agenda, .trip-ahead'],
        ['the whole plan, to change it', planUrl, '.plan-stop'],
        ['the whole start page', '/', '.trip-ahead'],
      ] as const) {
        const shownAt = await startCold({ userDataDir, url: server.url + path, selector, start })
        figures[name] = [...(figures[name] ?? []), shownAt]
      }
    }
    for (const [name, times] of Object.entries(figures)) {
      console.log(
        `${name}: ${times.map((ms) => Math.round(ms)).join(', ')} ms on a processor slowed ${SLOWDOWN} times (limit ${LIMIT_MS})`,
      )
    }
  } finally {
    await server.stop()
    rmSync(userDataDir, { recursive: true, force: true })
  }
})

/** Starts a browser with what it has stored, as a device does after its app was closed. */
async function inBrowser<Result>(
  userDataDir: string,
  work: (context: BrowserContext) => Promise<Result>,
  baseURL: string,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(userDataDir, {
    baseURL,
    viewport: { width: 360, height: 740 },
    executablePath: findBrowser(process.env),
    args: quietBrowserArguments(),
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

type Start = { userDataDir: string; url: string; selector: string; start: number }

/** @returns milliseconds from the navigation until the first stop can be seen */
async function startCold({ userDataDir, url, selector, start }: Start): Promise<number> {
  const { send, next, close } = await startBareBrowser(userDataDir)
  try {
    await send('Page.enable')
    await send('Runtime.enable')
    await send('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 1, mobile: false })
    await send('Runtime.addBinding', { name: 'reportShown' })
    const wanted = JSON.stringify({ selector, text: PLACE_OF_TODAY.name })
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${reportFirst.toString()})(${wanted})` })
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    if (PROFILES !== undefined) {
      await send('Profiler.enable')
      await send('Profiler.setSamplingInterval', { interval: 500 })
      await send('Profiler.start')
    }
    // A question to the page would cost it more time than a message from it.
    const reported = next('Runtime.bindingCalled')
    await send('Page.navigate', { url })
    const { payload } = Report.parse(await reported)
    if (PROFILES !== undefined) {
      const { profile } = Profile.parse(await send('Profiler.stop'))
      writeFileSync(join(PROFILES, `start-${selector.slice(1)}-${start}.cpuprofile`), JSON.stringify(profile))
    }
    return Number(payload)
  } finally {
    await close()
  }
}

const Report = z.object({ payload: z.string() })
const Profile = z.object({ profile: z.unknown() })

declare function reportShown(shownAt: string): void

/**
 * Runs in the page: reports the frame in which an element with this text can be seen. It looks after changes, because a
 * look in each frame would cause the frames.
 */
function reportFirst({ selector, text }: { selector: string; text: string }): void {
  const watching = new MutationObserver(() => {
    const isShown = [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    )
    if (!isShown) return
    watching.disconnect()
    requestAnimationFrame(() => reportShown(String(performance.now())))
  })
  watching.observe(document, { subtree: true, childList: true, attributes: true })
}
