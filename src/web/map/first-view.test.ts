import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWorldPixel } from '#contract/map/world-pixels.ts'
import { innermost, viewOfPins, viewOfPlace } from './first-view.ts'
import type { MapPin } from './map-pin.ts'
import { PLACE_ZOOM } from './position.ts'

const CENTER = { lat: 21.1959, lng: 72.8302 }

function pinAt(lat: number, lng: number, precision: MapPin['precision'] = 'site'): MapPin {
  return { slug: `${lat} ${lng}`, name: 'Place', kind: 'cafe', locality: 'Surat', precision, geo: { lat, lng } }
}

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const pins = fc
  .array(fc.tuple(degrees(20.9, 21.4), degrees(72.5, 73.1)), { minLength: 1, maxLength: 80 })
  .map((positions) => positions.map(([lat, lng]) => pinAt(lat, lng)))

/** The least frames of maps of lists: on a window 320 pixels wide, and on the smallest wide window. */
const frames = { compact: { width: 280, height: 260 }, wide: { width: 604, height: 568 } } as const

test('all pins of a list, or most of many, are in view with room for their buttons', () => {
  fc.assert(
    fc.property(pins, fc.constantFrom('compact', 'wide'), (places, size) => {
      const { zoom, center } = viewOfPins(places, CENTER, size)
      const away = innermost(places.map(({ geo }) => geo))
        .map((geo) => toWorldPixel(geo, zoom))
        .map(({ x, y }) => ({ x: Math.abs(x - center.x), y: Math.abs(y - center.y) }))
      expect(Math.max(...away.map(({ x }) => x))).toBeLessThanOrEqual(frames[size].width / 2 - 22)
      expect(Math.max(...away.map(({ y }) => y))).toBeLessThanOrEqual(frames[size].height / 2 - 22)
    }),
  )
})

/** Width of the tools at the end of a map, with their margin. */
const TOOLS_PX = 56

test('no pin of a list begins under the tools of its map', () => {
  fc.assert(
    fc.property(pins, fc.constantFrom('compact', 'wide'), (places, size) => {
      const { zoom, center } = viewOfPins(places, CENTER, size)
      const inner = innermost(places.map(({ geo }) => geo))
      const last = Math.max(...inner.map((geo) => toWorldPixel(geo, zoom).x - center.x))
      expect(last).toBeLessThanOrEqual(frames[size].width / 2 - TOOLS_PX - 13)
    }),
  )
})

test('a step closer would lose a pin, unless streets show already', () => {
  fc.assert(
    fc.property(pins, (places) => {
      const { zoom } = viewOfPins(places, CENTER, 'compact')
      const closer = innermost(places.map(({ geo }) => geo)).map((geo) => toWorldPixel(geo, zoom + 1))
      const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
      const isLost = spread(closer.map(({ x }) => x)) > 188 || spread(closer.map(({ y }) => y)) > 200
      expect(zoom === PLACE_ZOOM || isLost).toBe(true)
    }),
  )
})

test('a list of many places begins without its outliers, and a short one with all', () => {
  const city = Array.from({ length: 40 }, (_, index) => pinAt(21.19 + index / 10_000, 72.82 + index / 10_000))
  const beach = pinAt(21.0, 72.6)
  expect(viewOfPins([...city, beach], CENTER, 'wide').zoom).toBe(PLACE_ZOOM)
  expect(viewOfPins([...city.slice(0, 5), beach], CENTER, 'wide').zoom).toBeLessThan(12)
})

test('a place is in the middle of its map, and a neighbourhood shows its circle', () => {
  const exact = viewOfPlace(pinAt(21.196266, 72.817782))
  const spot = toWorldPixel({ lat: 21.196266, lng: 72.817782 }, exact.zoom)
  expect(exact).toEqual({ zoom: 15, center: { x: Math.round(spot.x), y: Math.round(spot.y) }, size: 'place' })
  expect(viewOfPlace(pinAt(21.2, 72.8, 'locality')).zoom).toBe(13)
})

test('a list without any pin shows the city', () => {
  expect(viewOfPins([], CENTER, 'wide').zoom).toBe(11)
})
