import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TILE_EXTENT, TILE_ZOOMS, roadClasses } from '#contract/map/base-map.ts'
import { widthAt } from '#contract/map/road-widths.ts'
import { getWindow } from './base-map-tiles.ts'
import { getBoxes, fitNames, type NameBox } from './fit-names.ts'

const SQUARE_PX = 256

describe('the part of a tile that a square shows', () => {
  test('is a quarter of the tile of the zoom before', () => {
    expect(getWindow({ z: 12, x: 2877, y: 1801 }, SQUARE_PX, TILE_ZOOMS.max)).toEqual({
      tile: { z: 11, x: 1438, y: 900 },
      scale: 512 / TILE_EXTENT,
      left: -256,
      top: -256,
    })
  })

  test('beyond the last zoom is a small part of the last tile, enlarged', () => {
    const near = getWindow({ z: 18, x: 16 * 11505 + 3, y: 16 * 7203 }, SQUARE_PX, TILE_ZOOMS.max)
    expect(near).toEqual({ tile: { z: 14, x: 11505, y: 7203 }, scale: 1, left: -768, top: 0 })
  })

  test('lies within the tile at every zoom', () => {
    const whole = fc.integer({ min: 0, max: 511 })
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 19 }), whole, whole, (z, x, y) => {
        const { tile, scale, left, top } = getWindow({ z, x, y }, SQUARE_PX, TILE_ZOOMS.max)
        const sidePx = scale * TILE_EXTENT
        expect(tile.x * sidePx - left).toBe(x * SQUARE_PX)
        expect(tile.y * sidePx - top).toBe(y * SQUARE_PX)
        expect(Math.max(-left, -top) + SQUARE_PX).toBeLessThanOrEqual(sidePx)
      }),
    )
  })
})

test('roads grow with the zoom, and larger roads are never narrower than smaller ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 18 }), (zoom) => {
      const widths = roadClasses.map((size) => widthAt(size, zoom))
      expect(widths).toEqual(widths.toSorted((a, b) => b - a))
      expect(widthAt('primary', zoom + 1)).toBeGreaterThanOrEqual(widthAt('primary', zoom))
    }),
  )
})

const name = (change: Partial<NameBox>): NameBox => ({
  x: 100,
  y: 100,
  width: 60,
  height: 14,
  angle: 0,
  rank: 10,
  text: 'Rander',
  apartPx: 100,
  ...change,
})

describe('names of the base map', () => {
  test('give way to more important ones', () => {
    const suburb = name({ rank: 30, text: 'Adajan' })
    const city = name({ rank: 0, text: 'Surat', x: 110 })
    expect(fitNames([suburb, city], [])).toEqual([city])
  })

  test('give way to pins', () => {
    expect(fitNames([name({})], [{ left: 90, right: 110, top: 90, bottom: 110 }])).toEqual([])
  })

  test('of large places take a step aside where pins stand', () => {
    const pin = { left: 90, right: 110, top: 90, bottom: 110 }
    expect(fitNames([name({ stepsPx: [8, -30] })], [pin]).map(({ y }) => y)).toEqual([70])
  })

  test('are not repeated close by, and return farther away', () => {
    const road = [100, 180, 400].map((x) => name({ x, text: 'Ring Road', apartPx: 200 }))
    expect(fitNames(road, []).map(({ x }) => x)).toEqual([100, 400])
  })

  test('leave room for others beside a slanting name', () => {
    const slanting = name({ width: 200, angle: 45, text: 'Long Road' })
    const beside = name({ x: 160, y: 50, text: 'Corner' })
    expect(fitNames([slanting, beside], [])).toHaveLength(2)
    expect(fitNames([{ ...slanting, angle: -45 }, beside], [])).toHaveLength(1)
  })

  test('never overlap, and their order of arrival does not matter', () => {
    const any = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 300 }),
      width: fc.integer({ min: 10, max: 90 }),
      angle: fc.integer({ min: -90, max: 90 }),
      rank: fc.integer({ min: 0, max: 3 }),
      text: fc.uuid(),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (some) => {
        const names = some.map(name)
        const shown = fitNames(names, [])
        const boxes = shown.map((own) => getBoxes(own))
        const crossing = boxes.flatMap((own, index) =>
          boxes.slice(index + 1).flatMap((others) => own.filter((a) => others.some((b) => areOverlapping(a, b)))),
        )
        expect(crossing).toEqual([])
        expect(new Set(fitNames(names.toReversed(), []))).toEqual(new Set(shown))
      }),
    )
  })
})

type Box = ReturnType<typeof getBoxes>[number]

function areOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
