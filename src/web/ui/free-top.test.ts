import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFreeTop } from './free-top.ts'

const box = { top: 88, bottom: 156 }

test('a box with nothing in its way stays at its usual position', () => {
  expect(findFreeTop(box, [{ top: 300, bottom: 344 }], 740)).toBe(88)
})

test('a box moves below each obstacle in turn', () => {
  const obstacles = [
    { top: 200, bottom: 244 },
    { top: 100, bottom: 144 },
  ]
  expect(findFreeTop(box, obstacles, 740)).toBe(252)
})

test('a box uses the room between two obstacles', () => {
  const obstacles = [
    { top: 70, bottom: 90 },
    { top: 200, bottom: 700 },
  ]
  expect(findFreeTop(box, obstacles, 740)).toBe(98)
})

test('a box without room stays at its usual position', () => {
  expect(findFreeTop(box, [{ top: 0, bottom: 700 }], 740)).toBe(88)
})

const spans = fc.array(
  fc.tuple(fc.integer({ min: -500, max: 1_500 }), fc.integer({ min: 1, max: 400 })).map(([top, height]) => ({
    top,
    bottom: top + height,
  })),
  { maxLength: 8 },
)

test('a box that moved covers no obstacle and is inside the window', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 200, max: 1_200 }), (obstacles, limit) => {
      const top = findFreeTop(box, obstacles, limit)
      const bottom = top + (box.bottom - box.top)
      const covered = obstacles.filter((obstacle) => obstacle.top < bottom && obstacle.bottom > top)
      expect(top === box.top || (covered.length === 0 && bottom <= limit)).toBe(true)
    }),
  )
})

test('a box that stays covers nothing, unless no place of the window is free', () => {
  fc.assert(
    fc.property(spans, (obstacles) => {
      const limit = 900
      const height = box.bottom - box.top
      const isFree = (top: number) =>
        obstacles.every((obstacle) => obstacle.top - 8 >= top + height || obstacle.bottom + 8 <= top)
      const tops = Array.from({ length: limit - height - box.top + 1 }, (_, index) => box.top + index)
      expect(findFreeTop(box, obstacles, limit)).toBe(tops.find(isFree) ?? box.top)
    }),
  )
})
