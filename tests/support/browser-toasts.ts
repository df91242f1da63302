import { expect, type Locator, type Page } from '@playwright/test'

/** Section 9. */
const DURATION = 5_000

export function toast(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) })
}

/** Expects a toast at top centre, as the review and trip pages show theirs, and to go soon. */
export async function expectAtTopCentre(page: Page, text: string): Promise<void> {
  const shown = toast(page, text)
  // Found and measured at once: a second is short on a busy machine.
  const { x, y, width } = await shown.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { x: box.x, y: box.y, width: box.width }
  })
  const screen = page.viewportSize()?.width ?? 0
  expect(Math.abs(x + width / 2 - screen / 2), 'in the middle').toBeLessThan(3)
  expect(y, 'at the top').toBeLessThan(150)
  await pointElsewhere(page)
  await expect(shown).toHaveCount(0, { timeout: 3_000 })
}

/** A pointer that rests where a toast appears keeps it, as one that reads does. */
async function pointElsewhere(page: Page): Promise<void> {
  await page.mouse.move(1, (page.viewportSize()?.height ?? 0) / 2)
}

/** Stops the page's clock, which has to be installed before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Lets a stopped clock go on until a toast is there: its code is loaded with the first, which takes its own time. */
export async function expectToastToCome(page: Page, text: string): Promise<void> {
  const shown = toast(page, text)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(shown).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 10_000, intervals: [20] })
}

/** Expects a toast at the top right, to stay for its time and no longer. The clock must have been stopped. */
export async function expectToastForItsTime(page: Page, text: string): Promise<void> {
  const shown = toast(page, text)
  await pointElsewhere(page)
  await expectToastToCome(page, text)
  const { x, y, width } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const screen = page.viewportSize()?.width ?? 0
  expect(screen - x - width, 'at the right').toBeLessThan(40)
  expect(y, 'at the top').toBeLessThan(140)
  await page.clock.runFor(DURATION - 200)
  await expect(shown).toBeVisible()
  await page.clock.runFor(400)
  await expect(shown).toHaveCount(0)
}
