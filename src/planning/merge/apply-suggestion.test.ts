import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planEdits, plannedActivity, plannedTrip, plannedTrips } from '../../../tests/support/planned-trips.ts'
import { MONDAY } from '../../../tests/support/made-up-plans.ts'
import { applyEdit } from '../plan/trip-edit.ts'
import { findActivity, namedActivities, withStopIds } from '../plan/trip-with-plan.ts'
import { applySuggestion, type SuggestedChange } from './apply-suggestion.ts'
import { listTripChanges } from './trip-changes.ts'

const trip = plannedTrip([
  plannedActivity('Castle', { id: 'castle', date: MONDAY, position: 1, time: '10:00' }),
  plannedActivity('Lunch', { id: 'lunch', date: MONDAY, position: 2 }),
])

const suggested = fc.constantFrom<SuggestedChange>(
  { kind: 'change', stopId: 'castle', name: 'Castle', place: null, fields: { time: '12:00' }, was: { time: '10:00' } },
  { kind: 'remove', stopId: 'castle', name: 'Castle', place: null, fields: {}, was: { time: '10:00', notes: '' } },
  { kind: 'add', stopId: 'new', name: 'Fort', place: null, fields: { time: '09:00' }, was: {} },
)

test('a suggestion changes its stop alone, whatever was edited since', () => {
  fc.assert(
    fc.property(suggested, fc.array(planEdits, { maxLength: 4 }), fc.boolean(), (change, edits, isSure) => {
      const now = withStopIds(edits.reduce(applyEdit, trip))
      const applied = applySuggestion(now, change, { isSure })
      expect(isSure && applied.kind === 'changed-since').toBe(false)
      if (applied.kind !== 'applied') return
      const others = (of: typeof now) => namedActivities(of).filter(({ id }) => id !== change.stopId)
      expect(others(applied.trip)).toEqual(others(now))
      const stop = findActivity(applied.trip, change.stopId)
      expect(stop?.time).toBe(change.kind === 'remove' ? undefined : change.fields.time)
    }),
  )
})

test('the history of a trip tells of each edit, and of nothing where nothing differs', () => {
  fc.assert(
    fc.property(plannedTrips, (planned) => {
      expect(listTripChanges(planned, withStopIds(planned))).toEqual([])
    }),
  )
  const moved = applyEdit(trip, { kind: 'move-stop', stopId: 'lunch', date: MONDAY, index: 0 })
  expect(listTripChanges(trip, moved)).toEqual([{ kind: 'day', subject: MONDAY, title: '', field: 'order' }])
  const removed = applyEdit(moved, { kind: 'remove-stop', stopId: 'castle' })
  expect(listTripChanges(moved, removed)).toEqual([
    { kind: 'stop', subject: 'castle', title: 'Castle', field: 'removed' },
  ])
  const noted = applyEdit(trip, { kind: 'set-day', date: MONDAY, fields: { note: 'Early' } })
  expect(listTripChanges(trip, noted)).toEqual([{ kind: 'day', subject: MONDAY, title: '', field: 'note' }])
})
