import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { trips } from '#messages/trips.ts'
import { findLeakedSecrets } from './leaked-secrets.ts'
import { startBrowserServer, type BrowserServer } from './browser-server.ts'
import { slowDownPages } from './browser-speed.ts'
import { recordToasts } from './browser-toasts.ts'
import { readOutbox, type ReceivedMail } from './letters.ts'

/** Details of tests that restate others in a further language, width, state or case. They run in the full suite only. */
export const inFullSuite = { tag: '@full' } as const

/**
 * The devices on which tests run whole journeys, with the details of the tests. Where the widths have screens of their
 * own, a test leaves the details out and runs on both.
 */
export const devices = [
  ['a phone', { width: 360, height: 740 }, {}],
  ['a desktop', { width: 1280, height: 900 }, inFullSuite],
] as const

type Fixtures = {
  /**
   * Allows a problem that the test causes itself, such as a 404. The test fails at every other problem in the browser,
   * and at every allowed problem that does not occur.
   */
  expectProblem: (pattern: RegExp) => void
  /** Waits for a mail to this email. @returns the newest one */
  mailTo: (email: string) => Promise<ReceivedMail>
}

/**
 * Reasons of requests that the browser itself cancels: the page is left, or script is off. The console also reports
 * what the policy forbids.
 */
const CANCELLED = new Set(['net::ERR_ABORTED', 'csp'])

/**
 * Mail programs send the token of the link that unsubscribes by themselves, so that it stands in the URL (RFC 8058). The
 * name of a file of the build can be as long as a token.
 */
const UNSEARCHED_PATH = /\/unsubscribe$|^\/assets\//

type WorkerFixtures = { server: BrowserServer }

/** The suite's `test`. Each worker has its own server. A test fails if a page makes the browser report a problem. */
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
  mailTo: async ({ server }, use) =>
    use(async (email) => {
      const find = () => readOutbox(server.outbox).findLast(({ headers }) => headers.get('to')?.includes(email))
      await base.expect.poll(find, `a mail to ${email} arrives`).toBeDefined()
      const letter = find()
      if (!letter) throw new Error(`The mail to ${email} is gone`)
      return letter
    }),
  expectProblem: [
    // The page is asked for so that it stays open until the end of this fixture: a problem may occur after the last
    // expectation of the test.
    async ({ context, page: _page }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      await reportProblems(context, (problem) => problems.push(problem))
      await use((pattern) => allowed.push(pattern))
      await base.expect
        .poll(
          () => allowed.filter((pattern) => !problems.some((problem) => pattern.test(problem))),
          'every expected problem occurs',
        )
        .toEqual([])
      base
        .expect(
          problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
          'the browser complains of nothing',
        )
        .toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/**
 * Reports console messages as problems. The specification's section 8 requires one message for guests of the trips
 * pages.
 */
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
    if (!CANCELLED.has(reason)) report(`request failed: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    if (UNSEARCHED_PATH.test(new URL(request.url()).pathname)) return
    // Not decoded as a whole, because tests also open URLs with half a character.
    const url = request.url().replaceAll('%40', '@')
    for (const secret of findLeakedSecrets(url)) report(`secret in a URL: ${secret}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) report(`answer ${response.status()}: ${response.url()}`)
  })
}

/**
 * Waits until React has hydrated the page. Before that, links load documents and buttons do nothing. No visible change
 * shows the end of hydration, so this looks for React's mark on the elements. Some parts of lists come after the page, and
 * on a slow machine its letters, which have other widths than those before.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = [
      document.querySelector('main') ?? {},
      ...document.querySelectorAll('.filter-bar, .list-tools'),
    ].every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
    // A font is asked for when a text of the layout needs it.
    document.body.getBoundingClientRect()
    const { documentElement, fonts } = document
    return isTaken && !documentElement.classList.contains('fonts-later') && fonts.status === 'loaded'
  })
  // Cards that are not laid out yet have estimated heights, so that positions in the page would still change.
  await base.expect(page.locator('.opens-at-top .place-grid > li:nth-child(n + 7):not([data-laid-out])')).toHaveCount(0)
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
