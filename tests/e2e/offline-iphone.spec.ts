import { offline as english } from '#contract/messages/en/offline.ts'
import { offline as gujarati } from '#contract/messages/gu/offline.ts'
import { offline as hindi } from '#contract/messages/hi/offline.ts'
import { inFullSuite, expect, open, test } from '../support/browser-test.ts'

/** A browser of Apple's phones, whose pages say whether they were opened from the Home Screen. */
function standAt(isOnHomeScreen: boolean): void {
  Object.defineProperty(navigator, 'standalone', { value: isOnHomeScreen })
}

const languages = [
  ['/offline', english],
  ['/gu/offline', gujarati],
  ['/hi/offline', hindi],
] as const

for (const [path, { iphone, checkAgain }] of languages) {
  test(
    `${path} in a tab of an iPhone says first that Safari deletes it, and how it is installed`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.addInitScript(standAt, false)
      await open(page, path)
      const section = page.getByRole('region', { name: iphone.title })
      await expect(section).toContainText(iphone.text)
      await expect(section.getByRole('listitem')).toHaveText([iphone.share, iphone.add, iphone.load])
      const checks = page.getByRole('button', { name: checkAgain })
      await expect(checks).toBeVisible()
      const top = (element: Element) => element.getBoundingClientRect().top
      expect(await section.evaluate(top)).toBeLessThan(await checks.evaluate(top))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
}

test('from the Home Screen, nothing is said of Safari; elsewhere it stands last', inFullSuite, async ({ page }) => {
  await open(page, '/offline')
  const section = page.getByRole('region', { name: english.iphone.title })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await page.addInitScript(standAt, true)
  await page.reload()
  await expect(page.getByRole('button', { name: english.checkAgain })).toBeVisible()
  await expect(section).toHaveCount(0)
})
