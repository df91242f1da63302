import type { Page } from '@playwright/test'
import { addDays, today } from '#contract/text/dates.ts'
import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { getShift } from '../support/browser-shifts.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const now = today(new Date(), 'Asia/Kolkata')

async function getBottom(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('list', { name }).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a guest finds the search and four ways in on the first screen, and the whole picture', async ({ page }) => {
      await open(page, '/')

      await expect(page.getByRole('searchbox', { name: 'Find a place, a dish or an area' })).toBeInViewport({
        ratio: 1,
      })
      const starts = page.getByRole('list', { name: 'Where to begin' })
      await expect(starts.getByRole('link')).toContainText(['Eat', 'See', 'Map', 'Plan a weekend'])
      expect(await getBottom(page, 'Where to begin')).toBeLessThanOrEqual(viewport.height)
      const picture = await page.getByRole('img', { name: /^The Tapi at golden hour/ }).boundingBox()
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.5, 1)
      await page.emulateMedia({ colorScheme: 'dark' })
      const shown = page.getByRole('img', { name: /^The Tapi/ })
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('hero-night')
      await page.getByRole('searchbox', { name: 'Find a place, a dish or an area' }).fill('locho')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=locho$/)

      await page.goBack()
      await starts.getByRole('link', { name: 'Eat' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to eat in Surat')
      const eaten = page.getByRole('main').getByRole('heading', { level: 3 })
      await expect(eaten.filter({ hasText: 'Dotivala Bakery' })).toBeAttached()
      await expect(eaten.filter({ hasText: 'Surat Castle' })).toHaveCount(0)
      await page.goBack()
      await starts.getByRole('link', { name: 'Plan a weekend' }).click()
      await expect(page.getByRole('link', { name: 'See days that are planned already' })).toBeVisible()
    })

    test('the trip of today comes first, one tap from its plan, and moves nothing', inFullSuite, async ({ page }) => {
      const account = await createSignedInUser(page)
      const trip = await saveTripBesidePage(page, account, {
        title: 'Four days in Surat',
        startDate: now,
        endDate: addDays(now, 3),
        activities: [
          { name: 'Surat Castle', place: 'surat-castle', date: now, position: 1 },
          { name: 'Dutch Garden', place: 'dutch-garden', date: now, position: 2 },
        ],
      })
      await page.clock.setFixedTime(new Date(`${now}T10:30:00+05:30`))
      await open(page, '/')

      const panel = page.getByRole('region', { name: 'Four days in Surat' })
      await expect(panel).toContainText('Your trip today')
      await expect(panel).toContainText('Day 1 of 4')
      await expect(panel.getByRole('listitem').first()).toContainText('Surat Castle')
      await expect(panel.getByRole('link', { name: /^Open the plan/ })).toBeInViewport()
      const box = await panel.boundingBox()
      const starts = await page.getByRole('list', { name: 'Where to begin' }).boundingBox()
      expect(box?.y ?? Infinity).toBeLessThan(starts?.y ?? 0)
      expect(await getShift(page)).toBeLessThan(0.1)
      await expectAccessibleInEveryLook(page)
      await panel.getByRole('link', { name: /^Open the plan/ }).click()
      await expect(page).toHaveURL(new RegExp(`/my-trips/${trip._id}$`))
    })
  })
}

test(
  'a trip that begins soon says when, with its first stop, and a far one stays away',
  inFullSuite,
  async ({ page }) => {
    const account = await createSignedInUser(page)
    const start = addDays(now, 3)
    await saveTripBesidePage(page, account, {
      title: 'Soon',
      startDate: start,
      endDate: start,
      activities: [{ name: 'Surat Castle', place: 'surat-castle', date: start, position: 1 }],
    })
    await saveTripBesidePage(page, account, { title: 'Far', startDate: addDays(now, 90), endDate: addDays(now, 91) })
    await open(page, '/')

    const panel = page.getByRole('region', { name: 'Soon' })
    await expect(panel).toContainText('Your trip begins in 3 days')
    await expect(panel.getByRole('listitem')).toContainText('Your first stop')
    await expect(page.getByRole('region', { name: 'Far' })).toBeHidden()
  },
)
