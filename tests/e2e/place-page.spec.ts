import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'

const places: { slug: string; name: string }[] = JSON.parse(readFileSync('content/surat/places.json', 'utf8'))
const longestNames = places.toSorted((one, other) => other.name.length - one.name.length).slice(0, 10)

const state = (page: Page) => page.locator('[data-now]').first()

/** Share of the screen that the element takes of what is above the fold. */
async function shareOfScreen(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  const screen = page.viewportSize()
  if (!box || !screen) throw new Error('The element or the screen has no size')
  const seen = Math.min(box.y + box.height, screen.height) - Math.max(box.y, 0)
  return (Math.max(seen, 0) * box.width) / (screen.width * screen.height)
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the page of a place answers on the first screen', details, async ({ page }) => {
      // Sunday, 22 November 2026, 14:30 in Surat.
      await page.clock.setFixedTime('2026-11-22T09:00:00Z')
      await open(page, '/places/surat-castle')
      const main = page.getByRole('main')

      await expect(main.getByRole('heading', { level: 1, name: 'Surat Castle' })).toBeInViewport({ ratio: 1 })
      await expect(main.getByText('Open until 18:00')).toBeInViewport({ ratio: 1 })
      await expect(main.getByText('Museum · Chowk Bazaar, on the Tapi bank')).toBeInViewport({ ratio: 1 })
      await expect(main.locator('.place-price')).toContainText(
        'Entry was ₹100 (foreigners ₹500) until March 2026; today’s price is not known',
      )
      await expect(main.locator('.place-price')).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('button', { name: 'Add to trip: Surat Castle' })).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('link', { name: 'Directions' })).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('button', { name: 'Add Surat Castle to wishlist' })).toBeInViewport({ ratio: 1 })
      await expect(main.getByText('≈90 minutes').first()).toBeInViewport({ ratio: 1 })
      await expect(main.locator('.place-why')).toHaveText(/^In the sixteenth century, .* at Chowk Bazaar\.$/)
      await expect(main.locator('.place-why')).toBeInViewport({ ratio: 1 })
      await expect(main.locator('.place-description')).toHaveText(/^It has been restored .* on Mondays\.$/)
      const tops = await Promise.all(
        ['.place-cover', 'h1', '.place-three', '.place-actions', '.place-map', '.place-names', '.place-facts'].map(
          async (part) => (await main.locator(part).boundingBox())?.y ?? 0,
        ),
      )
      expect(tops, 'the order of questions').toEqual(tops.toSorted((a, b) => a - b))
    })

    test('even the longest names leave the answers on the first screen', inFullSuite, async ({ page }) => {
      for (const { slug, name } of longestNames) {
        await open(page, `/places/${slug}`)
        const main = page.getByRole('main')

        for (const answer of [
          main.getByRole('heading', { level: 1, name, exact: true }),
          page.locator('.place-state'),
          page.locator('.place-price'),
          page.locator('.place-actions').getByRole('link').first(),
        ])
          await expect(answer, slug).toBeInViewport({ ratio: 1 })
      }
    })

    test(
      'the two ways on stand in one line, and nothing but the way back and the heart is on the drawing',
      inFullSuite,
      async ({ page }) => {
        await open(page, '/places/nomads')
        const actions = page.locator('.place-actions')

        const add = await actions.getByRole('button', { name: 'Add to trip: Nomads' }).boundingBox()
        const way = await actions.getByRole('link', { name: /^About here/ }).boundingBox()

        expect(add?.y).toBe(way?.y)
        await expect(page.locator('.place-cover').locator('a, button')).toHaveCount(2)
      },
    )

    test('the drawing takes at most 45 % of the first screen', inFullSuite, async ({ page }) => {
      await open(page, '/places/surat-castle')

      expect(await shareOfScreen(page, page.locator('.place-cover .picture'))).toBeLessThanOrEqual(0.45)
    })

    test(
      'the page of a place with a conflict has no accessibility faults in any look',
      inFullSuite,
      async ({ page }) => {
        await open(page, '/places/gopi-talav')

        await expectAccessibleInEveryLook(page)
      },
    )
  })
}

test('the state changes at the minute of closing, without a reload', inFullSuite, async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T12:28:30Z' })
  await open(page, '/places/surat-castle')
  await expect(state(page)).toHaveText('Open until 18:00')

  await page.clock.runFor(91_000)

  await expect(state(page)).toHaveText('Closed now · opens Tuesday at 10:00')
})

test('the state is that of the city, not of the device', inFullSuite, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  // Monday, 00:30 in Surat, still Sunday on the device.
  await page.clock.setFixedTime('2026-11-22T19:00:00Z')

  await open(page, '/places/surat-castle')

  await expect(state(page)).toHaveText('Closed on Mondays · opens tomorrow at 10:00')
  await context.close()
})

test('facts carry how sure they are, their age and their source', inFullSuite, async ({ page }) => {
  await open(page, '/places/surat-castle')
  const facts = page.getByRole('complementary', { name: 'Facts' })

  await expect(facts).toContainText('Tue to Sun10:00 to 18:00')
  await expect(facts).toContainText('two sources agree · checked 22 Nov 2026')
  await expect(facts).toContainText('≈90 minutesour estimate')
  await facts.getByText('Mon closed; Tue to Sun 10:00 to 18:00').click()
  await expect(facts.getByRole('link', { name: 'yourvacationtrip.com' }).first()).toHaveAttribute(
    'href',
    'https://www.yourvacationtrip.com/surat-castle/',
  )
})

test('a conflict shows both sides, and the state of the place is what both say', async ({ page }) => {
  // Tuesday, 09:30 in Surat: open by one source, closed by the other.
  await page.clock.setFixedTime('2026-11-24T04:00:00Z')
  await open(page, '/places/gopi-talav')
  const facts = page.getByRole('complementary', { name: 'Facts' })

  await expect(facts).toContainText('Tue to Sun10:00 to 22:00')
  await expect(facts).toContainText('or Every day06:15 to 21:00')
  await expect(facts).toContainText('sources disagree')
  await expect(state(page)).toHaveText('May be open · sources disagree')

  await page.clock.setFixedTime('2026-11-23T23:30:00Z')
  await open(page, '/places/gopi-talav')

  await expect(state(page)).toHaveText('Closed, opens at 10:00 · sources disagree')
})

test('what nobody knows is said to be not known, and asks the reader', inFullSuite, async ({ page }) => {
  await open(page, '/places/surat-castle')
  const facts = page.getByRole('complementary', { name: 'Facts' })
  await expect(facts).toContainText('Step-freenot known · do you know?')

  await facts.getByRole('link', { name: 'do you know?' }).click()

  await expect(page).toHaveURL('/reviews?tab=post&place=surat-castle')
})

test('a place that is closed for repairs says so first, with its evidence', inFullSuite, async ({ page }) => {
  await open(page, '/places/jagdishchandra-bose-aquarium')

  const warnings = page.getByRole('list', { name: 'Before you set out' })

  await expect(page.locator('.place-state')).toHaveText('Closed for repairs')
  await expect(warnings).toContainText('Closed for repairs')
  await expect(warnings).toContainText('two sources agree · checked 26 Nov 2026')
})

test('cautions name their condition', inFullSuite, async ({ page }) => {
  await open(page, '/places/dumas-beach')

  const warnings = page.getByRole('list', { name: 'Before you set out' })

  await expect(warnings.getByRole('listitem')).toHaveCount(6)
  await expect(warnings).toContainText('Wind warnings: The police close the beach')
  await expect(warnings).toContainText('High tide: The shore is muddy')
})

test('the names for a driver load no font of another script', inFullSuite, async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })

  await open(page, '/places/surat-castle')
  await page.evaluate(() => document.fonts.ready)

  await expect(page.getByText('સુરતનો કિલ્લો')).toBeVisible()
  expect(fonts.filter((path) => /gujarati|devanagari/.test(path))).toEqual([])
})

test('the names for a driver carry their language, and say which of them we wrote', inFullSuite, async ({ page }) => {
  await open(page, '/places/surat-castle')

  const names = page.getByRole('region', { name: 'To show to a driver' })

  await expect(names.locator('[lang=gu]')).toHaveText('સુરતનો કિલ્લો')
  await expect(names.locator('[lang=hi]')).toHaveText('सूरत का किला')
  await expect(names.getByText('written by us, by its sound')).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a place shows the hours of the week, and no state of the moment', inFullSuite, async ({ page }) => {
    await page.goto('/places/surat-castle')

    const facts = page.getByRole('complementary', { name: 'Facts' })
    await facts.getByText('Mon closed; Tue to Sun 10:00 to 18:00').click()
    const hours = facts.getByRole('table')

    await expect(hours.getByRole('row')).toHaveText(['Monclosed', 'Tue to Sun10:00 to 18:00'])
    await expect(page.locator('.place-state')).toHaveText('Mon closed; Tue to Sun 10:00 to 18:00')
  })

  test('the first screen shows the hours of both sides of a conflict', inFullSuite, async ({ page }) => {
    await page.goto('/places/gopi-talav')

    await expect(page.locator('.place-state')).toHaveText(
      'Mon closed; Tue to Sun 10:00 to 22:00 or Every day 06:15 to 21:00',
    )
  })

  test(
    'where no time of the week is known, the access of the place stands in its place',
    inFullSuite,
    async ({ page }) => {
      await page.goto('/places/rander-ramzan-bazaar')
      const facts = page.getByRole('complementary', { name: 'Facts' })

      const nights = 'Nights; the exact hours are not known. Only during Ramadan'
      await expect(page.locator('.place-state')).toHaveText(nights)
      await expect(facts).toContainText(nights)

      await page.goto('/places/blue-vanilla-patisserie')

      await expect(page.locator('.place-state')).toHaveText('Opens at about 12:00')
      await expect(facts).toContainText(/HoursOpens at about 12:00.*our estimate/)
    },
  )
})
