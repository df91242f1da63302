import type { Page } from '@playwright/test'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { openAs, createUserInBrowser } from '../support/browser-users.ts'

const map = (page: Page) => page.getByRole('group', { name: 'Map' })

/** Opens the map of the review form and comes so close that streets show. */
async function openStreets(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openAs(page, await createUserInBrowser(page), '/reviews?tab=post')
  await expect(page.getByRole('application', { name: /^Marker\./ })).toBeVisible()
  const closer = map(page).getByRole('button', { name: 'Zoom in' })
  for (let zoom = 5; zoom < 13; zoom += 1) await closer.click()
  await expect(map(page).getByText('1 km', { exact: true })).toBeVisible()
}

/** Which of these tokens the drawn squares of the map show, in the colour that they have now. */
function getInks(page: Page, tokens: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const sheet = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const probe = document.createElement('span')
    document.body.append(probe)
    const getBytes = (colour: string) => {
      if (!sheet) return ''
      sheet.fillStyle = colour
      sheet.fillRect(0, 0, 1, 1)
      return sheet.getImageData(0, 0, 1, 1).data.join()
    }
    const shown = new Set<string>()
    for (const square of document.querySelectorAll<HTMLCanvasElement>('.map-streets canvas.leaflet-tile-loaded')) {
      // The page's own canvas is for drawing. A copy is for reading.
      const copy = new OffscreenCanvas(square.width, square.height).getContext('2d', { willReadFrequently: true })
      copy?.drawImage(square, 0, 0)
      const pixels = copy?.getImageData(0, 0, square.width, square.height).data ?? []
      for (let at = 0; at < pixels.length; at += 4) shown.add(pixels.slice(at, at + 4).join())
    }
    const found = names.filter((name) => {
      probe.style.color = `var(--map-${name})`
      return shown.has(getBytes(getComputedStyle(probe).color))
    })
    probe.remove()
    return found
  }, tokens)
}

const INKS = ['land', 'river', 'road', 'road-major', 'rail']

test(
  'the map of the city shows land, river, roads and rails in the colours of the scheme',
  inFullSuite,
  async ({ page }) => {
    await openStreets(page)
    await expect.poll(() => getInks(page, INKS)).toEqual(INKS)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => getInks(page, INKS)).toEqual(INKS)
  },
)

test(
  'the names on the map are drawn above the streets, and screen readers skip them',
  inFullSuite,
  async ({ page }) => {
    await openStreets(page)
    await expect.poll(() => hasNames(page)).toBe(true)
    await expect(map(page).locator('.map-names')).toHaveAttribute('aria-hidden', 'true')
  },
)

function hasNames(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.map-names canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.some((value) => value > 0)
  })
}

test('the map and the about page name who made the map', inFullSuite, async ({ page }) => {
  await openStreets(page)
  await expect(map(page).getByText('Sketch: roads are simplified')).toBeVisible()
  await expect(map(page).getByRole('link', { name: /GSHHG/ })).toBeVisible()
  await open(page, '/about')
  const sources = page.getByRole('region', { name: 'Maps' })
  await expect(sources.getByRole('link', { name: /GSHHG/ })).toBeVisible()
  await expect(sources.getByText('Outlines: Natural Earth')).toBeVisible()
})

test('a map whose streets cannot be loaded shows the outlines', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await page.route('**/map/*/*.json', (route) => route.fulfill({ status: 404, body: '' }))
  await openStreets(page)
  await expect(map(page).locator('.map-coast').first()).toBeAttached()
  expect(await getInks(page, INKS)).toEqual([])
})
