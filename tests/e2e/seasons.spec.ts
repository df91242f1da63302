import type { Locator, Page } from '@playwright/test'
import { getShift } from '../support/browser-shifts.ts'
import { devices, expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'

/** Opens the row of a month that is not the present one. */
async function unfold(page: Page, name: string): Promise<Locator> {
  const month = page.getByRole('region', { name })
  await month.locator('> details').evaluate((fold) => fold.setAttribute('open', ''))
  return month
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('the home page says when to come and leads to the year', inFullSuite, async ({ page }) => {
      await open(page, '/')
      const strip = page.getByRole('region', { name: 'When to come' })
      await expect(strip).toContainText('November to February: 31 to 34 °C by day, 15 to 20 °C by night')

      await strip.getByRole('link', { name: 'The year, month by month' }).click()

      await expect(page).toHaveURL('/seasons')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('When to come to Surat')
    })

    test('a month of the chart leads to its section, by keyboard too', inFullSuite, async ({ page }) => {
      await open(page, '/seasons')

      await page.getByRole('navigation', { name: 'The months at a glance' }).getByRole('link', { name: 'July' }).focus()
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL('/seasons#july')
      await expect(page.getByRole('heading', { level: 2, name: 'July' })).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the year marks the month that it is in the city, not on the device', async ({ page }) => {
  // In Surat, it is the first of December already.
  await page.clock.setFixedTime('2026-11-30T19:00:00Z')

  await open(page, '/seasons')

  await expect(page.getByRole('region', { name: 'December' })).toContainText('This month')
  await expect(page.locator('.month h2').first()).toHaveText('December')
  await expect(page.getByText('This month', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^December.*This month/ })).toBeVisible()
})

test('the months stand still as the program comes, whichever it is', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const month of ['01', '06', '11']) {
    await page.clock.setFixedTime(`2026-${month}-15T10:00:00+05:30`)
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/seasons')
    const november = page.locator('.month:has(h2:text-is("November"))')
    const before = await november.boundingBox()

    late.resolve()
    await waitForHydration(page)

    await expect(page.locator('.month-mark-now')).toBeVisible()
    const moved = ((await november.boundingBox())?.y ?? 0) - (before?.y ?? 0)
    expect(Math.abs(moved)).toBeLessThan(2)
    expect(await getShift(page)).toBeLessThan(0.02)
    await page.unrouteAll()
  }
})

test('a month says what is there only now, and leads there', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')
  const december = await unfold(page, 'December')
  await expect(december).toContainText('Only now Ponk')
  await expect(december).toContainText('1 Dec to end of February')

  await december.getByRole('link', { name: 'Ponk market' }).click()

  await expect(page).toHaveURL('/places/ponk-market')
})

test('a month says what may be closed', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')

  await expect(page.getByRole('region', { name: 'July' })).toContainText(
    'May be closed for days:Dumas BeachSuvali Beach',
  )
})

test('a feast names the places that it closes, and those that are there only then', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')

  await expect(page.getByRole('region', { name: 'January' })).toContainText('Closed on Republic Day:Science Centre')
  await expect(page.getByRole('region', { name: 'February' })).toContainText('Only during Ramadan:Rander Ramzan')
})

test('places that are closed for now are named with their evidence', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')
  const closed = page.getByRole('region', { name: 'Closed until further notice' })

  await expect(closed).toContainText('Closed for repairs · since when is not known')
  await expect(closed).toContainText('two sources agree · checked 26 Nov 2026')
  await closed.getByRole('link', { name: /Aquarium/ }).click()

  await expect(page).toHaveURL('/places/jagdishchandra-bose-aquarium')
})

test('every date says how sure it is, in words that the page explains', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')
  const march = await unfold(page, 'March')
  await march.getByText('Dates, 2026–2028').click()

  const eid = march.getByRole('row', { name: /^Eid al-Fitr/ }).getByRole('cell')
  await expect(eid).toHaveText(['21 Marlisted', '9 Marby the moon', 'not in this month'])
  const holi = march.getByRole('row', { name: /^Holika Dahan/ }).getByRole('cell')
  await expect(holi).toHaveText(['2 Mar± 1 day', '21 Mar± 1 day', '10 Mar± 1 day'])
  const notes = page.getByRole('region', { name: 'How to read this page' })
  await expect(notes).toContainText('The day given or the day after, as soon as the new moon is seen.')
})

test('names of feasts in other languages carry their language', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')
  await (await unfold(page, 'October')).getByText('Dates, 2026–2028').click()

  const navratri = page.getByRole('rowheader', { name: /^Navratri/ }).first()

  await expect(navratri.locator('[lang=gu]')).toHaveText('નવરાત્રી')
  await expect(navratri.locator('[lang=hi]')).toHaveText('नवरात्रि')
})

test('the fare of an auto-rickshaw is shown with its date and how sure it is', inFullSuite, async ({ page }) => {
  await open(page, '/seasons')

  const fares = page.getByRole('region', { name: 'Getting around' })

  await expect(fares).toContainText('Auto-rickshaw: ₹20 at least, then ₹15 a kilometre, waiting ₹1 a minute')
  await expect(fares).toContainText('official · since 10 Jun 2022')
})

test(
  'every month in Gujarati fits into its part of the chart on the smallest phones',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/gu/seasons')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))

    const wide = await page
      .locator('.year-chart a')
      .evaluateAll((links) =>
        links
          .filter((link) => (link.querySelector('span')?.getBoundingClientRect().width ?? 0) > link.clientWidth)
          .map((link) => link.textContent),
      )

    expect(wide).toEqual([])
  },
)
