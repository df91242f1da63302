import type { Locator, Page } from '@playwright/test'

/** The part of a page between its header and its footer. */
export function main(page: Page): Locator {
  return page.getByRole('main')
}

export function button(page: Page, name: string): Locator {
  return main(page).getByRole('button', { name, exact: true })
}

/** A field by its whole label. */
export function field(page: Page, name: string): Locator {
  return main(page).getByLabel(name, { exact: true })
}
