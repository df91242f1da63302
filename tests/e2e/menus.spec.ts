import type { Page } from '@playwright/test'
import { widthOfContent } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const WIDTHS = [320, 360, 412, 1280]

/** Opens each menu of the page and returns those that do not lie within the window, with their left and right edge. */
async function menusOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  const triggers = page.locator('.dropdown-trigger:visible')
  await expect(page.locator('.export-menu .dropdown-trigger')).toBeVisible()
  for (let index = 0; index < (await triggers.count()); index += 1) {
    const trigger = triggers.nth(index)
    await trigger.click()
    const panel = page.locator('.dropdown-panel:visible')
    await expect(panel.locator('a, button, input, p').first()).toBeVisible()
    const found = await panel.evaluate((element) => {
      const { left, right, top, width } = element.getBoundingClientRect()
      const isCut = left < 0 || right > document.documentElement.clientWidth || width < 120
      const button = element.parentElement?.querySelector('.dropdown-trigger')?.getBoundingClientRect()
      const isApart = button === undefined || Math.abs(top - button.bottom) > 24
      return isCut || isApart ? `${element.parentElement?.className}: ${left} to ${right}, ${top}` : null
    })
    if (found !== null) outside.push(`${found} at ${page.viewportSize()?.width}`)
    if ((await widthOfContent(page)) > (page.viewportSize()?.width ?? 0)) outside.push('sideways scrolling')
    await page.keyboard.press('Escape')
  }
  return outside
}

const languages = [
  { base: '', details: {} },
  { base: '/gu', details: inFullSuite },
  { base: '/hi', details: inFullSuite },
]

for (const { base, details } of languages) {
  test(
    `every menu of a trip and of My Trips lies within the window, in ${base || 'English'}`,
    details,
    async ({ page }) => {
      const user = await createSignedInUser(page)
      const monday = mondayAhead()
      const activities = ['surat-castle', 'dumas-beach', 'ponk-market'].map((place, position) => ({
        name: place,
        date: monday,
        position,
        ...(place === 'ponk-market' ? {} : { place }),
      }))
      const trip = await saveTripBesidePage(page, user, {
        title: 'Castle',
        startDate: monday,
        endDate: monday,
        activities,
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const outside: string[] = []
      for (const path of ['/my-trips', `/my-trips/${trip._id}`]) {
        await open(page, base + path)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          outside.push(...(await menusOutside(page)))
        }
      }
      expect(outside).toEqual([])
    },
  )
}
