import type { Locator, Page } from '@playwright/test'
import { categoryPages } from '../support/browser-pages.ts'
import { mondayAhead, saveTripBesidePage, waitForPlanAtRest } from '../support/browser-trips.ts'
import { createUserInBrowser, storeSession } from '../support/browser-users.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))
const lastCard = (page: Page) => page.getByRole('main').getByRole('article').last().getByRole('link')
const backLink = (page: Page, list: string) => page.getByRole('main').getByRole('link', { name: list, exact: true })

/** Opens the place of a card far down the list. @returns the scroll position before */
async function openPlace(page: Page, card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(500)
  await card.click()
  await expect(page).toHaveURL(/\/places\//)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  return before
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const path of ['/places', ...categoryPages.map((page) => page.path)]) {
    test(`Back returns to the same spot of ${path}`, inFullSuite, async ({ page }) => {
      await open(page, path)
      const before = await openPlace(page, lastCard(page))
      await page.goBack()

      await expect.poll(() => scrollPosition(page)).toBe(before)
    })
  }

  test(
    'a page that is opened by its address again starts at its top, and a reload keeps its spot',
    inFullSuite,
    async ({ page }) => {
      await open(page, '/cafe')
      await page.evaluate(() => scrollTo(0, 1_200))
      await page.reload()
      await waitForHydration(page)
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1_000)
      await open(page, '/about')

      await open(page, '/cafe')

      expect(await scrollPosition(page)).toBe(0)
    },
  )

  test('Back returns to the same card of a list that has to be loaded again', inFullSuite, async ({ page }) => {
    await open(page, '/places')
    const card = page.getByRole('main').getByRole('article').nth(40).getByRole('link')
    const name = (await card.textContent()) ?? ''
    await openPlace(page, card)
    await page.reload()
    await waitForHydration(page)
    await page.goBack()

    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport()
  })

  test('Back returns to the spot where a plan was left, and so does a reload', inFullSuite, async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    const startDate = mondayAhead()
    const slugs = ['gopi-talav', 'surat-castle', 'clock-tower', 'dutch-garden', 'sarthana-nature-park', 'dumas-beach']
    const activities = slugs.map((place, index) => ({ name: `Stop ${index}`, place, date: startDate, position: index }))
    const trip = await saveTripBesidePage(page, traveller, {
      title: 'Far down',
      startDate,
      endDate: startDate,
      activities,
    })
    await storeSession(page, traveller)
    await open(page, `/my-trips/${trip._id}`)
    const stop = page.getByRole('main').getByRole('link', { name: 'Stop 4' })
    await waitForPlanAtRest(page)
    await stop.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const spot = () => stop.evaluate((link) => link.getBoundingClientRect().top)
    const before = await spot()
    // Heights of texts are fractions of a pixel, and may add up differently.
    const away = async () => Math.abs((await spot()) - before)
    await openPlace(page, stop)

    await page.goBack()
    await expect.poll(away).toBeLessThan(1)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(away).toBeLessThan(1)
  })

  test('the link from a place back to its list returns to the same spot', inFullSuite, async ({ page }) => {
    await open(page, '/cafe')
    const before = await openPlace(page, lastCard(page))
    await backLink(page, 'Cafe').click()

    await expect(page).toHaveURL('/cafe')
    await expect.poll(() => scrollPosition(page)).toBe(before)
  })

  test('the link from a place returns to the list across another place and a reload', inFullSuite, async ({ page }) => {
    await open(page, '/cafe')
    const before = await openPlace(page, lastCard(page))
    const place = page.url()
    await page.getByRole('region', { name: 'Nearby' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(place)
    await page.goBack()
    await expect(page).toHaveURL(place)
    await page.reload()
    await waitForHydration(page)
    await backLink(page, 'Cafe').click()

    await expect(page).toHaveURL('/cafe')
    await expect.poll(() => scrollPosition(page)).toBe(before)
  })

  test('Back returns to the same spot of a list that has to be loaded again', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    const before = await openPlace(page, lastCard(page))
    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')

    await expect.poll(() => scrollPosition(page)).toBe(before)
  })

  test('Back returns to the same spot after a long read', inFullSuite, async ({ page }) => {
    await page.clock.install()
    await open(page, '/explore')
    const before = await openPlace(page, lastCard(page))
    await page.clock.fastForward('20:00')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')

    await expect.poll(() => scrollPosition(page)).toBe(before)
  })

  test('Back returns to the same spot of search results', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('main').getByRole('searchbox').fill('garden')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /garden/ })).toBeVisible()
    const before = await openPlace(page, lastCard(page))

    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: /garden/ })).toBeVisible()
    await expect.poll(() => scrollPosition(page)).toBe(before)
  })

  test('the link from search results returns to the same spot of the list', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('main').getByRole('searchbox').fill('garden')
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /garden/ })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()

    await expect(page).toHaveURL('/explore')
    await expect.poll(() => scrollPosition(page)).toBe(200)
  })
})
