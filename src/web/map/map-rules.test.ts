import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graticuleLines } from './graticule-lines.ts'
import { parseDegrees, positionAt } from './position.ts'
import { scaleAt } from './scale.ts'

describe('a spot of the map', () => {
  test.each([
    [
      { lat: 21.18241234567, lng: 72.8283 },
      { lat: 21.182412, lng: 72.8283 },
    ],
    [
      { lat: 10, lng: 190 },
      { lat: 10, lng: -170 },
    ],
    [
      { lat: 10, lng: -540.5 },
      { lat: 10, lng: 179.5 },
    ],
    [
      { lat: 89, lng: 0 },
      { lat: 85, lng: 0 },
    ],
    [
      { lat: -89, lng: 0 },
      { lat: -85, lng: 0 },
    ],
  ])('%o is the position %o', (spot, position) => {
    expect(positionAt(spot)).toEqual(position)
  })

  test('is always a position that the server takes', () => {
    const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(degrees, degrees, (lat, lng) => {
        const position = positionAt({ lat, lng })
        expect(Math.abs(position.lat)).toBeLessThanOrEqual(85)
        expect(Math.abs(position.lng)).toBeLessThanOrEqual(180)
      }),
    )
  })
})

describe('degrees', () => {
  test.each([
    ['21.1824', 21.1824],
    [' 21,1824 ', 21.1824],
    ['-0.5', -0.5],
    ['−12', -12],
    ['+12.', 12],
    ['.5', 0.5],
    ['90', 90],
    ['21.18240000004', 21.1824],
  ])('%j are %d', (text, degrees) => {
    expect(parseDegrees(text, 90)).toBe(degrees)
  })

  test.each(['', ' ', '.', '-', '90.1', '-91', '1e1', '0x10', 'NaN', 'Infinity', '21° N', '1.2.3', '21 72'])(
    '%j are none up to 90',
    (text) => {
      expect(parseDegrees(text, 90)).toBeNull()
    },
  )
})

describe('the scale', () => {
  test.each([
    [{ lat: 0, zoom: 0 }, 10_000_000],
    [{ lat: 21.18, zoom: 5 }, 200_000],
    [{ lat: 21.18, zoom: 15 }, 200],
    [{ lat: 60, zoom: 19 }, 10],
  ])('at %o is a round distance', (at, metres) => {
    expect(scaleAt(at, 96).metres).toBe(metres)
  })

  test('is at most 96 and more than 36 pixels wide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19 }), fc.integer({ min: -85, max: 85 }), (zoom, lat) => {
        const { widthPx } = scaleAt({ lat, zoom }, 96)
        expect(widthPx).toBeLessThanOrEqual(96)
        expect(widthPx).toBeGreaterThan(36)
      }),
    )
  })
})

describe('the lines of the globe', () => {
  test('are at round degrees across the visible map', () => {
    expect(graticuleLines({ west: 61, south: 11, east: 84, north: 31 }, 5)).toEqual({
      meridians: [65, 70, 75, 80],
      parallels: [15, 20, 25, 30],
    })
    expect(graticuleLines({ west: 72.82, south: 21.17, east: 72.86, north: 21.2 }, 14)).toEqual({
      meridians: [72.82, 72.83, 72.84, 72.85, 72.86],
      parallels: [21.17, 21.18, 21.19, 21.2],
    })
  })

  test('are few at every zoom of every wide screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 19 }), fc.integer({ min: -60, max: 60 }), (zoom, lat) => {
        const width = (1_600 * 360) / (256 * 2 ** zoom)
        const { meridians } = graticuleLines({ west: -width / 2, east: width / 2, south: lat, north: lat }, zoom)
        expect(meridians.length).toBeGreaterThan(2)
        expect(meridians.length).toBeLessThan(20)
      }),
    )
  })
})
