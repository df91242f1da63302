import { createServer } from 'node:http'
import type { CDPSession, Locator, Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  findSmallTargets,
  applyLook,
  looks,
  widthOfContent,
} from '../support/browser-access.ts'
import { abortCall } from '../support/browser-answers.ts'
import { getBox } from '../support/browser-main.ts'
import { startBrowserServer, type BrowserServer } from '../support/browser-server.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { openAs, createUserInBrowser } from '../support/browser-users.ts'

const PAGE = '/reviews?tab=post'

const map = (page: Page) => page.getByRole('group', { name: 'Map' })
/** The map itself, without the credit below it. */
const stage = (page: Page) => map(page).getByRole('application', { name: 'Map' })
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
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('There is no map')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The distance between the marker's tip and the middle of the map, in pixels. */
async function fromTipToMiddle(page: Page): Promise<number> {
  const [tipAt, middleAt] = [await tip(page), await middle(page)]
  return Math.hypot(tipAt.x - middleAt.x, tipAt.y - middleAt.y)
}

test('the map begins at the default spot, with coast, scale and source', inFullSuite, async ({ page }) => {
  await openMap(page)
  expect(await position(page)).toEqual({ lat: 21.1824, lng: 72.8283 })
  await expect(map(page).getByText('Surat', { exact: true })).toBeVisible()
  await expect(map(page).getByText('200 km')).toBeVisible()
  await expect(map(page).getByText('Outlines: Natural Earth')).toBeVisible()
  await expect(map(page).locator('.map-coast').first()).toBeAttached()
  await expect.poll(() => fromTipToMiddle(page)).toBeLessThan(4)
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
  await expect.poll(() => position(page)).toEqual({ lat: 19.076, lng: 72.8777 })
  await expect.poll(() => fromTipToMiddle(page), 'the map follows').toBeLessThan(4)
})

test('a wrong latitude shows an error at its field and moves no marker', inFullSuite, async ({ page }) => {
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

test(
  'the map moves to the position of the device, and shows an error when the position is unavailable',
  inFullSuite,
  async ({ page, context }) => {
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
  },
)

test('the map is zoomed by its buttons, and by the wheel only once it has the focus', inFullSuite, async ({ page }) => {
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

test('the map has no accessibility faults in any look, and large enough targets', inFullSuite, async ({ page }) => {
  await openMap(page)
  await expectAccessibleInEveryLook(page)
  await applyLook(page, looks[0])
  expect(await findSmallTargets(map(page), 44)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOfContent(page)).toBe(320)
})

test(
  'when the map fails to load, the number fields still work, and the map can be loaded again',
  inFullSuite,
  async ({ page, expectProblem }) => {
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
  },
)

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
    // A tap would only stop a page that still glides.
    await expect.poll(() => isAtRest(page)).toBe(true)
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

  test('a tap on the picture of a map does what it says', inFullSuite, async ({ page }) => {
    await openPlacePicture(page, 'the-flat-white')
    await pin(page, /^The Flat White/).tap()
    await expect(map(page).getByRole('region', { name: 'The Flat White' })).toBeVisible()
    await openPlacePicture(page, 'the-flat-white')
    await page.getByRole('button', { name: 'Zoom out' }).tap()
    await expect(map(page).getByText('500 m', { exact: true })).toBeVisible()
  })

  test(
    'the first movement of two fingers on the picture of a map moves the map',
    inFullSuite,
    async ({ page, context }) => {
      await openPlacePicture(page, 'the-flat-white')
      const own = pin(page, /^The Flat White/)
      const before = await own.boundingBox()
      const { x, y } = await middle(page)
      await move(page, await context.newCDPSession(page), [
        { from: { x: x - 20, y }, to: { x: x + 30, y: y + 30 } },
        { from: { x: x + 20, y }, to: { x: x + 70, y: y + 30 } },
      ])

      await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
      await expect
        .poll(async () => Math.round(((await own.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
        .toBeGreaterThanOrEqual(45)
    },
  )

  test('one finger on the map tells to use two', inFullSuite, async ({ page, context }) => {
    await openPlaceMap(page, 'surat-castle')
    const hint = map(page).getByText('Use two fingers to move the map')
    await expect(hint).toHaveCSS('opacity', '0')
    const { x, y } = await middle(page)
    await move(page, await context.newCDPSession(page), [{ from: { x: x + 60, y }, to: { x: x + 60, y: y - 40 } }])
    await expect(hint).toHaveCSS('opacity', '1')
    await expect(hint).toHaveCSS('opacity', '0')
  })
})

/** True if the page does not scroll within two frames. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return scrollY === before
  })
}

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

withTiles(
  'tiles come through our own server, name their source, and may be left behind',
  inFullSuite,
  async ({ page, baseURL }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await openMap(page)
    const tiles = map(page).locator('.map-tiles img')
    await expect(tiles.first()).toBeVisible()
    await expect(map(page).getByRole('link', { name: /^© Example/ })).toHaveAttribute(
      'href',
      'https://example.org/terms',
    )
    await page.getByRole('button', { name: 'Zoom in' }).dblclick()
    await expect(map(page).getByText('100 km')).toBeVisible()
    await expect(tiles.first()).toBeVisible()
    expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
    await expectAccessibleInEveryLook(page)
  },
)

const pin = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name })

/** The first of several pins whose middle the map shows. The others are on the map too, beyond its edges. */
async function pinInSight(page: Page, name: RegExp): Promise<Locator> {
  const frame = await stage(page).boundingBox()
  for (const each of await pin(page, name).all()) {
    const box = await each.boundingBox()
    if (frame && box && isInside(frame, { x: box.x + box.width / 2, y: box.y + box.height / 2 })) return each
  }
  throw new Error(`No pin that the map shows is called ${String(name)}`)
}

function isInside({ x, y, width, height }: { x: number; y: number; width: number; height: number }, spot: Spot) {
  return spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height
}

/** Opens the page of a place and waits for the picture of its map, whose buttons answer. */
async function openPlacePicture(page: Page, slug: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/places/${slug}`)
  // The frame stays while the map takes the place of its placeholder.
  await page.locator('.place-map').scrollIntoViewIfNeeded()
  await expect(stage(page)).toBeVisible()
}

/** Opens the page of a place and turns to its map, so that it takes the place of its picture. */
async function openPlaceMap(page: Page, slug: string): Promise<void> {
  await openPlacePicture(page, slug)
  await stage(page).hover()
  await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
  await expect(stage(page)).toBeVisible()
}

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test(
      'the map of a place stands beside the facts, within the margins of the page',
      inFullSuite,
      async ({ page }) => {
        await openPlaceMap(page, 'dumas-beach')
        const margins = await page.getByRole('heading', { level: 1 }).boundingBox()
        const facts = await page.getByRole('complementary', { name: 'Facts' }).boundingBox()
        const box = await map(page).boundingBox()
        if (!margins || !facts || !box) throw new Error('Something is not on the page')
        expect(box.x).toBe(facts.x)
        expect(box.width).toBe(facts.width)
        expect(box.x).toBeGreaterThanOrEqual(margins.x)
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
      },
    )

    test('the place is the pin with its name, in the middle of its map', inFullSuite, async ({ page }) => {
      await openPlaceMap(page, 'surat-castle')
      const own = pin(page, /^Surat Castle, Museum/)
      await expect(own.getByText('Surat Castle')).toBeVisible()
      const fromMiddle = async () => {
        const [frame, dot] = [await getBox(stage(page)), await getBox(own)]
        const aside = frame.x + frame.width / 2 - dot.x - dot.width / 2
        const above = frame.y + frame.height / 2 - dot.y - dot.height / 2
        return Math.max(Math.abs(aside), Math.abs(above))
      }
      await expect.poll(fromMiddle).toBeLessThan(4)
    })

    test('another place on the map has its name, and opens its page through a card', async ({ page }) => {
      await openPlaceMap(page, 'ambika-niketan-temple')
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await pin(page, /^Jagdishchandra Bose Aquarium, /).click()
      const card = map(page).getByRole('region', { name: /^Jagdishchandra Bose/ })
      await expect(card.locator('img')).toBeVisible()
      await expectAccessibleInEveryLook(page)
      await page.setViewportSize(viewport)
      await card.getByRole('link', { name: /^Jagdishchandra Bose/ }).click()
      await expect(page).toHaveURL(/\/places\/jagdishchandra-bose-aquarium$/)
    })
  })
}

test('places at one spot are one pin, whose card lets visitors choose', inFullSuite, async ({ page }) => {
  await openPlaceMap(page, 'surat-castle')
  await pin(page, /^Surat Castle, .* more here$/).click()
  const choice = map(page).getByRole('region', { name: /places here$/ })
  await choice.getByRole('button', { name: 'Andrews Library' }).click()
  const card = map(page).getByRole('region', { name: 'Andrews Library' })
  await expect(card.getByText('The pin is close by, not exact.')).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
})

test(
  'pins that cover each other are one number, which comes apart as the map zooms in',
  inFullSuite,
  async ({ page }) => {
    // While a zoom is animated, the pins move and Leaflet takes no other zoom.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPlaceMap(page, 'surat-castle')
    const out = page.getByRole('button', { name: 'Zoom out' })
    const scale = map(page).getByText(/^\d+ k?m$/)
    for (const shown of ['500 m', '1 km', '2 km', '5 km']) {
      await out.click()
      await expect(scale).toHaveText(shown)
    }
    await (await pinInSight(page, /^\d+ places: /)).click()
    await expect(scale).not.toHaveText('5 km')
  },
)

test(
  'a place that is known by its neighbourhood is a circle, which its card explains',
  inFullSuite,
  async ({ page }) => {
    await openPlaceMap(page, 'khalid-aloo-puri')
    await expect(map(page).locator('.map-area')).toBeAttached()
    await pin(page, /^Khalid Aloo Puri, Street food, somewhere in this neighbourhood/).click()
    await map(page).getByRole('button', { name: 'Khalid Aloo Puri', exact: true }).click()
    await expect(map(page).getByText('Probably in the circle: only the neighbourhood is known.')).toBeVisible()
  },
)

test('a place without any known position has no map', inFullSuite, async ({ page }) => {
  await open(page, '/places/a-one-coco')
  await expect(page.getByRole('heading', { level: 1, name: 'A-One Coco' })).toBeVisible()
  await expect(map(page)).toHaveCount(0)
})

test('the map of a place is a picture until a visitor turns to it', inFullSuite, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPlacePicture(page, 'dumas-beach')
  await expect(pin(page, /^Dumas Beach/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('map-view'))).toEqual([])
  await stage(page).hover()
  await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
  await expect(pin(page, /^Dumas Beach/)).toBeVisible()
})

test('what is pressed in the picture of a map, the map does', inFullSuite, async ({ page }) => {
  await openPlacePicture(page, 'the-flat-white')
  await pin(page, /^The Flat White/).click()
  await expect(map(page).getByRole('region', { name: 'The Flat White' })).toBeFocused()

  await openPlacePicture(page, 'the-flat-white')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible()

  await openPlacePicture(page, 'the-flat-white')
  await page.getByRole('button', { name: 'Show where I am' }).click()
  await expect(map(page).getByText(/^Your browser does not share your location/)).toBeVisible()
})

test('the picture of a map is used by keyboard, and the map keeps the focus', inFullSuite, async ({ page }) => {
  await openPlacePicture(page, 'the-flat-white')
  await stage(page).focus()
  await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
  await expect(stage(page)).toBeFocused()

  await openPlacePicture(page, 'the-flat-white')
  await pin(page, /^The Flat White/).press('Enter')
  await expect(map(page).getByRole('region', { name: 'The Flat White' })).toBeFocused()
})

test(
  'the picture of a map has no accessibility faults in any look, and large enough targets',
  inFullSuite,
  async ({ page }) => {
    await openPlacePicture(page, 'surat-castle')
    await expect(pin(page, /^Surat Castle, .* more here$/)).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await applyLook(page, looks[0])
    expect(await findSmallTargets(map(page), 44)).toEqual([])
  },
)

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test(
      'the map of a place has the pins of its picture at the same spots, with the same names',
      inFullSuite,
      async ({ page }) => {
        await openPlacePicture(page, 'surat-castle')
        await expect(pin(page, /^Surat Castle, .* more here$/)).toBeVisible()
        const before = await pinsInView(page, '.map-first-pins [role=button]')
        await stage(page).hover()
        await expect(map(page).locator('.map-first-pins')).toHaveCount(0)
        await expect(pin(page, /^Surat Castle, .* more here$/)).toBeVisible()
        const after = await pinsInView(page, 'button.map-pin')
        expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
        const moved = after.map(({ x, y }, index) =>
          Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)),
        )
        expect(Math.max(...moved)).toBeLessThan(1.5)
      },
    )
  })
}

type PinInView = { name: string | null; x: number; y: number }

/** Names of the pins in the frame of the map, and their middles from its upper left corner. */
async function pinsInView(page: Page, pins: string): Promise<PinInView[]> {
  return map(page).evaluate((frame, wanted) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll(wanted)]
      .map((each) => {
        const box = each.getBoundingClientRect()
        const name = each.getAttribute('aria-label')
        return { name, x: box.x + box.width / 2 - left, y: box.y + box.height / 2 - top }
      })
      .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height)
  }, pins)
}

test('by keyboard, arrow keys go through the pins, Enter opens a card, and Escape closes it', async ({ page }) => {
  await openPlaceMap(page, 'the-flat-white')
  const own = pin(page, /^The Flat White/)
  await own.focus()
  await page.keyboard.press('ArrowRight')
  const next = map(page).locator('button.map-pin:focus')
  await expect(next).toBeInViewport()
  await expect(own).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(own).toBeFocused()
  await page.keyboard.press('Enter')
  const card = map(page).getByRole('region', { name: 'The Flat White' })
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(own).toBeFocused()
})

test('the map shows where the device is, and no request tells it', inFullSuite, async ({ page, context }) => {
  await openPlaceMap(page, 'surat-castle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await map(page).getByRole('button', { name: 'Show where I am' }).click()
  await expect(map(page).getByText(/^Your browser does not share your location/)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.19591, longitude: 72.83023 })
  await map(page).getByRole('button', { name: 'Show where I am' }).click()
  const dot = map(page).getByRole('img', { name: 'Your position' })
  await expect(dot).toBeVisible()
  const note = map(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ places? around you on the map$/ })
  await expect(note).toBeVisible()
  await map(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect(note).toBeHidden()
  // Nothing of the map lies over it. It takes no presses itself.
  const panes = await map(page).evaluate((own) =>
    ['own', 'places'].map((pane) => Number(getComputedStyle(own.querySelector(`.map-${pane}`) ?? own).zIndex)),
  )
  expect(panes[0]).toBeGreaterThan(panes[1] ?? 0)
  expect(asked.filter((text) => text.includes('21.19'))).toEqual([])
})

const PHONES = [
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0 Mobile',
    /^geo:21\.196266,72\.817782\?q=.*Surat%20Castle/,
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    /^https:\/\/maps\.apple\.com\/.*q=Surat\+Castle/,
  ],
] as const

for (const [phone, userAgent, url] of PHONES) {
  test.describe(`on ${phone}`, () => {
    test.use({ userAgent })

    test('directions open in the app of the phone, with the name of the place', inFullSuite, async ({ page }) => {
      await open(page, '/places/surat-castle')
      await expect(page.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', url)
    })
  })
}

test(
  'directions lead to OpenStreetMap or Google elsewhere, and without script',
  inFullSuite,
  async ({ page, request }) => {
    await open(page, '/places/surat-castle')
    const google = 'https://www.google.com/maps/dir/?api=1&destination=21.196266%2C72.817782'
    await expect(page.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', google)
    await page.getByRole('complementary', { name: 'Facts' }).getByText('Chowk Bazaar, on the Tapi bank').click()
    await expect(page.getByRole('link', { name: /^OpenStreetMap/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    const html = await (await request.get('/places/surat-castle')).text()
    expect(html).toContain(google.replace('&', '&amp;'))
    expect(html).not.toContain('geo:21')
  },
)
