import { expect, test } from 'vitest'
import { tripAhead } from './trip-ahead.ts'

const past = { startDate: '2026-11-01', endDate: '2026-11-03' }
const long = { startDate: '2026-11-20', endDate: '2026-11-30' }
const weekend = { startDate: '2026-11-26', endDate: '2026-11-27' }
const later = { startDate: '2026-12-20', endDate: '2026-12-21' }
const next = { startDate: '2026-12-05', endDate: '2026-12-06' }

test('the trip of today comes before all others, and of two the one that began last', () => {
  expect(tripAhead([later, past, long, weekend], '2026-11-26')).toBe(weekend)
  expect(tripAhead([later, past, long, weekend], '2026-11-28')).toBe(long)
})

test('without a trip today the next one comes first', () => {
  expect(tripAhead([past, later, next], '2026-12-01')).toBe(next)
})

test('a trip that is over is never ahead', () => {
  expect(tripAhead([past], '2026-11-04')).toBeNull()
})
