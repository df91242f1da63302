import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipLine, clipRing, tidy, unroll, type Point } from './clip.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }

const point = fc.tuple(fc.integer({ min: -20, max: 30 }), fc.integer({ min: -20, max: 30 }))

const isInBox = ([lng, lat]: Point) => lng >= -1e-9 && lng <= 10 + 1e-9 && lat >= -1e-9 && lat <= 10 + 1e-9

describe('an area', () => {
  test('within the box stays as it is', () => {
    const ring: Point[] = [
      [1, 1],
      [9, 1],
      [5, 9],
      [1, 1],
    ]
    expect(tidy(clipRing(ring, box), 3)).toEqual(ring)
  })

  test('around the box becomes the box', () => {
    const ring: Point[] = [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
      [-5, -5],
    ]
    expect(new Set(clipRing(ring, box).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
  })

  test('outside the box is gone', () => {
    const ring: Point[] = [
      [11, 11],
      [12, 11],
      [12, 12],
      [11, 11],
    ]
    expect(clipRing(ring, box)).toEqual([])
  })

  test('never reaches beyond the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (points) => {
        expect(clipRing(points, box).every(isInBox)).toBe(true)
      }),
    )
  })
})

describe('an area across the 180th meridian', () => {
  const fiji: Point[] = [
    [179, -16],
    [-179, -16],
    [-179, -18],
    [179, -18],
    [179, -16],
  ]

  test('is one piece on either side of the map', () => {
    expect(unroll(fiji, 0).map(([lng]) => lng)).toEqual([179, 181, 181, 179, 179])
    expect(unroll(fiji, -360).map(([lng]) => lng)).toEqual([-181, -179, -179, -181, -181])
  })

  test('around a pole stays as the data have it', () => {
    const south: Point[] = [
      [-180, -80],
      [-90, -70],
      [0, -70],
      [90, -70],
      [180, -80],
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]
    expect(unroll(south, 0)).toEqual(south)
  })
})

describe('a line', () => {
  test('through the box keeps the part within, from edge to edge', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [15, 5],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 5],
        [10, 5],
      ],
    ])
  })

  test('that leaves and comes back is two', () => {
    const line: Point[] = [
      [5, 5],
      [5, 15],
      [8, 15],
      [8, 5],
    ]
    expect(clipLine(line, box)).toEqual([
      [
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ])
  })

  test('never reaches beyond the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 20 }), (points) => {
        expect(clipLine(points, box).flat().every(isInBox)).toBe(true)
      }),
    )
  })
})

test('points that round to the same are one', () => {
  expect(
    tidy(
      [
        [1.001, 2],
        [1.002, 2.004],
        [1.02, 2],
      ],
      2,
    ),
  ).toEqual([
    [1, 2],
    [1.02, 2],
  ])
})
