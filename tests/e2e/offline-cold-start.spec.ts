import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { findBrowser, quietBrowserArguments } from '../support/browser.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
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
        return new URL(page.url()).pathname
      },
      server.url,
    )
    await server.stop()
    const figures: Record<string, number[]> = {}
    for (let start = 1; start <= STARTS; start += 1) {
      for (const [name, path, selector] of [
        ['the plan of today', planUrl, '.plan-stop'],
        ['the start page', '/', '.trip-ahead'],
      ] as const) {
        const shownAt = await inBrowser(
          userDataDir,
          (context) => startCold(context, { path, selector, start }),
          server.url,
        )
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

type Start = { path: string; selector: string; start: number }

/** @returns milliseconds from the navigation until the first stop can be seen */
async function startCold(context: BrowserContext, { path, selector, start }: Start): Promise<number> {
  const page = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  await context.setOffline(true)
  await page.addInitScript(reportFirst, { selector, text: PLACE_OF_TODAY.name, report: REPORT })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (PROFILES !== undefined) {
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 500 })
    await session.send('Profiler.start')
  }
  // A question to the page would cost it more time than a message from it.
  const reported = page.waitForEvent('console', { predicate: isReport, timeout: 60_000 })
  await page.goto(path, { waitUntil: 'commit' })
  const shownAt = Number((await reported).text().slice(REPORT.length))
  if (PROFILES !== undefined) {
    const { profile } = await session.send('Profiler.stop')
    writeFileSync(join(PROFILES, `start-${selector.slice(1)}-${start}.cpuprofile`), JSON.stringify(profile))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await waitForHydration(page)
  return shownAt
}

/** Begins the message of the page. */
const REPORT = 'first stop at '

function isReport(message: ConsoleMessage): boolean {
  return message.text().startsWith(REPORT)
}

/** Runs in the page: reports the frame in which an element with this text can be seen. */
function reportFirst({ selector, text, report }: { selector: string; text: string; report: string }): void {
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    )
    if (shown) console.info(report + performance.now())
    else requestAnimationFrame(look)
  }
  look()
}
