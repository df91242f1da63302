import { expect, test } from 'vitest'
import { tripAhead, tripsAhead } from './trip-ahead.ts'

const past = { startDate: '2026-11-01', endDate: '2026-11-03' }
const long = { startDate: '2026-11-20', endDate: '2026-11-30' }
const weekend = { startDate: '2026-11-26', endDate: '2026-11-27' }
const later = { startDate: '2026-12-20', endDate: '2026-12-21' }
const next = { startDate: '2026-12-05', endDate: '2026-12-06' }

/** A minute on the clocks of Surat, or of a city with summer time. */
const at = (date: string, time = '12:00', offset = '+05:30', timeZone = 'Asia/Kolkata') => ({
  date,
  instant: Date.parse(`${date}T${time}${offset}`),
  timeZone,
})

test('the trip of today comes before all others, and of two the one that began last', () => {
  expect(tripAhead([later, past, long, weekend], at('2026-11-26'))).toBe(weekend)
  expect(tripAhead([later, past, long, weekend], at('2026-11-28'))).toBe(long)
})

test('without a trip today the next one comes first', () => {
  expect(tripAhead([past, later, next], at('2026-12-01'))).toBe(next)
  expect(tripsAhead([past, later, next], at('2026-12-01'))).toEqual([next, later])
})

test('a trip that is over is never ahead', () => {
  expect(tripAhead([past], at('2026-11-04'))).toBeNull()
  expect(tripAhead([past], at('2026-11-04', '00:00'))).toBeNull()
})

test.each([
  ['the day of every date', { ...past, dayEnd: '03:00' }],
  ['the last day alone', { ...past, days: [{ date: '2026-11-03', start: null, end: '03:00', pace: null, note: '' }] }],
])('a trip whose last day ends at 03:00 is of today until then: %s', (_case, trip) => {
  expect(tripAhead([trip, next], at('2026-11-04', '02:59'))).toBe(trip)
  expect(tripAhead([trip, next], at('2026-11-04', '03:00'))).toBe(next)
})

test('the night of one trip comes before the day of another that has not begun', () => {
  const night = { ...past, dayEnd: '03:00' }
  const after = { startDate: '2026-11-04', endDate: '2026-11-05' }
  expect(tripsAhead([after, night], at('2026-11-04', '01:00'))).toEqual([night, after])
  expect(tripsAhead([after, night], at('2026-11-04', '09:00'))).toEqual([after])
})

test('the night in which clocks go back has one more hour', () => {
  const fado = { startDate: '2026-10-24', endDate: '2026-10-24', dayEnd: '03:00' }
  const lisbon = (time: string, offset: string) => at('2026-10-25', time, offset, 'Europe/Lisbon')
  expect(tripAhead([fado], lisbon('01:30', '+01:00'))).toBe(fado)
  expect(tripAhead([fado], lisbon('02:59', '+00:00'))).toBe(fado)
  expect(tripAhead([fado], lisbon('03:00', '+00:00'))).toBeNull()
})
