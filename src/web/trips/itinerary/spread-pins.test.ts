import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadPins } from './spread-pins.ts'

const spots = fc.array(fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 100 }) }), {
  maxLength: 20,
})

test('no pin on paper covers another, and none moves up, down or to the left', () => {
  fc.assert(
    fc.property(spots, (pins) => {
      const spread = spreadPins(pins, 30)
      const covered = spread.filter((one, index) =>
        spread.slice(index + 1).some((other) => Math.hypot(other.x - one.x, other.y - one.y) < 30),
      )
      expect(covered).toEqual([])
      expect(spread.map(({ y }) => y)).toEqual(pins.map(({ y }) => y))
      expect(spread.every(({ x }, index) => x >= (pins[index]?.x ?? 0))).toBe(true)
    }),
  )
})

test('pins that have room stay where they are', () => {
  const pins = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 0, y: 40 },
  ]
  expect(spreadPins(pins, 30)).toEqual(pins)
})
