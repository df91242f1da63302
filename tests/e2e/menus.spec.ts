import type { Page } from '@playwright/test'
import { widthOfContent } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

/** The narrowest phone, and the widest on which the labels of Gujarati and Hindi push a button to the left edge. */
const WIDTHS = [320, 412]
const FURTHER_WIDTHS = [360, 390, 1280]

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
    await expect(panel).toBeHidden()
  }
  return outside
}

const visits = ['', '/gu', '/hi'].flatMap((base) => [
  { base, widths: WIDTHS },
  { base, widths: FURTHER_WIDTHS },
])

for (const { base, widths } of visits) {
  test(
    `every menu of a trip and of My Trips lies within the window, in ${base || 'English'} at ${widths.join(', ')} px`,
    inFullSuite,
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
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          outside.push(...(await menusOutside(page)))
        }
      }
      expect(outside).toEqual([])
    },
  )
}
