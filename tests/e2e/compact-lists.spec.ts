import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { createSignedInUser } from '../support/browser-users.ts'

/** The height of /places was 38,061 px when each place was a large card. */
const MOST_PIXELS = 9_000

const rows = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('places are rows, five in a screen, after one large card', inFullSuite, async ({ page }) => {
    await open(page, '/places')

    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    console.log(`/places at 360 px is ${height} px high, of at most ${MOST_PIXELS}`)
    expect(height).toBeLessThanOrEqual(MOST_PIXELS)

    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights[0]).toBeGreaterThan(180)
    const sorted = heights.slice(1).toSorted((one, other) => one - other)
    expect(sorted[0]).toBeGreaterThanOrEqual(96)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(100)
    // A name of three lines, with room for a finger.
    expect(sorted.at(-1)).toBeLessThanOrEqual(136)

    const row = rows(page).nth(3)
    for (const button of await row.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expectAccessibleInEveryLook(page)
  })

  for (const code of ['gu', 'hi']) {
    // Rows in Gujarati are the highest.
    test.describe(`in ${code}`, code === 'gu' ? {} : inFullSuite, () => {
      // Who reads another language is offered the page in it, by a bar over its foot.
      test.use({ locale: `${code}-IN` })
      const path = `/${code}/places`

      test(`${path} is as short, and no state is cut before its verb`, inFullSuite, async ({ page }) => {
        // Most places that open on this day have not opened yet.
        await page.clock.setSystemTime(new Date('2026-11-30T07:00:00+05:30'))
        await open(page, path)
        const states = rows(page).locator('.state-closed')
        await expect(states.first()).toBeAttached()

        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 })
          const cut = await states.evaluateAll((all) =>
            all
              .map((state) => state.parentElement)
              .filter((line) => line !== null && line.scrollHeight > line.clientHeight)
              .map((line) => line?.textContent),
          )
          expect(cut).toEqual([])
        }
        await page.setViewportSize({ width: 360, height: 740 })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        console.log(`${path} at 360 px is ${height} px high, of at most ${MOST_PIXELS}`)
        expect(height).toBeLessThanOrEqual(MOST_PIXELS)
      })
    })
  }

  test('results of a search are rows, too', inFullSuite, async ({ page }) => {
    await open(page, '/search?q=locho')
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    const heights = await found.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(4)
    // A name of two lines, with two lines of the text.
    expect(Math.max(...heights)).toBeLessThanOrEqual(140)
    const add = await found.getByRole('button', { name: /^Add / }).first().boundingBox()
    expect(Math.min(add?.width ?? 0, add?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

  test(
    'the density is a choice that the device keeps, and a long list has a way to each area',
    inFullSuite,
    async ({ page }) => {
      await open(page, '/places')
      const first = await rows(page).nth(1).boundingBox()
      const legend = page.getByText('“≈” marks an estimate.')
      await expect(legend).toBeVisible()
      await page.getByRole('button', { name: 'Large pictures' }).click()
      await expect(page.getByRole('button', { name: 'Large pictures' })).toHaveAttribute('aria-pressed', 'true')
      await expect(legend, 'large cards say it in words').toBeHidden()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Large pictures' })).toHaveAttribute('aria-pressed', 'true')
      await expect
        .poll(async () => (await rows(page).nth(1).boundingBox())?.height ?? 0)
        .toBeGreaterThan(2 * (first?.height ?? Infinity))
      await page.getByRole('button', { name: 'Large pictures' }).click()

      await page.getByText('Jump to an area').click()
      const areas = page.locator('.area-jump').getByRole('link')
      expect(await areas.count()).toBeLessThanOrEqual(12)
      await areas.filter({ hasText: 'Rander' }).click()
      await expect(page).toHaveURL('/places?area=Rander')
      await expect(page.getByText('Jump to an area')).toBeHidden()

      await open(page, '/explore')
      await expect(page.getByText('Jump to an area')).toHaveCount(0)
    },
  )
})

test('a filter that no place of the list fits is not offered', inFullSuite, async ({ page }) => {
  await open(page, '/street_food')

  const chips = page.getByRole('list', { name: 'Quick filters' }).getByRole('link')
  await expect(chips.filter({ hasText: 'Open now' })).toBeVisible()
  await expect(chips.filter({ hasText: 'Vegetarian' })).toBeVisible()
  await expect(chips.filter({ hasText: 'Step-free' })).toHaveCount(0)
  // Who comes with an address that asks for it can still take it away.
  await open(page, '/street_food?stepfree=1')
  await expect(chips.filter({ hasText: 'Step-free' })).toBeVisible()
})

test('forced colours show which list, view and tab one is in', inFullSuite, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/explore')
  const main = page.getByRole('main')
  const colourOf = (name: string, property: string) =>
    main
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link, asked) => getComputedStyle(link).getPropertyValue(asked), property)

  expect(await colourOf('Trending', 'border-bottom-color')).not.toBe(await colourOf('Cafe', 'border-bottom-color'))
  expect(await colourOf('List', 'background-color')).not.toBe(await colourOf('Map', 'background-color'))

  await createSignedInUser(page)
  await open(page, '/plan-your-trip')
  const groundOfTab = (name: string) =>
    main.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await groundOfTab('Create New Trip')).not.toBe(await groundOfTab('My Trips'))
})
