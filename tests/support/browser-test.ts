import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { trips } from '#messages/trips.ts'
import { startBrowserServer, type BrowserServer } from './browser-server.ts'
import { slowDownPages } from './browser-speed.ts'
import { recordToasts } from './browser-toasts.ts'
import { readOutbox, type ReceivedLetter } from './letters.ts'

/** What whole journeys are made on, one after the other. */
export const devices = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const

type Fixtures = {
  /**
   * Allows problems that the test brings about itself, such as a 404. Everything else that the browser complains of
   * fails the test, and so does an allowance that nothing made use of.
   */
  expectProblem: (pattern: RegExp) => void
  /** The newest mail to an address, once there is one. */
  letterTo: (email: string) => Promise<ReceivedLetter>
}

/**
 * Reasons of requests that the browser itself gives up: because a page is left, or because script is switched off. What
 * the policy forbids is in the console as well.
 */
const GIVEN_UP = new Set(['net::ERR_ABORTED', 'csp'])

type WorkerFixtures = { server: BrowserServer }

/** The suite's `test`: a server per worker, and no page may make the browser complain. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const server = await startBrowserServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    slowDownPages(context)
    await recordToasts(context)
    await use(context)
  },
  letterTo: async ({ server }, use) =>
    use(async (email) => {
      const find = () => readOutbox(server.outbox).findLast(({ headers }) => headers.get('to')?.includes(email))
      await base.expect.poll(find, `a mail to ${email} arrives`).toBeDefined()
      const letter = find()
      if (!letter) throw new Error(`The mail to ${email} is gone`)
      return letter
    }),
  expectProblem: [
    async ({ context }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      await reportProblems(context, (problem) => problems.push(problem))
      await use((pattern) => allowed.push(pattern))
      base
        .expect(
          problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
          'the browser complains of nothing',
        )
        .toEqual([])
      base
        .expect(
          allowed.filter((pattern) => !problems.some((problem) => pattern.test(problem))),
          'every expected problem occurs',
        )
        .toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Section 8 wants guests of the trips pages told so in the console; everything else there is a complaint. */
async function reportProblems(context: BrowserContext, report: (problem: string) => void): Promise<void> {
  // A violation in report-only mode or inside a worker would not reach the console.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy violation: ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.text() !== trips.pleaseLogin) report(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => report(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!GIVEN_UP.has(reason)) report(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) report(`answer ${response.status()}: ${response.url()}`)
  })
}

/**
 * Waits until React has taken the page over: before that, links load documents and buttons do nothing yet. Nothing that
 * a person could see tells it, so this looks for the mark that React leaves on the elements it has hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
}

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
