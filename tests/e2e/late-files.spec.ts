import type { Page, Route } from '@playwright/test'
import { filters } from '#messages/places.ts'
import { clientFailures } from '#messages/ui.ts'
import { frame, pageFailure } from '#messages/shell.ts'
import { expect, test, waitForHydration, inFullSuite } from '../support/browser-test.ts'
import { isFullSuite } from '../support/full-suite.ts'

const paths = ['/', '/explore', '/places', '/places/surat-castle', '/login', '/search?q=castle']

const refusal = JSON.stringify({ success: false, error: 'busy', message: 'busy', code: 'unavailable' })

const refuse = (route: Route) => route.fulfill({ status: 503, contentType: 'application/json', body: refusal })

/** The ways in which a file does not come. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  refuse,
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: refusal }),
  (route) => route.abort('connectionclosed'),
]

/** Problems that the browser reports about the files that are refused here. */
const PROBLEMS = [/503|Failed to load|ERR_CONNECTION|MIME|dynamically imported/]

const isOwnFile = (url: URL) => /^\/assets\/.*\.(js|css)$/.test(url.pathname)

/** The files that a page needs before it answers: its sheets and scripts. */
async function findFiles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const modules = /<meta name="modules" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const others = [...html.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g)].map(([, url = '']) => url)
  return [...new Set([...others, ...modules])]
}

/** Moves the clock of the page until its pauses are over. */
async function passPauses(page: Page): Promise<void> {
  for (const ms of [1_000, 3_000, 9_000]) await page.clock.runFor(ms)
}

async function expectWhole(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await passPauses(page)
      return page.evaluate(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      )
    })
    .toBe(true)
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet === null),
  )
  expect(bare, 'a style sheet has come').toBe(false)
  await expect(page.locator('.incomplete, .error-page')).toHaveCount(1)
  await expect(page.locator('.incomplete')).toBeHidden()
}

/** A page with pictures, a map and facts has files of each kind. */
const RICHEST = '/places/surat-castle'

for (const path of paths) {
  const details = path === RICHEST ? {} : inFullSuite

  test(
    `a page whose files are refused for five seconds becomes whole: ${path}`,
    details,
    async ({ page, expectProblem }) => {
      for (const problem of PROBLEMS) expectProblem(problem)
      await page.clock.install()
      let refusals = 0
      await page.route(isOwnFile, async (route) => {
        // The page asks for its first script twice, and then nothing is left that could ask.
        const isFirstScript = route.request().url().includes('/paint-first-')
        if (refusals > 0 && isFirstScript) return route.fallback()
        refusals += 1
        return faults[refusals % faults.length]?.(route)
      })
      await page.goto(path)
      await page.clock.runFor(5_000)
      // On a slow machine the first questions may come after these seconds of the page.
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000)
          return refusals
        })
        .toBeGreaterThan(3)
      await page.unrouteAll()

      await expectWhole(page)
    },
  )
}

for (const path of isFullSuite ? paths : []) {
  for (const [times, duration] of [
    [1, 'once'],
    // At the start, after one second and after four.
    [3, 'for five seconds'],
  ] as const) {
    test(`each file of the page ${path} may be refused ${duration}`, async ({ page, expectProblem }) => {
      for (const problem of PROBLEMS) expectProblem(problem)
      test.slow()
      await page.clock.install()
      const files = await findFiles(page, path)
      // A first script that is refused twice does not come. The page says so (below).
      for (const [index, file] of files.filter((url) => times === 1 || !url.includes('paint-first-')).entries()) {
        // The page names its first script twice, and the browser answers the second from its memory if anything came.
        const fault = file.includes('/paint-first-') ? refuse : faults[index % faults.length]
        await page.route(`**${file}`, fault ?? refuse, { times })
        await page.goto(path)
        await expectWhole(page)
        await page.unroute(`**${file}`)
      }
    })
  }
}

test('a module that never comes is told in the page, with a way to try again', async ({ page, expectProblem }) => {
  for (const problem of PROBLEMS) expectProblem(problem)
  await page.clock.install()
  await page.route('**/assets/entry-client-*.js', refuse)
  await page.goto('/login')
  const notice = page.getByRole('alert').filter({ hasText: frame.incomplete })
  await expect
    .poll(async () => {
      await passPauses(page)
      return notice.isVisible()
    })
    .toBe(true)

  await page.unroute('**/assets/entry-client-*.js')
  await notice.getByRole('link', { name: clientFailures.retry }).click()
  await expectWhole(page)
})

test(
  'a page whose code does not come says so inside the frame, and what was open is a step back',
  inFullSuite,
  async ({ page, expectProblem }) => {
    for (const problem of PROBLEMS) expectProblem(problem)
    await page.clock.install()
    await page.goto('/about')
    await waitForHydration(page)
    await page.route('**/assets/seasons-page-*.js', (route) => route.abort('connectionreset'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Seasons' }).click()
    const heading = page.getByRole('heading', { name: pageFailure.offlineTitle })
    await expect
      .poll(async () => {
        await passPauses(page)
        return heading.isVisible()
      })
      .toBe(true)

    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: pageFailure.back }).click()
    await expect(page).toHaveURL('/about')
    await expect(heading).toBeHidden()
  },
)

/** Holds back the later files of a page. @returns the function that lets them come */
async function holdLaterFiles(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const html = await (await page.request.get(path)).text()
  const later = /<meta name="later-files" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(later).not.toEqual([])
  await page.route(
    ({ pathname }) => later.includes(pathname),
    async (route) => {
      await held.promise
      await route.fallback()
    },
  )
  return held.resolve
}

test('a list answers before its filters have come', inFullSuite, async ({ page }) => {
  const letLaterFilesCome = await holdLaterFiles(page, '/explore')
  await page.goto('/explore')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
  const opener = page.getByRole('link', { name: filters.more })
  await expect(opener).toBeVisible()
  await page.getByLabel(filters.sort).selectOption('name')

  letLaterFilesCome()
  await waitForHydration(page)
  await expect(page).toHaveURL(/sort=name/)
  await opener.click()
  await expect(page.getByRole('dialog', { name: filters.label })).toBeVisible()
})

test('buttons that are pressed before the scripts come answer then', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!paint-first-)[^/]+\.js$/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/cafe', { waitUntil: 'commit' })
  await page.locator('#state').waitFor({ state: 'attached' })
  const opener = page.getByRole('link', { name: filters.more })
  const add = page.getByRole('button', { name: /^Add to trip/ }).first()
  await add.click()
  await opener.click()

  held.resolve()
  await expect(page.getByRole('region', { name: 'Picked places' })).toContainText('1 place picked')
  await expect(page.getByRole('dialog', { name: filters.label })).toBeVisible()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('all filters that are asked for before their code has come open when it comes', inFullSuite, async ({ page }) => {
  const letLaterFilesCome = await holdLaterFiles(page, '/explore')
  await page.goto('/explore')
  await page.getByRole('link', { name: filters.more }).click()
  await expect(page).toHaveURL('/explore#filters')

  letLaterFilesCome()
  const form = page.getByRole('dialog', { name: filters.label })
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/explore')
})

test('on a slow line the letters come after the scripts', inFullSuite, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const html = await (await page.request.get('/')).text()
  const modules = /<meta name="modules" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

  await page.goto('/')
  await expect(page.locator('html')).not.toHaveClass(/fonts-later/)
  await expect.poll(() => asked.filter((path) => path.endsWith('.woff2'))).not.toEqual([])
  const firstFont = asked.findIndex((path) => path.endsWith('.woff2'))
  expect(modules.filter((path) => asked.indexOf(path) > firstFont || !asked.includes(path))).toEqual([])
})

test('a page none of whose scripts come says so after a while', inFullSuite, async ({ page, expectProblem }) => {
  for (const problem of PROBLEMS) expectProblem(problem)
  await page.route('**/assets/paint-first-*.js', (route) => route.abort('connectionreset'))
  await page.goto('/explore')
  const notice = page.locator('.incomplete')
  await expect(notice).toBeHidden()

  await notice.evaluate((shown) => {
    for (const animation of shown.getAnimations()) animation.finish()
  })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: clientFailures.retry })).toBeVisible()
})

test.describe('without its style sheets', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a page is readable on the smallest phone', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await page.route(/\.css$/, (route) => route.abort())
    const widths: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByText(frame.connecting)).toBeHidden()
      await expect(page.getByText(frame.incomplete)).toBeHidden()
      widths[path] = await page.evaluate(() => document.documentElement.scrollWidth)
    }
    expect(widths).toEqual(Object.fromEntries(paths.map((path) => [path, 320])))
  })
})

test.describe('what is typed before the scripts come', () => {
  /** Pages with forms for guests. */
  const forms = ['/login', '/signup', '/forgot-password', '/contact-us', '/places', '/cafe', '/search', '/gu/login']

  type Typed = { type: string; value: string; isChecked: boolean; caret: number | null }

  /** Changes each visible field as a visitor would. @returns the fields as they are now */
  const typeEverywhere = (page: Page) =>
    page.locator('#root').evaluate((root) => {
      const words: Record<string, string> = { email: 'asha@surat.example', number: '2', date: '2027-01-02' }
      for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select')) {
        if (!field.checkVisibility()) continue
        field.focus()
        if (field instanceof HTMLSelectElement) field.selectedIndex = Math.min(1, field.options.length - 1)
        else if (field.type === 'checkbox' || field.type === 'radio') field.checked = true
        else field.value = words[field.type] ?? 'castel'
      }
    })

  const read = (page: Page) =>
    page.locator('#root').evaluate((root) =>
      [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        .filter((field) => field.checkVisibility())
        .map((field): Typed => ({
          type: field.type,
          value: field.value,
          isChecked: field.checked,
          caret: document.activeElement === field ? field.selectionStart : null,
        })),
    )

  test('stays in every form', async ({ page }) => {
    const before: Record<string, Typed[]> = {}
    const after: Record<string, Typed[]> = {}
    for (const path of forms) {
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/(?!paint-first-)[^/]+\.js$/, async (route) => {
        await held.promise
        await route.fallback()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('#state').waitFor({ state: 'attached' })
      await typeEverywhere(page)
      before[path] = await read(page)
      held.resolve()
      await waitForHydration(page)
      await expect.poll(() => read(page), path).toEqual(before[path])
      after[path] = await read(page)
      await page.unrouteAll()
    }
    expect(after).toEqual(before)
  })

  test('can be sent, and the caret stays where it was', inFullSuite, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held.promise
      await route.fallback()
    })
    await page.goto('/signup', { waitUntil: 'commit' })
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Asha Desai')
    await name.press('Home')
    await name.press('ArrowRight')
    held.resolve()
    await waitForHydration(page)
    await page.keyboard.type('r')
    await expect(name).toHaveValue('Arsha Desai')
  })
})
