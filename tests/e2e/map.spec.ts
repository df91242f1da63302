import { createServer } from 'node:http'
import type { CDPSession, Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  findSmallTargets,
  applyLook,
  looks,
  widthOfContent,
} from '../support/browser-access.ts'
import { abortCall } from '../support/browser-answers.ts'
import { startBrowserServer, type BrowserServer } from '../support/browser-server.ts'
import { expect, open, test } from '../support/browser-test.ts'
import { openAs, createUserInBrowser } from '../support/browser-users.ts'

const PAGE = '/reviews?tab=post'

const map = (page: Page) => page.getByRole('group', { name: 'Map' })
const marker = (page: Page) => page.getByRole('application', { name: /^Marker\./ })
const latitude = (page: Page) => page.getByLabel('Latitude')
const longitude = (page: Page) => page.getByLabel('Longitude')

async function openMap(page: Page): Promise<void> {
  // Reduced motion avoids measurements during an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, await createUserInBrowser(page), PAGE)
  await expect(marker(page)).toBeVisible()
}

async function position(page: Page): Promise<{ lat: number; lng: number }> {
  return { lat: Number(await latitude(page).inputValue()), lng: Number(await longitude(page).inputValue()) }
}

/** The position of the marker's tip on the screen, in pixels. */
async function tip(page: Page): Promise<{ x: number; y: number }> {
  await map(page).scrollIntoViewIfNeeded()
  const box = await marker(page).boundingBox()
  if (!box) throw new Error('There is no marker')
  return { x: box.x + box.width / 2, y: box.y + box.height - 1 }
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  await map(page).scrollIntoViewIfNeeded()
  const box = await map(page).boundingBox()
  if (!box) throw new Error('There is no map')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the map begins at the default spot, with coast, scale and source', async ({ page }) => {
  await openMap(page)
  expect(await position(page)).toEqual({ lat: 21.1824, lng: 72.8283 })
  await expect(map(page).getByText('Surat', { exact: true })).toBeVisible()
  await expect(map(page).getByText('200 km')).toBeVisible()
  await expect(map(page).getByText('Outlines: Natural Earth')).toBeVisible()
  await expect(map(page).locator('.map-coast').first()).toBeAttached()
  const [tipAt, middleAt] = [await tip(page), await middle(page)]
  expect(Math.hypot(tipAt.x - middleAt.x, tipAt.y - middleAt.y)).toBeLessThan(4)
})

test('a click, a drag, arrow keys and numbers all set the same point', async ({ page }) => {
  await openMap(page)
  const start = await middle(page)

  await page.mouse.click(start.x + 60, start.y + 50)
  await expect(latitude(page)).not.toHaveValue('21.1824')
  const clicked = await position(page)
  expect(clicked.lat).toBeLessThan(21)
  expect(clicked.lng).toBeGreaterThan(74)
  await expect(page.getByText(`Marker at ${clicked.lat}, ${clicked.lng}`)).toBeAttached()

  const { x, y } = await tip(page)
  await page.mouse.move(x, y - 30)
  await page.mouse.down()
  await page.mouse.move(x - 40, y - 70, { steps: 4 })
  await page.mouse.up()
  await expect(longitude(page)).not.toHaveValue(String(clicked.lng))
  const dragged = await position(page)
  expect(dragged.lat).toBeGreaterThan(clicked.lat)
  expect(dragged.lng).toBeLessThan(clicked.lng)

  await marker(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(longitude(page)).not.toHaveValue(String(dragged.lng))
  const stepped = await position(page)
  expect(stepped.lat).toBe(dragged.lat)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(longitude(page)).not.toHaveValue(String(stepped.lng))
  const leapt = await position(page)
  expect((leapt.lng - stepped.lng) / (stepped.lng - dragged.lng)).toBeCloseTo(10, 1)
  await page.keyboard.press('ArrowUp')
  await expect(latitude(page)).not.toHaveValue(String(leapt.lat))
  expect((await position(page)).lat).toBeGreaterThan(leapt.lat)
  await expect(marker(page)).toBeFocused()

  await latitude(page).fill('19,076')
  await longitude(page).fill('72.8777')
  await latitude(page).blur()
  await longitude(page).blur()
  expect(await position(page)).toEqual({ lat: 19.076, lng: 72.8777 })
  const [tipAt, middleAt] = [await tip(page), await middle(page)]
  expect(Math.hypot(tipAt.x - middleAt.x, tipAt.y - middleAt.y), 'the map follows').toBeLessThan(4)
})

test('a wrong latitude shows an error at its field and moves no marker', async ({ page }) => {
  await openMap(page)
  const before = await tip(page)
  await latitude(page).fill('91')
  await expect(latitude(page)).toHaveAccessibleDescription('Please enter a latitude from -90 to 90')
  await longitude(page).fill('east')
  await expect(longitude(page)).toHaveAccessibleDescription('Please enter a longitude from -180 to 180')
  expect(await tip(page)).toEqual(before)
  await expectAccessible(page)

  const { x, y } = await middle(page)
  await page.mouse.click(x + 30, y)
  await expect(latitude(page)).toHaveAccessibleDescription('')
  expect((await position(page)).lat).toBeCloseTo(21.18, 1)
})

test('the map moves to the position of the device, and shows an error when the position is unavailable', async ({
  page,
  context,
}) => {
  await openMap(page)
  const button = page.getByRole('button', { name: 'Use my location' })
  await button.click()
  await expect(page.getByText(/^Your browser does not share your location/)).toBeVisible()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.19591, longitude: 72.83023 })
  await button.click()
  await expect(latitude(page)).toHaveValue('21.19591')
  await expect(longitude(page)).toHaveValue('72.83023')
  await expect(map(page).getByText('200 m')).toBeVisible()
  await expect(page.getByText(/^Your browser does not share/)).toBeHidden()
  await expect(button).toBeFocused()
})

test('the map is zoomed by its buttons, and by the wheel only once it has the focus', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Zoom in' }).dblclick()
  await expect(map(page).getByText('100 km')).toBeVisible()

  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await expect(map(page).getByText('100 km')).toBeVisible()

  await marker(page).focus()
  await page.mouse.wheel(0, -60)
  await expect(map(page).getByText('100 km')).toBeHidden()
  await page.mouse.wheel(0, 60)
  await expect(map(page).getByText('100 km')).toBeVisible()
  const out = page.getByRole('button', { name: 'Zoom out' })
  for (let step = 0; step < 5; step += 1) await out.click()
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  await expect(out).toBeFocused()
})

test('the map has no accessibility faults in any look, and large enough targets', async ({ page }) => {
  await openMap(page)
  await expectAccessibleInEveryLook(page)
  await applyLook(page, looks[0])
  expect(await findSmallTargets(map(page), 44)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOfContent(page)).toBe(320)
})

test('when the map fails to load, the number fields still work, and the map can be loaded again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/map-view|ERR_FAILED/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await abortCall(page, '**/assets/map-view-*.js')
  await openAs(page, await createUserInBrowser(page), PAGE)
  const notice = map(page).getByRole('alert')
  await expect(notice).toContainText('The map could not be loaded')
  await latitude(page).fill('19.076')
  await longitude(page).fill('72.8777')
  expect(await position(page)).toEqual({ lat: 19.076, lng: 72.8777 })

  await page.unroute('**/assets/map-view-*.js')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(marker(page)).toBeVisible()
  expect(await position(page)).toEqual({ lat: 19.076, lng: 72.8777 })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('one finger scrolls the page over the map, a tap sets the marker, and two fingers move the map', async ({
    page,
    context,
  }) => {
    await openMap(page)
    const fingers = await context.newCDPSession(page)
    const { x, y } = await middle(page)
    const scrolled = await page.evaluate(() => scrollY)
    await move(page, fingers, [{ from: { x: x + 80, y }, to: { x: x + 80, y: y - 150 } }])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
    expect(await position(page)).toEqual({ lat: 21.1824, lng: 72.8283 })

    const now = await middle(page)
    await page.touchscreen.tap(now.x + 50, now.y + 60)
    await expect(longitude(page)).not.toHaveValue('72.8283')
    const tapped = await position(page)

    await move(page, fingers, [
      { from: { x: now.x - 20, y: now.y }, to: { x: now.x - 100, y: now.y } },
      { from: { x: now.x + 20, y: now.y }, to: { x: now.x + 100, y: now.y } },
    ])
    await expect(map(page).getByText('100 km')).toBeVisible()
    expect(await position(page)).toEqual(tapped)
  })
})

type Spot = { x: number; y: number }

/** Moves several fingers at the same time, one step per frame. */
async function move(page: Page, fingers: CDPSession, ways: readonly { from: Spot; to: Spot }[]): Promise<void> {
  const steps = 12
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = ways.map(({ from, to }) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
    await fingers.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Starts a server with a source of tiles. */
const withTiles = test.extend<object, { server: BrowserServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const source = createServer((_request, response) => response.setHeader('content-type', 'image/png').end(PIXEL))
      await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', () => resolve()))
      const address = source.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const TILE_URL = `http://127.0.0.1:${port}/{z}/{x}/{y}.png`
      const server = await startBrowserServer({ TILE_URL, TILE_ATTRIBUTION: '© Example <https://example.org/terms>' })
      await use(server)
      await server.stop()
      source.closeAllConnections()
      source.close()
    },
    { scope: 'worker' },
  ],
})

withTiles('tiles come through our own server, name their source, and may be left behind', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await openMap(page)
  const tiles = map(page).locator('.map-tiles img')
  await expect(tiles.first()).toBeVisible()
  await expect(map(page).getByRole('link', { name: /^© Example/ })).toHaveAttribute('href', 'https://example.org/terms')
  await page.getByRole('button', { name: 'Zoom in' }).dblclick()
  await expect(map(page).getByText('100 km')).toBeVisible()
  await expect(tiles.first()).toBeVisible()
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
  await expectAccessibleInEveryLook(page)
})

test('a place shows its map of streets on demand', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/places/dumas-beach')
  expect(asked.filter((url) => url.includes('map-view'))).toEqual([])

  await page.getByText('Show on the map').click()

  const map = page.getByRole('group', { name: 'Map' })
  await expect(map.getByText('Dumas Beach')).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
