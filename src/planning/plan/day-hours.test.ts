import { expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip, planningGuide } from '../../../tests/support/planned-trips.ts'
import { createCityRoutes } from './city-routes.ts'
import { clockInDay, minuteInDay } from './day-hours.ts'
import { applyPlanChange } from './plan-edit.ts'
import { schedule } from './schedule.ts'
import { getTripPlan } from './trip-plan.ts'

const guide = planningGuide()
const night = { dayStart: '18:00', dayEnd: '03:00' }
const dinner = plannedActivity('Dinner', { id: 'dinner', date: MONDAY, time: '22:00', durationMinutes: 90 })
const cocoa = plannedActivity('Cold cocoa', { id: 'cocoa', date: MONDAY, time: '00:30', durationMinutes: 30 })

function getVisits(trip: Parameters<typeof getTripPlan>[0]) {
  const [day] = getTripPlan(trip, guide).days
  return day ? schedule(day, createCityRoutes(guide.fares)).visits.map(({ stop, starts }) => [stop.id, starts]) : []
}

test.each([
  [
    'with positions',
    [
      { ...cocoa, position: 2 },
      { ...dinner, position: 1 },
    ],
  ],
  ['without positions', [cocoa, dinner]],
])('00:30 of a day that ends at 03:00 is after dinner, %s', (_name, stops) => {
  expect(getVisits(plannedTrip(stops, night))).toEqual([
    ['dinner', 22 * 60],
    ['cocoa', 24 * 60 + 30],
  ])
})

test('00:30 of a day that ends in the evening is its first half hour, and the same stop follows the hours of its day', () => {
  expect(getVisits(plannedTrip([cocoa, dinner]))[0]).toEqual(['cocoa', 30])
  const one = plannedTrip([cocoa])
  expect(getVisits(one)).toEqual([['cocoa', 30]])
  expect(getVisits({ ...one, ...night })).toEqual([['cocoa', 24 * 60 + 30]])
  const own = { date: addDays(MONDAY, 1), start: null, end: null, pace: null, note: '' }
  expect(getVisits({ ...one, ...night, days: [{ ...own, date: MONDAY, start: '09:00', end: '21:00' }] })).toEqual([
    ['cocoa', 30],
  ])
})

test('a stop that moves within the night keeps its time', () => {
  const trip = plannedTrip([dinner, cocoa], night)
  const moved = applyPlanChange(trip, { kind: 'move', stopId: 'cocoa', date: MONDAY, index: 1, fixedAt: 25 * 60 })
  expect(moved.destinations[0]?.activities[1]?.time).toBe('01:00')
  expect(getVisits(moved)[1]).toEqual(['cocoa', 25 * 60])
})

test('each minute of a day is written as the time that is read as it', () => {
  const day = { start: 18 * 60, end: 27 * 60 }
  for (let minute = day.start; minute <= day.end; minute += 1)
    expect(minuteInDay(clockInDay(minute, day), day)).toBe(minute)
  expect(clockInDay(28 * 60, day)).toBe('23:59')
})
