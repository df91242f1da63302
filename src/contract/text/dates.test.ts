import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  countDays,
  FIRST_DATE,
  LAST_DATE,
  showReviewDate,
  toCalendarDate,
  today,
  toEnteredDate,
} from './dates.ts'

/** Any day of four-digit years, as yyyy-mm-dd. */
const calendarDate = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9990-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a calendar date', () => {
  test('is itself, however often it is normalised', () => {
    fc.assert(fc.property(calendarDate, (date) => toCalendarDate(date) === date))
  })

  test('is the UTC day of an instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (instant) => toCalendarDate(instant.toISOString()) === instant.toISOString().slice(0, 10),
      ),
    )
  })

  test('is null or a date that normalises to itself, for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = toCalendarDate(text)
        return date === null || toCalendarDate(date) === date
      }),
    )
  })

  test.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31', '2025-02-29', '2100-02-29', '1900-02-29'])(
    'that does not exist is refused: %s',
    (text) => {
      expect(toCalendarDate(text)).toBeNull()
    },
  )

  test.each(['2024-02-29', '2000-02-29', '2400-02-29'])('of a leap year may be the 29th of February: %s', (text) => {
    expect(toCalendarDate(text)).toBe(text)
  })

  test.each([
    '',
    'tomorrow',
    '20260101',
    '2026-1-1',
    '01/02/2026',
    '2026-01-01 10:00',
    '2026-01-01Tnoon',
    '-2026-01-01',
  ])('is not %j', (text) => {
    expect(toCalendarDate(text)).toBeNull()
  })

  test('of an instant with a zone is the day it is in UTC', () => {
    expect(toCalendarDate('2026-01-01T01:00:00+05:30')).toBe('2025-12-31')
    expect(toCalendarDate('2026-01-01T23:00:00-05:00')).toBe('2026-01-02')
  })

  test('does not leave the four-digit years', () => {
    expect(toCalendarDate('9999-12-31T23:59:59-05:00')).toBeNull()
  })
})

describe('the length of a trip', () => {
  test('counts back and forth alike', () => {
    fc.assert(
      fc.property(
        calendarDate,
        calendarDate,
        (start, end) => countDays(start, end) === -countDays(end, start) || countDays(start, end) === 0,
      ),
    )
  })

  test('equals the number of added days', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -300, max: 300 }), (date, days) => {
        fc.pre(toCalendarDate(date) !== null && date > '0002-01-01')
        return countDays(date, addDays(date, days)) === days
      }),
    )
  })

  test('is 0 and not -0 when a trip ends on the day it starts', () => {
    expect(Object.is(countDays('2026-05-01', '2026-05-01'), 0)).toBe(true)
  })

  test('is negative when the end comes before the start', () => {
    expect(countDays('2026-05-02', '2026-05-01')).toBe(-1)
  })

  test('is not changed by the nights when clocks are put forward or back', () => {
    expect(countDays('2026-03-28', '2026-03-30')).toBe(2)
    expect(countDays('2026-10-24', '2026-10-26')).toBe(2)
  })

  test('counts the 29th of February of a leap year', () => {
    expect(countDays('2028-02-28', '2028-03-01')).toBe(2)
    expect(countDays('2026-02-28', '2026-03-01')).toBe(1)
  })

  test('of something that is not a date is an error that names it', () => {
    expect(() => countDays('someday', '2026-01-01')).toThrow(new RangeError('Not a calendar date: someday'))
  })
})

describe('today', () => {
  test('is the day on the calendar of the city, also when the server is in another zone', () => {
    const lateEvening = new Date('2026-11-20T20:00:00Z')
    expect(today(lateEvening, 'Asia/Kolkata')).toBe('2026-11-21')
    expect(today(lateEvening, 'UTC')).toBe('2026-11-20')
  })
})

describe('a date is shown', () => {
  test('in reviews as dd/mm/yy', () => {
    expect(showReviewDate('2026-02-05')).toBe('05/02/26')
    expect(showReviewDate('2026-02-05T23:59:00Z')).toBe('05/02/26')
    expect(() => showReviewDate('2026-02-30')).toThrow(RangeError)
  })
})

describe('the calendar', () => {
  test('has no year 0, which nobody can enter', () => {
    expect(['0000-02-29', '0000-12-31', '10000-01-01', FIRST_DATE, LAST_DATE].map(toEnteredDate)).toEqual([
      null,
      null,
      null,
      FIRST_DATE,
      LAST_DATE,
    ])
  })

  test('ends where no date can follow', () => {
    expect([addDays(LAST_DATE, 1), addDays('9999-12-30', 1), addDays(FIRST_DATE, -1)]).toEqual([
      LAST_DATE,
      LAST_DATE,
      FIRST_DATE,
    ])
  })
})
