import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { spansOfGuide, spansOfLibrary, YEAR_2027, YEAR_2028 } from '../../../tests/support/osm-hours.ts'

// The library reckons in the zone of the process.
beforeAll(() => {
  vi.stubEnv('TZ', 'UTC')
})

function getHours(value: string): OpenHours {
  return { rules: parseOpeningHours(value), confidence: 'official' }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const pad = (number: number) => String(number).padStart(2, '0')
const clock = (quarters: number) => `${pad(Math.floor(quarters / 4))}:${pad((quarters % 4) * 15)}`

const month = fc.constantFrom(...MONTHS)
const monthRange = fc.tuple(month, month).map(([from, to]) => (from === to ? from : `${from}-${to}`))
const monthDay = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([name, day]) => `${name} ${pad(day)}`)
/** The library reads a range over New Year that ends in the month of its beginning as no day at all. */
const dayRange = fc
  .tuple(monthDay, monthDay)
  .filter(([from, to]) => from.slice(0, 3) !== to.slice(0, 3) || from < to)
  .map(([from, to]) => `${from}-${to}`)
const ofYear = fc.tuple(fc.constantFrom('2027', '2028'), monthDay).map(([year, day]) => `${year} ${day}`)
const dates = fc.oneof(monthRange, monthDay, dayRange, ofYear)

const weekdayRange = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .map(([from, length]) => `${WEEKDAYS[from]}-${WEEKDAYS[(from + length) % 7]}`)
const weekdays = fc.oneof(
  weekdayRange,
  fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 3 }).map((days) => days.join(',')),
)

const dayTimes = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 4 })
  .filter(({ length }) => length !== 3)
  .map((quarters) => quarters.toSorted((a, b) => a - b).map(clock))
  .map(([a, b, c, d]) => (c === undefined ? `${a}-${b}` : `${a}-${b},${c}-${d}`))
const lateTimes = fc
  .tuple(fc.integer({ min: 64, max: 95 }), fc.integer({ min: 1, max: 24 }))
  .map(([from, to]) => `${clock(from)}-${clock(to)}`)
const days = fc.oneof(
  weekdays,
  dates,
  fc.tuple(dates, weekdays).map((both) => both.join(' ')),
)
const getOpening = (times: fc.Arbitrary<string>) => fc.tuple(days, times).map((parts) => parts.join(' '))
const closing = fc.oneof(days, getOpening(dayTimes)).map((text) => `${text} off`)
const joined = (first: fc.Arbitrary<string>, separator: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc
    .tuple(first, fc.array(fc.tuple(separator, other), { maxLength: 3 }))
    .map(([text, others]) => text + others.map(([sign, more]) => sign + more).join(''))

/** Values whose days end at midnight, with rules that replace, add and close. */
const valueOfDays = joined(
  fc.oneof(dayTimes, getOpening(dayTimes)),
  fc.constantFrom('; ', ', '),
  fc.oneof(getOpening(dayTimes), closing),
)

/** Values whose nights go on after midnight. */
const anyTimes = fc.oneof(dayTimes, lateTimes)
const valueOfNights = joined(fc.oneof(lateTimes, getOpening(lateTimes)), fc.constant(', '), getOpening(anyTimes))

describe('a generated value of opening_hours', () => {
  test('opens and closes at the minutes that the library names, all year', () => {
    fc.assert(
      fc.property(fc.oneof(valueOfDays, valueOfNights), (text) => {
        expect(spansOfGuide(getHours(text), YEAR_2027).open).toEqual(spansOfLibrary(text, YEAR_2027).open)
      }),
      { numRuns: 100 },
    )
  })

  test('does so in a leap year', () => {
    fc.assert(
      fc.property(fc.oneof(valueOfDays, valueOfNights), (text) => {
        expect(spansOfGuide(getHours(text), YEAR_2028).open).toEqual(spansOfLibrary(text, YEAR_2028).open)
      }),
      { numRuns: 40 },
    )
  })
})
