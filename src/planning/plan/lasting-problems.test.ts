import { expect, test } from 'vitest'
import type { OpenHours } from '#contract/place/open-hours.ts'
import type { CountedTrip } from '#contract/trip/suggested-trips.ts'
import { countedTripTo, planningGuide, planningPlace } from '../../../tests/support/planned-trips.ts'
import { lastingProblems } from './lasting-problems.ts'
import { getLastYear } from './start-weekdays.ts'

const open = (rules: OpenHours['rules']): OpenHours => ({ rules, confidence: 'official' })
const daily = { times: [['10:00', '18:00'] as [string, string]] }

const guide = planningGuide([
  planningPlace('park', { openHours: open([daily]) }),
  planningPlace('castle', { openHours: open([{ ...daily, days: '234567' }]) }),
])

const found = (trip: CountedTrip) =>
  lastingProblems(trip, guide, 2027).map(({ problem: { code }, day, stop }) => [code, day, stop])

test('a time before the opening is a problem on every start, and names its day and stop', () => {
  expect(found(countedTripTo(['park', 1, '11:00'], ['park', 2, '08:00']))).toEqual([
    ['arrives-before-opening', 2, 'park'],
  ])
})

test('a place that is closed on one weekday is no problem of the trip', () => {
  expect(found(countedTripTo(['castle', 1, '11:00']))).toEqual([])
})

test('a wrong time at a place with a weekly closed day is told as the wrong time', () => {
  expect(found(countedTripTo(['castle', 1, '08:00']))).toEqual([['arrives-before-opening', 1, 'castle']])
})

test('two stops at one time are a problem that names the other one', () => {
  const trip = countedTripTo(['park', 1, '11:00'], ['castle', 1, '11:30'])
  const [problem] = lastingProblems(trip, guide, 2027)
  expect(problem).toMatchObject({ problem: { code: 'two-at-once' }, stop: 'castle' })
  expect(problem?.problem.code === 'two-at-once' && problem.getName(problem.problem.otherId)).toBe('park')
})

test('the year of a calendar is the last one of its events, and any year without events', () => {
  expect(getLastYear(['2026-11-08', '2028-01-14', '2027-03-01'])).toBe(2028)
  expect(getLastYear([])).toBe(2001)
})
