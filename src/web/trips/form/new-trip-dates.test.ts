import { expect, test } from 'vitest'
import { comingWeekend, datesOfSpan, daysFrom, distinctSpans, tripOnSameDays, weekendFrom } from './new-trip-dates.ts'

test.each([
  ['a Monday', '2026-12-07', '2026-12-12', '2026-12-13'],
  ['a Friday', '2026-12-11', '2026-12-12', '2026-12-13'],
  ['a Saturday', '2026-12-12', '2026-12-12', '2026-12-13'],
  ['a Sunday', '2026-12-13', '2026-12-13', '2026-12-13'],
  ['a Friday before the dates that the weekday is counted from', '2025-12-05', '2025-12-06', '2025-12-07'],
])('on %s, this weekend begins on the next Saturday that is not over', (_day, today, startDate, endDate) => {
  expect(weekendFrom(today, 0)).toEqual({ startDate, endDate })
})

test.each([
  ['2026-12-07', '2026-12-19', '2026-12-20'],
  ['2026-12-12', '2026-12-19', '2026-12-20'],
  ['2026-12-13', '2026-12-19', '2026-12-20'],
])('on %s, the next weekend is a week later', (today, startDate, endDate) => {
  expect(weekendFrom(today, 1)).toEqual({ startDate, endDate })
})

test.each([
  ['2026-11-20', '2026-11-21', '2026-11-22'],
  ['2026-11-21', '2026-11-28', '2026-11-29'],
  ['2026-11-22', '2026-11-28', '2026-11-29'],
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('on %s, the weekend to come has two days that have not begun', (today, startDate, endDate) => {
  expect(comingWeekend(today)).toEqual({ startDate, endDate })
})

test('a trip of one day ends on its first day', () => {
  expect(daysFrom('2026-12-31', 1)).toEqual({ startDate: '2026-12-31', endDate: '2026-12-31' })
  expect(daysFrom('2026-12-31', 3).endDate).toBe('2027-01-02')
})

test('today and tomorrow are two days, also over the end of a month', () => {
  expect(datesOfSpan('two-days', '2026-11-30')).toEqual({ startDate: '2026-11-30', endDate: '2026-12-01' })
})

test.each([
  ['Monday', '2026-12-07', ['this-weekend', 'next-weekend', 'two-days']],
  ['Tuesday', '2026-12-08', ['this-weekend', 'next-weekend', 'two-days']],
  ['Wednesday', '2026-12-09', ['this-weekend', 'next-weekend', 'two-days']],
  ['Thursday', '2026-12-10', ['this-weekend', 'next-weekend', 'two-days']],
  ['Friday', '2026-12-11', ['this-weekend', 'next-weekend', 'two-days']],
  ['Saturday', '2026-12-12', ['this-weekend', 'next-weekend']],
  ['Sunday', '2026-12-13', ['this-weekend', 'next-weekend', 'two-days']],
])('on a %s, no two choices have the same dates', (_day, today, spans) => {
  expect(distinctSpans(today)).toEqual(spans)
})

test('a trip that shares a day is found, the newest of several, and no other', () => {
  const [first, second] = [daysFrom('2026-12-12', 2), daysFrom('2026-12-13', 3)]
  expect(tripOnSameDays([first, second], daysFrom('2026-12-13', 1))).toBe(second)
  expect(tripOnSameDays([first, second], daysFrom('2026-12-11', 2))).toBe(first)
  expect(tripOnSameDays([first, second], daysFrom('2026-12-16', 2))).toBeNull()
})
