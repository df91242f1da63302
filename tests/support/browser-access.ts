import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Result, RunOnly, RunOptions } from 'axe-core'
import { expect, type Locator, type Page } from '@playwright/test'
import { isFullSuite } from './full-suite.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The package's `axe.source` is not minified: each document would get, and compile, more than twice as much. */
const AXE_SOURCE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8')

const CONTRAST_RULES = ['color-contrast', 'link-in-text-block']

export const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const

export type Look = (typeof looks)[number]

/** Sets colour scheme and width. Reduced motion keeps axe from judging a colour in the middle of a transition. */
export async function applyLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
}

/** Expects axe to find no violation in the page's current look. */
export function expectAccessible(page: Page, part?: string): Promise<void> {
  return expectNoViolation(page, { runOnly: { type: 'tag', values: RULES }, part })
}

/**
 * Expects axe to find no violation but of contrast. To see what lies behind each text takes half of the time of axe, and
 * the colours of a scheme are the same in every width: the full suite looks at them in each.
 */
function expectAccessibleApartFromContrast(page: Page, part?: string): Promise<void> {
  if (isFullSuite) return expectAccessible(page, part)
  return expectNoViolation(page, { runOnly: { type: 'tag', values: RULES }, without: CONTRAST_RULES, part })
}

/** Expects enough contrast. Colours are all that differs between light and dark. */
function expectContrast(page: Page, part?: string): Promise<void> {
  return expectNoViolation(page, { runOnly: { type: 'rule', values: CONTRAST_RULES }, part })
}

/** `part` is the selector of what axe looks at, instead of the whole page. */
type Analysis = { runOnly: RunOnly; without?: readonly string[]; part?: string | undefined }

async function expectNoViolation(page: Page, analysis: Analysis): Promise<void> {
  const violations = await analyzeFromTop(page, analysis)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  )
  expect(found).toEqual([])
}

/**
 * Runs axe on the page at its top. In a scrolled page the sticky header covers a part of some link, and axe reports that
 * link as too small. A page may scroll by itself while axe runs, for example after a late answer. Then axe runs again.
 */
async function analyzeFromTop(page: Page, analysis: Analysis): Promise<readonly Result[]> {
  const isInjected = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return 'axe' in globalThis
  })
  // `AxeBuilder` would send it twice. The pages have no frames, so that nothing else is to be injected.
  if (!isInjected) await page.evaluate(AXE_SOURCE)
  await renderSkippedContent(page)
  const violations = await page.evaluate(async ({ runOnly, without = [], part }) => {
    const injected: typeof axe = Reflect.get(globalThis, 'axe')
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    // No rule of ours reads the style sheets, so that axe need not fetch them again.
    const options: RunOptions = { runOnly, rules, resultTypes: ['violations'], preload: false }
    return (await injected.run(part ?? document, options)).violations
  }, analysis)
  return (await page.evaluate(() => scrollY)) === 0 ? violations : analyzeFromTop(page, analysis)
}

/**
 * Renders the list items that `content-visibility: auto` skips. A skipped item keeps the height it had in an earlier
 * look, so its links seem to lie on top of what follows. A person never sees that: the browser renders an item before it
 * comes into view.
 */
export async function renderSkippedContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })
}

/**
 * Expects axe to find no violation on phone and desktop, and enough contrast in the dark: on a desktop, which shows the
 * most at once, and in the full suite on a phone too.
 * @param part selector of what a test has opened over a page that other tests look at. The first look takes the whole
 * page, and so do all looks of the full suite.
 */
export async function expectAccessibleInEveryLook(page: Page, part?: string): Promise<void> {
  await applyLook(page, looks[0])
  await expectAccessible(page)
  const looked = isFullSuite ? undefined : part
  if (isFullSuite) await expectAccessibleInDark(page, 360)
  await applyLook(page, looks[2])
  await expectAccessibleApartFromContrast(page, looked)
  await expectAccessibleInDark(page, 1280, looked)
}

/** Expects axe to find no violation at a width, and enough contrast in the dark. */
export async function expectAccessibleAt(page: Page, width: Look['width']): Promise<void> {
  await applyLook(page, { colorScheme: 'light', width })
  await expectAccessible(page)
  await expectAccessibleInDark(page, width)
}

async function expectAccessibleInDark(page: Page, width: Look['width'], part?: string): Promise<void> {
  await applyLook(page, { colorScheme: 'dark', width })
  await (isFullSuite ? expectAccessible(page) : expectContrast(page, part))
}

/**
 * Finds links and buttons that react to a pointer on less than `size` by `size` pixels. Hit tests find the area, because
 * a card's link is larger than its text. Links within a line of text are exempt. @returns their texts and sizes
 */
export async function findSmallTargets(scope: Locator, size: number): Promise<string[]> {
  await renderSkippedContent(scope.page())
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
    const isAboveScreen = (element: Element) => element.getBoundingClientRect().bottom <= 0
    return (
      elements
        // Pins may lie outside of the frame of their map. The tests of maps look at them. What is above the screen shows
        // itself when it gets the focus.
        .filter(
          (element) =>
            !element.matches('.map-frame *') &&
            !isInText(element) &&
            !isLargeEnough(element) &&
            !isAboveScreen(element),
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return `${element.textContent.trim()} (${Math.round(width)} × ${Math.round(height)})`
        })
    )
  }, size)
}

/** @returns the width of the content in pixels. It exceeds the viewport's width if the page scrolls sideways. */
export function widthOfContent(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Expects the focused element to be in sight and to have an outline, on itself or on its card. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => describeFocus(page)).toBe('visible')
}

function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing is focused'
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit === null || !element.contains(hit)) return `${element.textContent} is focused out of sight`
    const isOutlined = [element, element.closest('article')].some((outlined) => {
      if (!outlined) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(outlined)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isOutlined ? 'visible' : `${element.textContent} shows no focus`
  })
}

const MAX_TAB_PRESSES = 250

/**
 * Presses Tab until the target has the focus, or Shift+Tab when the target comes before the focus. Expects every focus
 * on the way to be visible. @throws Error when the target is not reached
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    const next = await target.evaluate((element) => {
      const focused = document.activeElement
      if (focused === element) return 'reached'
      if (focused === null || focused === document.body) return 'Tab'
      return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
    if (next === 'reached') return
    await page.keyboard.press(next)
    await expectVisibleFocus(page)
  }
  throw new Error(`${MAX_TAB_PRESSES} presses of Tab do not reach the target`)
}

/**
 * Presses Tab until the target has the focus. Unlike `tabTo` it also passes parts that draw the focus themselves, such as
 * the button of a date.
 */
export async function pressTabUntil(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150 && !(await isReached()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
