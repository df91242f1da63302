import type { Page } from '@playwright/test'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

const LAST_CARD = 'main .place-grid > li:last-child > .place-card'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** How the browser treats the last card: `auto` while it leaves the card out. */
const contentVisibility = (page: Page) =>
  page.locator(LAST_CARD).evaluate((card) => getComputedStyle(card).contentVisibility)

/** Opens all places and holds back all scripts but the first one. */
async function openWithoutProgram(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!paint-first-)[^/]+\.js$/, () => undefined)
  await page.goto('/places', { waitUntil: 'domcontentloaded' })
}

test.describe('before the scripts of a page have come', () => {
  test('the browser leaves out the cards below the first screens', async ({ page }) => {
    await openWithoutProgram(page)

    await expect.poll(() => contentVisibility(page)).toBe('auto')
  })

  test('a card that it left out can be found, focused and read', inFullSuite, async ({ page }) => {
    await openWithoutProgram(page)
    const link = cards(page).last().getByRole('link')
    await link.focus()

    await expect(link).toBeInViewport()
    await expect(link).toBeFocused()
  })

  test('a page on paper has all cards', inFullSuite, async ({ page }) => {
    await openWithoutProgram(page)
    await page.emulateMedia({ media: 'print' })

    await expect.poll(() => contentVisibility(page)).toBe('visible')
  })

  test('a reload keeps the height of the page', inFullSuite, async ({ page }) => {
    await openWithoutProgram(page)
    await page.reload({ waitUntil: 'domcontentloaded' })

    expect(await contentVisibility(page)).toBe('visible')
  })
})

test(
  'pictures load in view, near it while somebody moves, and all of them for paper',
  inFullSuite,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/explore')
    const pictures = cards(page).getByRole('img')
    const readLoaded = () =>
      pictures.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    const inView = await pictures.evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
    )
    await expect.poll(async () => (await readLoaded()).filter(Boolean).length).toBe(inView)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await readLoaded()).at(-1)).toBe(true)

    expect((await readLoaded()).filter((isLoaded) => !isLoaded).length).toBeGreaterThan(1)
    await page.pdf()
    await expect.poll(async () => (await readLoaded()).includes(false)).toBe(false)
  },
)

test('all cards have their height soon after the page answers', inFullSuite, async ({ page }) => {
  await open(page, '/places')

  await expect.poll(() => contentVisibility(page)).toBe('visible')
})

test('cards that another list shows at once have their height', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cafe' }).click()
  await expect(cards(page).first()).toBeVisible()

  await expect.poll(() => contentVisibility(page)).toBe('visible')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('all cards have their height', inFullSuite, async ({ page }) => {
    await page.goto('/places')

    await expect(page.locator('.opens-at-top')).toHaveCount(0)
  })
})
