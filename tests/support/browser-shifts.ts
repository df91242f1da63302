import type { Page } from '@playwright/test'

/** Shares of the screen that have moved without input since the page was opened, each with its description. */
export async function readShifts(page: Page): Promise<{ value: number; text: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .map((entry) => ({ value: Number(Reflect.get(entry, 'value')), text: JSON.stringify(entry) })),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer without entries is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
      }),
  )
}

/** The sum of all layout shifts without input since the page was opened. */
export async function getShift(page: Page): Promise<number> {
  return (await readShifts(page)).reduce((sum, { value }) => sum + value, 0)
}
