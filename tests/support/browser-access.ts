import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const

export type Look = (typeof looks)[number]

/** Shows the page as it looks to somebody: without motion, so that no colour is caught on its way to another. */
export async function look(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
}

/** Expects axe to find nothing, in the look that the page has now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Whatever happens to lie half under the header of a scrolled page would count as too small to be pressed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // The pages have no frames of other origins, for which the modern mode would open a page of its own.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  )
  expect(found).toEqual([])
}

/** Expects axe to find nothing on phone and desktop, by day and by night; one visit serves all four. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const each of looks) {
    await look(page, each)
    await expectAccessible(page)
  }
}

/**
 * Names the links and buttons whose area for a finger or pointer is smaller than `size` pixels square. The area is
 * tried out, not computed: a card's link, for one, is larger than its text. Links within a line of text are exempt.
 */
export function findSmallTargets(scope: Locator, size: number): Promise<string[]> {
  return scope.locator('a:visible, button:visible, input:visible, summary:visible').evaluateAll((elements, size) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
    const isLargeEnough = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const reach = size / 2 - 1
      const corners = [-reach, reach].flatMap((dx) => [
        [dx, 0],
        [0, dx],
      ])
      return corners.every(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
        return hit !== null && element.contains(hit)
      })
    }
    return elements
      .filter((element) => !element.matches('.skip-link') && !isInText(element) && !isLargeEnough(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.textContent.trim()} (${Math.round(width)} × ${Math.round(height)})`
      })
  }, size)
}

/** More than the page is wide where it scrolls sideways. */
export function widthOfContent(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Expects the focused element to be in sight and to be drawn around, itself or the card that it stands for. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing is focused'
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit === null || !element.contains(hit)) return `${element.textContent} is focused out of sight`
    const isDrawn = [element, element.closest('article')].some((drawn) => {
      if (!drawn) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isDrawn ? 'visible' : `${element.textContent} shows no focus`
  })
  expect(focus).toBe('visible')
}

/** More presses than any of our pages needs from one end to what is wanted. */
const TIMEOUT_MS = 250

/** Presses Tab, or Shift+Tab when the target lies before the focus, until it is reached; every focus must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < TIMEOUT_MS; presses += 1) {
    const way = await target.evaluate((element) => {
      const focused = document.activeElement
      if (focused === element) return 'there'
      if (focused === null || focused === document.body) return 'Tab'
      return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
    if (way === 'there') return
    await page.keyboard.press(way)
    await expectVisibleFocus(page)
  }
  throw new Error(`${TIMEOUT_MS} presses of Tab do not reach the target`)
}
