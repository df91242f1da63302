import { expect, type Locator, type Page } from '@playwright/test'

/** The part of a page between its header and its footer. */
export function main(page: Page): Locator {
  return page.getByRole('main')
}

/** @throws Error when it is not rendered */
export async function getBox(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}

export function button(page: Page, name: string): Locator {
  return main(page).getByRole('button', { name, exact: true })
}

/** A field by its whole label. */
export function field(page: Page, name: string): Locator {
  return main(page).getByLabel(name, { exact: true })
}

/**
 * Waits for the first option of a field that finds names, which Enter takes. Options for the first letters of a term may
 * stand there until those for all of it come.
 */
export async function expectFirstOption(page: Page, name: string): Promise<Locator> {
  const first = main(page).locator('[role=listbox]:visible [role=option]').first()
  await expect(first).toHaveText(name)
  return first
}

/** Takes the first option of a field that finds names, by keyboard. */
export async function chooseFirstOption(page: Page, name: string): Promise<void> {
  const first = await expectFirstOption(page, name)
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}
