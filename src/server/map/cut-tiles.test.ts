import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTileInBounds, TILE_EXTENT, tileRange, type BaseMapTile, type TileNumbers } from '#contract/map/base-map.ts'
import { getFeature, line, madeUpFeatures, MADE_UP_BOUNDS, point } from '../../../tests/support/made-up-map.ts'
import { createTileCutter } from './cut-tiles.ts'
import { MAX_TILE_BYTES, writeTile } from './fit-tile.ts'
import { pointInside } from './point-inside.ts'

/** Tiles around the middle of the made-up map. */
const WHOLE = tileAround(72.816, 21.2065, 8)
const CITY = tileAround(72.816, 21.2065, 12)
const STREETS = tileAround(72.8165, 21.2095, 14)

function tileAround(lng: number, lat: number, z: number): TileNumbers {
  const { x, y } = tileRange({ west: lng, east: lng, south: lat, north: lat }, z)
  return { z, x: x[0], y: y[0] }
}

const SLOPE = tileAround(72.815, 21.205, 14)

const cut = createTileCutter(madeUpFeatures)
const getKinds = ({ lines }: BaseMapTile) => Object.keys(lines).toSorted()
const getNames = ({ labels }: BaseMapTile) => labels.map(({ text }) => text).toSorted()

describe('a tile', () => {
  test('holds what fits its zoom: from afar only the sea, the river and large roads', () => {
    const { areas, lines } = cut(WHOLE)
    expect(Object.keys(areas).toSorted()).toEqual(['river', 'sea'])
    expect(Object.keys(lines).toSorted()).toEqual(['bridge/primary', 'rail', 'road/primary'])
  })

  test('holds streets and their names when it is close', () => {
    const near = cut(STREETS)
    expect(getKinds(near)).toEqual(['road/primary', 'road/residential'])
    expect(getNames(near)).toEqual(['Made-up Park', 'Made-up Road'])
    expect(getNames(cut(CITY))).toEqual(['', 'Made-up Station'])
  })

  test('carries names in other languages and the drawings of landmarks', () => {
    const { labels } = cut(CITY)
    expect(labels).toContainEqual(expect.objectContaining({ text: 'Made-up Station', names: { gu: 'સ્ટેશન' } }))
    expect(labels).toContainEqual(expect.objectContaining({ kind: 'landmark', drawing: 'tower' }))
  })

  test('writes a path as its first point and the steps from there', () => {
    const [path] = cut(STREETS).lines['road/primary'] ?? []
    expect(path).toHaveLength(4)
    expect(path?.[3]).toBe(0)
  })

  test('of a place without features is empty', () => {
    expect(cut({ z: 14, x: 0, y: 0 })).toEqual({ areas: {}, lines: {}, labels: [] })
  })
})

test('the name of a street follows the street and is not upside down', () => {
  const streets = [line([72.81, 21.2], [72.82, 21.21]), line([72.82, 21.21], [72.81, 21.2])]
  const angles = streets.map((street) => {
    const [label] = createTileCutter([getFeature({ layer: 'road', class: 'primary', name: 'Slope' }, street)])(
      SLOPE,
    ).labels
    return label?.angle
  })
  expect(angles).toEqual([-47, -47])
})

test('each name of a point stands in exactly one tile', () => {
  fc.assert(
    fc.property(
      fc.double({ min: MADE_UP_BOUNDS.west, max: MADE_UP_BOUNDS.east, noNaN: true }),
      fc.double({ min: MADE_UP_BOUNDS.south, max: MADE_UP_BOUNDS.north, noNaN: true }),
      (lng, lat) => {
        const cutOne = createTileCutter([getFeature({ layer: 'label', class: 'city', name: 'Here' }, point(lng, lat))])
        const { x, y } = tileRange(MADE_UP_BOUNDS, 10)
        const tiles = toNumbers(x).flatMap((column) => toNumbers(y).map((row) => cutOne({ z: 10, x: column, y: row })))
        expect(tiles.flatMap(({ labels }) => labels)).toHaveLength(1)
      },
    ),
    { numRuns: 40 },
  )
})

function toNumbers([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

describe('a tile with too much in it', () => {
  const random = randomBytes(120_000)
  const noise = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => random.readUInt16LE(2 * (from + index)) % TILE_EXTENT)

  test('goes without its least important streets and stays within 60 kB compressed', () => {
    const tile = {
      areas: { river: [noise(0, 100)] },
      lines: { 'road/residential': [noise(0, 50_000)], 'road/primary': [noise(50_000, 50_100)] },
      labels: [],
    }
    const bytes = writeTile(tile)
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(MAX_TILE_BYTES)
    expect(JSON.parse(bytes.toString())).toEqual({ ...tile, lines: { 'road/primary': tile.lines['road/primary'] } })
  })

  test('is never larger, even if the sea alone is too much', () => {
    const bytes = writeTile({ areas: { sea: [noise(0, 60_000)] }, lines: {}, labels: [] })
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(MAX_TILE_BYTES)
  })
})

test('the tiles of bounds hold every point within the bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 14 }), fc.double({ min: 0, max: 1, noNaN: true }), (z, part) => {
      const { x, y } = tileRange(MADE_UP_BOUNDS, z)
      const column = Math.round(x[0] + part * (x[1] - x[0]))
      expect(isTileInBounds(MADE_UP_BOUNDS, { z, x: column, y: y[0] })).toBe(true)
      expect(isTileInBounds(MADE_UP_BOUNDS, { z, x: x[1] + 1, y: y[0] })).toBe(false)
    }),
  )
})

test('the name of an area stands inside of it, even where its middle is outside', () => {
  const horseshoe: [number, number][] = [
    [0, 0],
    [9, 0],
    [9, 8],
    [8, 8],
    [8, 1],
    [1, 1],
    [1, 8],
    [0, 8],
    [0, 0],
  ]
  const [lng] = pointInside(horseshoe)
  expect(lng > 8 || lng < 1).toBe(true)
})
