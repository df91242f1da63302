import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { getBox } from '../support/browser-main.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'

const map = (page: Page) => page.getByRole('group', { name: 'Map' })
const stage = (page: Page) => map(page).getByRole('application', { name: 'Map' })
const words = (page: Page) => page.getByRole('region', { name: 'Places on the map' })

async function openListMap(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await expect(stage(page)).toBeVisible()
}

const heightOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const row = (page: Page, name: RegExp) => words(page).getByRole('button', { name })
const height = (page: Page) => page.getByRole('slider', { name: 'Height of the list' })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'the map fills the window beside a list of 420 pixels, and the card stands beside its pin',
    inFullSuite,
    async ({ page }) => {
      await openListMap(page, '/historical_places?view=map')
      await expect.poll(async () => (await words(page).boundingBox())?.width).toBe(420)
      await expect.poll(() => heightOfContent(page)).toBe(900)
      await expect(height(page)).toBeHidden()
      const castle = row(page, /^Surat Castle/)
      await castle.focus()
      await page.keyboard.press('Enter')
      await expect(castle).toHaveAttribute('aria-pressed', 'true')
      await expect(castle).toBeFocused()
      const card = map(page).getByRole('region', { name: 'Surat Castle' })
      const pin = map(page).getByRole('button', { name: /^Surat Castle, Museum/ })
      await expect(pin).toHaveAttribute('aria-expanded', 'true')
      const isBeside = async () => {
        const [cardBox, pinBox] = [await getBox(card), await getBox(pin)]
        return cardBox.x > pinBox.x + pinBox.width || cardBox.x + cardBox.width < pinBox.x
      }
      await expect.poll(isBeside, 'the card stands beside its pin').toBe(true)
      await card.getByRole('button', { name: 'Close' }).click()
      await expect(castle).toHaveAttribute('aria-pressed', 'false')
      await expect(page).toHaveURL(/view=map(#map=[^&]*)?$/)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the list is a sheet with three heights, and Back closes what was opened', inFullSuite, async ({ page }) => {
    await openListMap(page, '/places?view=map')
    await expect.poll(() => heightOfContent(page)).toBe(740)
    expect(await widthOfContent(page)).toBe(360)
    await expect(height(page)).toHaveAttribute('aria-valuetext', 'half')

    await page.getByRole('button', { name: 'Show the list alone' }).click()
    await expect(page).toHaveURL(/sheet=full/)
    await expect(page.getByRole('button', { name: 'Show the map' })).toHaveAttribute('aria-expanded', 'true')
    await expect(stage(page)).toBeHidden()
    await page.goBack()
    await expect(height(page)).toHaveAttribute('aria-valuenow', '1')

    await height(page).press('ArrowDown')
    await expect(page).toHaveURL(/sheet=peek/)
    await expect(row(page, /^Surat Castle/)).toBeHidden()
    await height(page).press('ArrowUp')
    await expect(height(page)).toHaveAttribute('aria-valuenow', '1')

    const { x, y } = await middleOfHead(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 250, { steps: 5 })
    await page.mouse.up()
    await expect(height(page)).toHaveAttribute('aria-valuenow', '2')
    await page.goBack()

    await row(page, /^Surat Castle/).click()
    await expect(page).toHaveURL(/place=surat-castle/)
    await expect(words(page).getByRole('heading', { level: 3 }).first()).toHaveText('Surat Castle')
    await expect(map(page).getByRole('region', { name: 'Surat Castle' })).toBeHidden()
    const pin = map(page).getByRole('button', { name: /^Surat Castle, Museum/ })
    const isAboveSheet = async () => {
      const [pinBox, sheetBox] = [await getBox(pin), await getBox(words(page))]
      return pinBox.y + pinBox.height < sheetBox.y
    }
    await expect.poll(isAboveSheet, 'the pin stands above the sheet').toBe(true)

    await words(page).getByRole('link', { name: 'More about Surat Castle' }).click()
    await expect(page).toHaveURL('/places/surat-castle')
    await page.goBack()
    await expect(row(page, /^Surat Castle/)).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(row(page, /^Surat Castle/)).toHaveAttribute('aria-pressed', 'false')
    await expect(page).toHaveURL(/\/places\?view=map/)
  })

  test('the list follows the map, and an address opens the same view again', async ({ page }) => {
    const title = words(page).getByRole('heading', { level: 2 })
    await openListMap(page, '/places?view=map#map=15/21.1959/72.8177&place=surat-castle')
    await expect(title).toHaveText(/^\d+ in this view$/)
    await expect(row(page, /^Surat Castle/)).toHaveAttribute('aria-pressed', 'true')
    await expect(row(page, /^Dumas Beach/)).toHaveCount(0)
    const out = page.getByRole('button', { name: 'Zoom out' })
    for (const zoom of [14, 13]) {
      const before = await title.textContent()
      await out.click()
      await expect(page).toHaveURL(new RegExp(`#map=${zoom}/21\\.[\\d.]+/72\\.[\\d.]+&place=surat-castle$`))
      await expect(title).not.toHaveText(before ?? '')
    }
    const wide = await title.textContent()
    await page.reload()
    await expect(title).toHaveText(wide ?? '')
    expect(await findSmallTargets(words(page), 44)).toEqual([])
  })
})

for (const [device, viewport] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['the smallest phone', { width: 320, height: 640 }],
] as const) {
  test(`the map and its list have room on ${device}`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openListMap(page, '/places?view=map')
    expect(await widthOfContent(page)).toBe(viewport.width)
    await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 })
    await expect(words(page).getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 })
  })
}

async function middleOfHead(page: Page): Promise<{ x: number; y: number }> {
  const box = await words(page).getByRole('heading', { level: 2 }).boundingBox()
  if (!box) throw new Error('The sheet has no head')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
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
  await expect(map(page).getByText('1 km', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All filters' }).click()
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

test('a map that somebody has zoomed stays at a new filter that has places in view', inFullSuite, async ({ page }) => {
  await openListMap(page, '/places?view=map')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).toHaveURL(/#map=/)
  await page.getByRole('link', { name: 'All filters' }).click()
  await page.getByRole('dialog').getByLabel('Area').selectOption('Rander')
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/area=Rander/)
  await expect(words(page).getByRole('heading', { level: 2 })).toHaveText(/^\d+ in this view$/)
  await expect(map(page).getByText('2 km', { exact: true })).toBeVisible()
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
async function getMiddles(page: Page, selector: string): Promise<{ x: number; y: number }[]> {
  return map(page).evaluate((frame, wanted) => {
    const { left, top } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll(wanted)].map((element) => {
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width / 2 - left, y: box.y + box.height / 2 - top }
    })
  }, selector)
}

for (const [device, viewport, size] of [
  ['a phone', { width: 360, height: 740 }, 'compact'],
  ['a desktop', { width: 1280, height: 800 }, 'wide'],
] as const) {
  test.describe(`on ${device}`, inFullSuite, () => {
    test.use({ viewport })

    test('the map takes the place of its picture, and no pin moves', async ({ page }) => {
      const measured = Promise.withResolvers<void>()
      await page.route('**/assets/map-view-*.js', async (route) => {
        await measured.promise
        await route.continue()
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/places?view=map')
      const before = await getMiddles(page, `.map-first-${size} .map-first-many circle`)
      measured.resolve()
      await expect(stage(page)).toBeVisible()
      await expect(map(page).locator('.map-pin-many .map-pin-dot').nth(2)).toBeVisible()
      const after = await getMiddles(page, '.map-pin-many .map-pin-dot')
      const moved = after.map(({ x, y }, index) => Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)))
      expect(Math.max(...moved)).toBeLessThan(1.5)
      await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/places?view=map', '/places/surat-castle']) {
    test(`${path} has a map with pins`, path === '/places?view=map' ? {} : inFullSuite, async ({ page }) => {
      await page.goto(path)
      // The map of a list fills the window: its sheet has come with the page.
      await expect(page.getByRole('contentinfo')).toBeVisible({ visible: path !== '/places?view=map' })
      await expect(map(page).locator('.map-first-pins circle:visible').first()).toBeVisible()
      const picture = map(page).locator('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800)
      await expect(map(page).getByText('Sketch: roads are simplified')).toBeVisible()
    })
  }
})

test(
  'the map shows help and arrival once it is asked, by its address and by keyboard',
  inFullSuite,
  async ({ page }) => {
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

    await page.setViewportSize({ width: 360, height: 800 })
    await openListMap(page, '/historical_places?view=map-services')
    await station.press('Enter')
    await expect(card.getByText('The pin is close by, not exact.')).toBeInViewport()
  },
)
