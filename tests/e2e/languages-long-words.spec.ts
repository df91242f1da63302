import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { filters } from '#messages/places.ts'
import { login } from '#messages/login.ts'
import { trips } from '#messages/trips.ts'
import { widthOfContent } from '../support/browser-access.ts'
import { PUBLIC_URL } from '../support/browser-server.ts'
import { expect, inFullSuite, open, test as base } from '../support/browser-test.ts'
import { findBrokenTexts } from '../support/browser-texts.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'
import { copyCityWithMadeUpLanguage, copyWithMadeUpLanguage, stretchText } from '../support/made-up-language.ts'
import { BUILD_TIMEOUT_MS, plainEnvironment, startCopy } from '../support/product-copy.ts'

/** A copy of the product with a made-up language: English with accents, half as long again. */
const test = base.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'long-words-'))
      copyWithMadeUpLanguage(folder)
      execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env: plainEnvironment() })
      execFileSync(process.execPath, ['tools/build-program.ts'], { cwd: folder, env: plainEnvironment() })
      const { url, stop } = await startCopy(folder, {
        CITY: copyCityWithMadeUpLanguage(folder),
        PUBLIC_URL,
        RATE_LIMITS: 'off',
      })
      await use({ url, stop, outbox: join(folder, 'data', 'outbox') })
      await stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
})

// One worker builds the copy once.
test.describe.configure({ mode: 'default' })

type Screen = {
  readonly name: string
  /** @returns the path of the page */
  readonly arrive?: (page: Page) => Promise<string>
  readonly path?: string
  /** Brings the page to what is looked at. */
  readonly prepare?: (page: Page) => Promise<void>
}

async function saveTrip(page: Page): Promise<string> {
  const user = await createSignedInUser(page)
  const monday = mondayAhead()
  const activities = ['surat-castle', 'dutch-garden'].map((place, position) => ({
    name: place,
    place,
    date: monday,
    position,
  }))
  const trip = await saveTripBesidePage(page, user, { title: 'Castle', startDate: monday, endDate: monday, activities })
  return `/xx/my-trips/${trip._id}`
}

const signedIn = (path: string) => async (page: Page) => {
  await createSignedInUser(page)
  return path
}

const screens: readonly Screen[] = [
  { name: 'the home page', path: '/xx' },
  { name: 'a list', path: '/xx/explore' },
  {
    name: 'the filters of a list',
    path: '/xx/places?diet=vegetarian',
    prepare: (page) =>
      page.getByRole('link', { name: fill(stretchText(filters.moreCount.one), { count: '1' }) }).click(),
  },
  { name: 'the page of a place', path: '/xx/places/surat-castle' },
  { name: 'the search', path: '/xx/search?q=castle' },
  {
    name: 'a suggested trip with its plan',
    path: '/xx/suggest-trips',
    prepare: (page) => page.getByText(stretchText(trips.showPlan)).first().click(),
  },
  { name: 'the year', path: '/xx/seasons' },
  { name: 'the form of a review', arrive: signedIn('/xx/reviews?tab=post&place=gopi-talav') },
  { name: 'a trip', arrive: saveTrip },
  { name: 'the profile', arrive: signedIn('/xx/profile') },
]

for (const { name, path, arrive, prepare } of screens) {
  test(`${name} holds words half as long again on small phones`, inFullSuite, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, arrive ? await arrive(page) : (path ?? ''))
    await prepare?.(page)

    await expect(page.locator('html')).toHaveAttribute('lang', 'xx')
    expect(await findBrokenTexts(page), 'at 360 pixels').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthOfContent(page), 'no sideways scrolling').toBe(320)
    expect(await findBrokenTexts(page), 'at 320 pixels').toEqual([])
  })
}

test(
  'the look at texts finds one that is cut, one out of its button and one over another',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/xx/login')
    const main = page.getByRole('main')

    await main.getByRole('heading').evaluate((heading) => {
      heading.style.cssText = 'width: 2rem; overflow: hidden; white-space: nowrap; margin-bottom: -2.5rem'
    })
    await main.getByRole('button', { name: stretchText(login.submit) }).evaluate((button) => {
      button.style.cssText = 'width: 1rem; min-width: 0; padding: 0; white-space: nowrap'
    })

    const faults = await findBrokenTexts(page)
    expect(faults).toContainEqual(expect.stringMatching(/^cut: /))
    expect(faults).toContainEqual(expect.stringMatching(/^out of its button: /))
    expect(faults).toContainEqual(expect.stringMatching(/^over another: /))
  },
)
