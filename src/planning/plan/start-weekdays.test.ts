import { expect, test } from 'vitest'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { countedTripTo, planningGuide, planningPlace } from '../../../tests/support/planned-trips.ts'
import { sampleWeeks, startWeekdays } from './start-weekdays.ts'
import { weekdayNumber } from '../hours/open-intervals.ts'

const open = (rules: OpenHours['rules']): OpenHours => ({ rules, confidence: 'official' })
const daily = { times: [['10:00', '18:00'] as [string, string]] }

const guide = planningGuide([
  planningPlace('park', { openHours: open([daily]) }),
  planningPlace('castle', { openHours: open([{ ...daily, days: '234567' }]) }),
  planningPlace('winter-market', { openHours: open([{ ...daily, days: '67', dates: ['12-01/02-29'] }]) }),
  planningPlace('somewhere'),
])

const getWeekdays = (...stops: [place: string, day: number, time: string][]) =>
  startWeekdays(countedTripTo(...stops), guide, 2027)

test('a trip starts on the days on which its places are open', () => {
  expect(getWeekdays(['park', 1, '10:00'])).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(getWeekdays(['castle', 1, '10:00'])).toEqual([2, 3, 4, 5, 6, 7])
})

test('the second day of a trip is the day after its start', () => {
  expect(getWeekdays(['park', 1, '10:00'], ['castle', 2, '10:00'])).toEqual([1, 2, 3, 4, 5, 6])
})

test('a time outside of the hours is as bad as a closed day', () => {
  expect(getWeekdays(['park', 1, '08:00'])).toEqual([])
  expect(getWeekdays(['park', 1, '17:30'])).toEqual([])
})

test('hours that nobody knows are no reason against a weekday', () => {
  expect(getWeekdays(['castle', 1, '10:00'], ['somewhere', 1, '12:00'])).toEqual([2, 3, 4, 5, 6, 7])
})

test('a place of one season has the weekdays of that season', () => {
  expect(getWeekdays(['winter-market', 1, '11:00'])).toEqual([6, 7])
})

test('a week of each season begins on a Monday', () => {
  const weeks = sampleWeeks(2027)
  expect(weeks).toHaveLength(4)
  for (const week of weeks) expect(week.map(weekdayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
