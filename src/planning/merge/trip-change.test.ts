import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { scaled } from '../../../tests/support/scale.ts'
import { applyEdit, type TripEdit } from '../plan/trip-edit.ts'
import { applyTripChange } from './apply-change.ts'
import { findTripChange } from './find-change.ts'

const base = plannedTrip(['castle', 'market', 'fort'].map((id) => plannedActivity(id, { id, date: '2026-12-07' })))

const stopId = fc.constantFrom('castle', 'market', 'fort', 'new-1', 'new-2')
const edit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({ kind: fc.constant('set-trip' as const), fields: fc.record({ title: fc.string(), budget: fc.nat() }) }),
  fc.record({ kind: fc.constant('set-stop' as const), stopId, fields: fc.record({ notes: fc.string() }) }),
  fc.record({ kind: fc.constant('remove-stop' as const), stopId }),
  fc
    .tuple(stopId, fc.nat(4))
    .map(([id, index]) => ({ kind: 'add-stop' as const, stop: { id, name: id, place: null }, date: null, index })),
)

test('a change that was found between two versions, and went over the network, makes the one of the other', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), fc.boolean(), (edits, hasPace) => {
      const before = { ...base, version: 3, ...(hasPace && { pace: 'easy' as const }) }
      const edited = edits.reduce((trip, one) => applyEdit(trip, one), base)
      const after = { ...edited, version: 5, ...(!hasPace && { pace: 'full' as const }) }
      const change = findTripChange(before, after)
      fc.pre(change !== null)
      const arrived = JSON.parse(JSON.stringify(change))
      expect({ ...applyTripChange(before, arrived), version: 5 }).toEqual(after)
    }),
    { numRuns: scaled({ short: 100, full: 1_000 }) },
  )
})

test('a change of one note names one stop', () => {
  const after = applyEdit(base, { kind: 'set-stop', stopId: 'fort', fields: { notes: 'Closed on Friday' } })
  expect(findTripChange(base, after)).toEqual({
    from: base.version,
    fields: {},
    stops: [expect.objectContaining({ id: 'fort', notes: 'Closed on Friday' })],
  })
})

test('nothing is made of another version, or of a stop that is not there', () => {
  expect(applyTripChange(base, { from: base.version + 1, fields: {}, stops: [] })).toBe(null)
  const [destination] = base.destinations
  const lists = destination ? [{ ...destination, activities: ['nobody'] }] : []
  expect(applyTripChange(base, { from: base.version, fields: {}, stops: [], destinations: lists })).toBe(null)
})

test('nothing is made of a change that says a stop twice', () => {
  const lists = base.destinations.map((each) => ({ ...each, activities: ['castle', 'market', 'castle'] }))
  expect(applyTripChange(base, { from: base.version, fields: {}, stops: [], destinations: lists })).toBe(null)
})

test('stops without ids are not told apart', () => {
  const { id: _id, ...nameless } = plannedActivity('Castle', { id: 'castle' })
  expect(findTripChange(base, plannedTrip([nameless]))).toBe(null)
})
