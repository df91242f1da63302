import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** Source: section 9 of the specification. */
const DURATION_MS = 5_000

export function toast(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) })
}

type RecordedToast = { texts: readonly string[]; x: number; y: number; width: number }

/** Records every toast when it appears. A slow test may look for a toast of one second only after it has gone. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorded: RecordedToast[] = []
    Object.assign(globalThis, { recordedToasts: recorded })
    // An element that is added within another added element comes twice.
    const seen = new WeakSet<Element>()
    const record = (toast: Element) => {
      if (seen.has(toast)) return
      seen.add(toast)
      const { x, y, width } = toast.getBoundingClientRect()
      const texts = [...toast.querySelectorAll('*')].map(({ textContent }) => textContent)
      recorded.push({ texts, x, y, width })
    }
    const observer = new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        for (const toast of node.matches('.toast') ? [node] : node.querySelectorAll('.toast')) record(toast)
      }
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Waits until a toast has appeared, even if it is gone again. The record of a page ends with its document. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await takeRecordedToast(page, text)
}

/** Expects a toast at top centre that disappears by itself, as on the review and trip pages. */
export async function expectToastAtTopCentre(page: Page, text: string): Promise<void> {
  const { x, y, width } = await takeRecordedToast(page, text)
  const screen = page.viewportSize()?.width ?? 0
  expect(Math.abs(x + width / 2 - screen / 2), 'in the middle').toBeLessThan(3)
  expect(y, 'at the top, below the tabs').toBeLessThan(170)
  await movePointerAway(page)
  await expect(toast(page, text)).toHaveCount(0)
}

/** Waits for a toast and takes it off the record, so that the next call waits for the next toast with this text. */
async function takeRecordedToast(page: Page, text: string): Promise<RecordedToast> {
  const taken = await page.waitForFunction((text) => {
    const recorded: RecordedToast[] = Reflect.get(globalThis, 'recordedToasts')
    const index = recorded.findIndex(({ texts }) => texts.includes(text))
    return index >= 0 && recorded.splice(index, 1)[0]
  }, text)
  const toast = await taken.jsonValue()
  if (!toast) throw new Error(`The toast "${text}" was not recorded`)
  return toast
}

/** Moves the pointer away, because a toast under the pointer stays. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(1, (page.viewportSize()?.height ?? 0) / 2)
}

/** The texts of all toasts since the page was opened, oldest first. */
export async function recordedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const recorded: RecordedToast[] = Reflect.get(globalThis, 'recordedToasts')
    return recorded.map(({ texts }) => texts.find((text) => text !== '') ?? '')
  })
}

/** Scrolls until an element lies where toasts usually stand, as far as the page is long enough. */
export async function scrollUnderToasts(element: Locator): Promise<void> {
  await element.evaluate((shown) => scrollBy({ top: shown.getBoundingClientRect().top - 110, behavior: 'instant' }))
}

/** @returns the names of those of the elements of which a toast covers a part */
export async function coveredBy(toast: Locator, elements: Locator): Promise<string[]> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast has no box')
  return elements.evaluateAll((all, { x, y, width, height }) => {
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < x + width && right > x && top < y + height && bottom > y
    }
    return all.filter(isCovered).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
  }, box)
}

/** Stops the page's clock. The clock must be installed before the page opens. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Advances a stopped clock in small steps until a toast appears. The first toast of a page loads its code first. */
export async function expectToastToCome(page: Page, text: string): Promise<void> {
  await expectWithClock(page, () => expect(toast(page, text)).toBeVisible({ timeout: 100 }))
}

/** Advances a stopped clock in small steps until an expectation holds. It must give up at once. */
export async function expectWithClock(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await holds()
  }).toPass({ timeout: 60_000, intervals: [20] })
}

/** Expects a toast at the top right to stay for its duration and no longer. The clock must be stopped. */
export async function expectToastForItsTime(page: Page, text: string): Promise<void> {
  const shown = toast(page, text)
  await movePointerAway(page)
  await expectToastToCome(page, text)
  const { x, y, width } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const screen = page.viewportSize()?.width ?? 0
  expect(screen - x - width, 'at the right').toBeLessThan(40)
  expect(y, 'at the top').toBeLessThan(140)
  await page.clock.runFor(DURATION_MS - 200)
  await expect(shown).toBeVisible()
  await page.clock.runFor(400)
  await expect(shown).toHaveCount(0)
}
