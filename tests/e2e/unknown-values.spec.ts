import type { Page } from '@playwright/test'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

/** What is not known stands small and grey, at the end: never in the line where one looks for what is known. */
const MOST_PIXELS = 13
const MONDAY = mondayAhead()

type Found = { total: number; loud: readonly string[] }

/** The cards that say "not known" in letters that are too large, or with something known after it. */
function findLoudUnknowns(page: Page, most: number): Promise<Found> {
  return page.locator('main article').evaluateAll((cards, limit) => {
    const linesOf = (card: Element) => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const lines: { text: string; size: number; top: number; left: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!parent || text === '' || box.width <= 1 || parent.closest('button')) continue
        const size = Number.parseFloat(getComputedStyle(parent).fontSize)
        if (size > 0) lines.push({ text, size, top: Math.round(box.top), left: box.left })
      }
      return lines
    }
    const isUnknown = (text: string) => /^(Hours|Price) not known$/.test(text)
    const found = cards.flatMap((card) => {
      const lines = linesOf(card)
      return lines
        .filter(({ text }) => isUnknown(text))
        .map((unknown) => ({
          name: card.querySelector('h3')?.textContent ?? '',
          isLoud:
            unknown.size > limit ||
            lines.some(
              ({ text, top, left }) =>
                !isUnknown(text) &&
                (top > unknown.top + 8 || (Math.abs(top - unknown.top) <= 8 && left > unknown.left)),
            ),
        }))
    })
    return { total: found.length, loud: found.filter(({ isLoud }) => isLoud).map(({ name }) => name) }
  }, most)
}

for (const width of [360, 1280]) {
  test(`cards at ${width} px say last and quietly what is not known`, inFullSuite, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let total = 0
    for (const path of ['/places', '/street_food', '/']) {
      await open(page, path)
      const found = await findLoudUnknowns(page, MOST_PIXELS)
      expect(found.loud, path).toEqual([])
      total += found.total
    }
    expect(total).toBeGreaterThan(3)
  })
}

test('a dish says last and small that its season is not known', inFullSuite, async ({ page }) => {
  await open(page, '/dishes')
  const unknown = page.locator('main dd').filter({ hasText: /^not known$/ })
  expect(await unknown.count()).toBeGreaterThan(3)
  await expect(page.locator('main dl > div:not(:last-child) > dd').filter({ hasText: /^not known$/ })).toHaveCount(0)
  await expect(unknown.locator('small')).toHaveCount(await unknown.count())
})

test('a plan of which no cost is known says only that', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: 'A morning at the castle',
    startDate: MONDAY,
    endDate: MONDAY,
    activities: [{ name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1 }],
  })
  await open(page, `/my-trips/${_id}`)
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money.getByText('The cost of 1 stop is not known.')).toBeVisible()
  await expect(page.getByText('₹0', { exact: false }).filter({ visible: true })).toHaveText(['What you spent: ₹0'])
  await expect(page.getByRole('button', { name: /Change Surat Castle/ })).toHaveText(/cost not known Change/)

  // Nobody has named a budget.
  await open(page, '/my-trips')
  const card = page.getByRole('article').filter({ hasText: 'A morning at the castle' })
  await card.getByText('Day by day').click()
  await expect(card.getByText('1 day', { exact: true })).toBeVisible()
  await expect(card).not.toContainText('₹')
})
