import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleAt, expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from './browser-access.ts'
import { findBrokenTexts } from './browser-texts.ts'

/** Expects that a page holds in one visit: for axe in every look, for pointers, for fingers, and on the smallest phone. */
export async function expectToHoldInEveryWidth(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page)
  expect(await findSmallTargets(reachablePart(page), 24), 'for a pointer').toEqual([])
  await expectToFitPhone(page)
}

/** Expects that a page holds on phones: for axe in both colour schemes, for a finger, and without sideways scrolling. */
export async function expectToHoldOnPhone(page: Page): Promise<void> {
  await expectAccessibleAt(page, 360)
  await expectToFitPhone(page)
}

async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOfContent(page), 'on a small phone').toBe(320)
  expect(await findBrokenTexts(page), 'on a small phone').toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await findSmallTargets(reachablePart(page), 44), 'for a finger').toEqual([])
  await page.setViewportSize({ width: 640, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await widthOfContent(page), 'with text twice as large').toBe(640)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await widthOfContent(page), 'with text twice as large on a phone').toBe(360)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** An open dialog makes the rest of the page unreachable. */
function reachablePart(page: Page): Locator {
  return page.locator('dialog[open], body:not(:has(dialog[open]))')
}
