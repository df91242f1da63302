import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWorldPixel } from '#contract/map/world-pixels.ts'
import { moveWith, snapToZoom, getStart, UNMOVED, type Fingers, type Moved } from './moved-picture.ts'

const view = { zoom: 15, center: { x: 5_892_000, y: 3_690_000 } }

const pixels = fc.integer({ min: -200, max: 200 })
const fingers: fc.Arbitrary<Fingers> = fc.record({ x: pixels, y: pixels, distance: fc.integer({ min: 20, max: 400 }) })

/** Position of a point of the picture, in pixels from the middle of its frame. */
function placeFor({ scale, x, y }: Moved, point: { x: number; y: number }): { x: number; y: number } {
  return { x: point.x * scale + x, y: point.y * scale + y }
}

test('what lies between two fingers follows them, also in a second gesture', () => {
  fc.assert(
    fc.property(fingers, fingers, fingers, (start, middle, end) => {
      const once = moveWith(UNMOVED, start, middle)
      expect(placeFor(once, start).x).toBeCloseTo(middle.x)
      expect(placeFor(once, start).y).toBeCloseTo(middle.y)
      const twice = moveWith(once, middle, end)
      expect(placeFor(twice, start).x).toBeCloseTo(end.x)
      expect(placeFor(twice, start).y).toBeCloseTo(end.y)
    }),
  )
})

test('the map begins with the middle of the moved picture, at a whole zoom that it can have', () => {
  fc.assert(
    fc.property(fingers, fingers, (start, end) => {
      const moved = snapToZoom(moveWith(UNMOVED, start, end), view.zoom)
      const { zoom, center } = getStart(view, moved)
      expect(zoom).toBe(Math.min(19, view.zoom + Math.round(Math.log2(end.distance / start.distance))))
      const middle = toWorldPixel(center, view.zoom)
      const shown = placeFor(moved, { x: middle.x - view.center.x, y: middle.y - view.center.y })
      expect(shown.x).toBeCloseTo(0, 3)
      expect(shown.y).toBeCloseTo(0, 3)
    }),
  )
})

test('a picture that nobody has moved begins where it is', () => {
  const { zoom, center } = getStart(view, UNMOVED)
  expect(zoom).toBe(view.zoom)
  expect(toWorldPixel(center, zoom).x).toBeCloseTo(view.center.x, 3)
})
