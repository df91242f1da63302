import { expect, test } from 'vitest'
import { heightByKey, restingHeight } from './sheet-heights.ts'

const HEIGHTS = { peek: 70, half: 300, full: 580 }

test.each([
  [310, 0, 'half'],
  [180, 0, 'peek'],
  [460, 0, 'full'],
  [310, 1.5, 'full'],
  [310, -1.5, 'peek'],
  [900, 0, 'full'],
])('a sheet that is left at %d px with a speed of %d comes to rest at %s', (px, speed, height) => {
  expect(restingHeight(px, speed, HEIGHTS)).toBe(height)
})

test('keys of a slider move the sheet, and it stays at its ends', () => {
  expect(heightByKey('ArrowUp', 'half')).toBe('full')
  expect(heightByKey('ArrowUp', 'full')).toBe('full')
  expect(heightByKey('PageDown', 'half')).toBe('peek')
  expect(heightByKey('ArrowDown', 'peek')).toBe('peek')
  expect(heightByKey('Home', 'full')).toBe('peek')
  expect(heightByKey('End', 'peek')).toBe('full')
  expect(heightByKey('a', 'half')).toBeUndefined()
})
