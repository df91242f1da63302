import { expect, test } from 'vitest'
import { addDays } from '#contract/text/dates.ts'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { activitiesByDay, findFallenStops, tripDates } from './stop-order.ts'
import { applyEdit } from './trip-edit.ts'
import type { TripSettings } from './trip-settings.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

/** A week with a stop on its first, second and last day. */
const week = plannedTrip(
  ['2026-12-28', '2026-12-29', '2027-01-03'].map((date, index) =>
    plannedActivity(`Stop ${index + 1}`, { id: `stop-${index}`, date, time: '10:00' }),
  ),
  { startDate: '2026-12-28', endDate: '2027-01-03' },
)

const set = (fields: Partial<TripSettings>, trip: TripWithPlan = week) => {
  const after = applyEdit(trip, { kind: 'set-trip', fields })
  const onDays = tripDates(after).flatMap((date) => (activitiesByDay(after).get(date) ?? []).map(() => date))
  const fallen = findFallenStops(trip, after).map(({ name }) => name)
  return { start: after.startDate, end: after.endDate, onDays, fallen }
}

test.each([-30, -2, -1, 1, 2, 6, 7, 400])('a first day %i days later moves the whole trip', (days) => {
  const later = (date: string) => addDays(date, days)
  const moved = {
    start: later('2026-12-28'),
    end: later('2027-01-03'),
    onDays: ['2026-12-28', '2026-12-29', '2027-01-03'].map(later),
    fallen: [],
  }
  expect(set({ startDate: later('2026-12-28') })).toEqual(moved)
  expect(set({ startDate: later('2026-12-28'), endDate: later('2027-01-03') })).toEqual(moved)
})

test('longer leaves every stop on its date, and shorter names what falls out', () => {
  expect(set({ endDate: '2027-01-05' })).toMatchObject({ start: '2026-12-28', end: '2027-01-05', fallen: [] })
  expect(set({ startDate: '2026-12-27', endDate: '2027-01-03' })).toMatchObject({ start: '2026-12-27', fallen: [] })
  expect(set({ endDate: '2026-12-30' })).toMatchObject({ onDays: ['2026-12-28', '2026-12-29'], fallen: ['Stop 3'] })
  expect(set({ startDate: '2026-12-29', endDate: '2027-01-03' }).fallen).toEqual(['Stop 1'])
})
