import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, widthOfContent } from '../support/browser-access.ts'
import { devices, expect, inFullSuite, open, test } from '../support/browser-test.ts'

const map = (page: Page) => page.getByRole('group', { name: 'Map' })
const stage = (page: Page) => map(page).getByRole('application', { name: 'Map' })
const words = (page: Page) => page.getByRole('region', { name: 'Places on the map' })

async function openListMap(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await map(page).scrollIntoViewIfNeeded()
  await expect(stage(page)).toBeVisible()
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a place chosen in words shows on the map, and a pin marks its words', async ({ page }) => {
      await openListMap(page, '/historical_places?view=map')
      const castle = words(page).getByRole('button', { name: /^Surat Castle/ })
      await castle.focus()
      await page.keyboard.press('Enter')
      await expect(castle).toHaveAttribute('aria-pressed', 'true')
      await expect(castle).toBeFocused()
      const card = map(page).getByRole('region', { name: 'Surat Castle' })
      await expect(card).toBeVisible()
      await expect(map(page).getByRole('button', { name: /^Surat Castle, Museum/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      await card.getByRole('button', { name: 'Close' }).click()
      await expect(castle).toHaveAttribute('aria-pressed', 'false')
      expect(await widthOfContent(page)).toBe(viewport.width)
    })
  })
}

test('a pin that is chosen on the map is marked in the list beside it', inFullSuite, async ({ page }) => {
  await openListMap(page, '/explore?view=map')
  await map(page)
    .getByRole('button', { name: /^Sarthana Nature Park/ })
    .click()
  await expect(words(page).getByRole('button', { pressed: true })).toHaveText(/^Sarthana Nature Park/)
})

test('the map moves to the places that a new filter leaves', inFullSuite, async ({ page }) => {
  await openListMap(page, '/places?view=map')
  await expect(map(page).getByText('5 km', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'All filters' }).click()
  await page.getByRole('dialog').getByLabel('Area').selectOption('Rander')
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/area=Rander/)
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible()
  await expect(
    words(page)
      .getByRole('button', { name: /^Rander/ })
      .first(),
  ).toBeVisible()
})

test('places without a known position are named beside the map', inFullSuite, async ({ page }) => {
  await openListMap(page, '/street_food?view=map')
  await words(page).getByRole('link', { name: 'A-One Coco' }).click()
  await expect(page).toHaveURL(/\/places\/a-one-coco$/)
})

test('the map of a list has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await openListMap(page, '/cafe?view=map')
  await expectAccessibleInEveryLook(page)
})

/** The middles of elements from the upper left corner of the map. */
async function middlesOf(page: Page, selector: string): Promise<{ x: number; y: number }[]> {
  return map(page).evaluate((frame, wanted) => {
    const { left, top } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll(wanted)].map((element) => {
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width / 2 - left, y: box.y + box.height / 2 - top }
    })
  }, selector)
}

for (const [device, viewport, size, details] of [
  ['a phone', { width: 360, height: 740 }, 'compact', {}],
  ['a desktop', { width: 1280, height: 800 }, 'wide', inFullSuite],
] as const) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('the map takes the place of its picture, and no pin moves', async ({ page }) => {
      const measured = Promise.withResolvers<void>()
      await page.route('**/assets/map-view-*.js', async (route) => {
        await measured.promise
        await route.continue()
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/places?view=map')
      const before = await middlesOf(page, `.map-first-${size} .map-first-many circle`)
      measured.resolve()
      await map(page).scrollIntoViewIfNeeded()
      await expect(stage(page)).toBeVisible()
      const after = await middlesOf(page, '.map-pin-many .map-pin-dot')
      expect(after.length).toBeGreaterThan(2)
      const moved = after.map(({ x, y }, index) => Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)))
      expect(Math.max(...moved)).toBeLessThan(1.5)
      await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/places?view=map', '/places/surat-castle']) {
    test(`${path} has a map with pins`, async ({ page }) => {
      await page.goto(path)
      await expect(map(page).locator('.map-first-pins circle:visible').first()).toBeVisible()
      const picture = map(page).locator('img')
      await expect(picture).toBeVisible()
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800)
      await expect(map(page).getByText('Sketch: roads are simplified')).toBeVisible()
    })
  }
})

test('the map shows help and arrival once it is asked, by its address and by keyboard', async ({ page }) => {
  await openListMap(page, '/historical_places?view=map')
  const station = map(page).getByRole('button', { name: /^Surat railway station, railway station/ })
  await expect(station).toHaveCount(0)
  await page.getByRole('link', { name: 'Show help and arrival' }).press('Enter')
  await expect(page).toHaveURL('/historical_places?view=map-services')
  const layer = page.getByRole('region', { name: 'Help and arrival' })
  await expect(layer.getByRole('link', { name: 'New Civil Hospital' })).toBeVisible()
  await expect(layer.getByText('Emergency: 112')).toHaveCount(0)
  await expect(station).toBeAttached()
  await station.focus()
  await page.keyboard.press('Home')
  await expect(map(page).getByRole('button', { name: 'Surat Airport (STV), airport', exact: true })).toBeFocused()
  await station.focus()
  await page.keyboard.press('Enter')
  const card = map(page).getByRole('region', { name: /entries here$/ })
  await expect(card).toBeFocused()
  await expect(card.getByText('The pin is close by, not exact.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(station).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByRole('link', { name: 'Surat railway station', exact: true }).press('Enter')
  await expect(page).toHaveURL('/services#railway-station')
  await page.goBack()
  await page.getByRole('link', { name: 'Hide help and arrival' }).press('Enter')
  await expect(page).toHaveURL('/historical_places?view=map')
  await expect(layer).toHaveCount(0)
})
