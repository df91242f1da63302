import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seaWithin } from './coastline.ts'
import { NodeTable } from './node-table.ts'
import type { Position } from './osm-elements.ts'
import { isInside, isRing, joinLines, type Ring } from './rings.ts'

const BOX = { west: 0, south: 0, east: 10, north: 10 }

/** True if the sea covers a position: inside of an outer ring and of no island. */
function isSea(sea: readonly Ring[][] | null, at: Position): boolean {
  return (sea ?? []).some(
    ([outer = [], ...islands]) => isInside(at, outer) && !islands.some((ring) => isInside(at, ring)),
  )
}

describe('the sea', () => {
  test('lies on the right of a coast that crosses the city', () => {
    const sea = seaWithin(BOX, [
      [
        [4, 12],
        [4, 5],
        [5, -2],
      ],
    ])
    expect(isSea(sea, [1, 5])).toBe(true)
    expect(isSea(sea, [8, 5])).toBe(false)
  })

  test('lies on the other side of a coast that goes the other way', () => {
    const sea = seaWithin(BOX, [
      [
        [5, -2],
        [4, 5],
        [4, 12],
      ],
    ])
    expect(isSea(sea, [1, 5])).toBe(false)
    expect(isSea(sea, [8, 5])).toBe(true)
  })

  test('surrounds an island, and does not cover it', () => {
    const island: Position[] = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [1, 1],
    ]
    const coast: Position[] = [
      [4, 12],
      [4, -2],
    ]
    expect(isSea(seaWithin(BOX, [coast, island]), [1.5, 1.5])).toBe(false)
    expect(isSea(seaWithin(BOX, [coast, island]), [3, 3])).toBe(true)
    expect(isSea(seaWithin(BOX, [island]), [8, 8])).toBe(true)
  })

  test('reaches into two bays', () => {
    const first: Position[] = [
      [-1, 8],
      [3, 7],
      [-1, 6],
    ]
    const second: Position[] = [
      [-1, 3],
      [3, 2],
      [-1, 1],
    ]
    const sea = seaWithin(BOX, [first.toReversed(), second.toReversed()])
    const spots: Position[] = [
      [1, 7],
      [1, 2],
      [1, 4.5],
      [8, 5],
    ]
    expect(spots.map((at) => isSea(sea, at))).toEqual([false, false, true, true])
    const land = seaWithin(BOX, [first, second])
    expect(spots.map((at) => isSea(land, at))).toEqual([true, true, false, false])
  })

  test('is unknown when the coast ends within the city', () => {
    expect(
      seaWithin(BOX, [
        [
          [4, 12],
          [4, 5],
        ],
      ]),
    ).toBeNull()
  })

  test('is absent from a city without a coast', () => {
    expect(seaWithin(BOX, [])).toEqual([])
    expect(
      seaWithin(BOX, [
        [
          [40, 12],
          [40, 5],
        ],
      ]),
    ).toEqual([])
  })

  test('lies beside every piece of a coast, wherever the coast runs and however it is cut', () => {
    const heights = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 6 }), (lats, cut) => {
        const coast = lats.map((lat, index): Position => [-1 + (12 * index) / (lats.length - 1), lat])
        const at = Math.min(cut, coast.length - 1)
        const sea = seaWithin(BOX, [coast.slice(at), coast.slice(0, at + 1)])
        const spots = coast.filter(([lng]) => lng > 0.1 && lng < 9.9)
        expect(spots.map(([lng, lat]) => isSea(sea, [lng, lat - 0.01]))).toEqual(spots.map(() => true))
        expect(spots.map(([lng, lat]) => isSea(sea, [lng, lat + 0.01]))).toEqual(spots.map(() => false))
      }),
    )
  })
})

test('a ring is whole again, however it was cut and its pieces were turned', () => {
  const pieces = fc.record({
    size: fc.integer({ min: 4, max: 20 }),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { minLength: 1, maxLength: 6 }),
    turned: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  fc.assert(
    fc.property(pieces, ({ size, cuts, turned, order }) => {
      const ring = Array.from({ length: size }, (_, index): Position => {
        const turn = (2 * Math.PI * index) / size
        return [Math.cos(turn), Math.sin(turn)]
      })
      const places = [...new Set(cuts.map((cut) => cut % size))].toSorted((a, b) => a - b)
      const lines = places.map((from, index) => {
        const next = places[index + 1] ?? (places[0] ?? 0) + size
        const line = Array.from(
          { length: next - from + 1 },
          (_, step): Position => ring[(from + step) % size] ?? [0, 0],
        )
        return turned[index] === true ? line.toReversed() : line
      })
      const shuffled = lines.map((line) => ({ line, at: order.next().value })).toSorted((a, b) => a.at - b.at)
      const { rings, open } = joinLines(
        shuffled.map(({ line }) => line),
        { turns: true },
      )
      expect(open).toEqual([])
      expect(rings).toHaveLength(1)
      expect(rings.map((joined) => [isRing(joined), joined.length])).toEqual([[true, size + 1]])
    }),
  )
})

test('positions are found by their ids, in whatever order they came', () => {
  const nodes = fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: -1_000, max: 2 ** 40 }),
      fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }),
      fc.integer({ min: -900_000_000, max: 900_000_000 }),
    ),
    { selector: ([id]) => id, maxLength: 3_000 },
  )
  fc.assert(
    fc.property(nodes, (known) => {
      const table = new NodeTable()
      for (const [id, lng, lat] of known) table.add(id, [lng / 1e7, lat / 1e7])
      expect(known.map(([id]) => table.find(id))).toEqual(known.map(([, lng, lat]) => [lng / 1e7, lat / 1e7]))
      expect(table.has(2 ** 41)).toBe(false)
    }),
    { numRuns: 30 },
  )
})
