import { expect, test } from 'vitest'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { placeStops } from './place-stop.ts'
import { findActivity } from './trip-with-plan.ts'

test('a stop behind two that have one position moves neither of them', () => {
  // Two people have added them at the same moment.
  const trip = plannedTrip(
    ['one', 'other', 'new'].map((id) => plannedActivity(id, { id, position: id === 'new' ? 7 : 1 })),
  )
  const placed = placeStops(trip, ['new'], { date: null, index: Infinity })
  expect(['one', 'other', 'new'].map((id) => findActivity(placed, id)?.position)).toEqual([1, 1, 2])
})

test('a stop between two that have one position gives all of them new ones', () => {
  const trip = plannedTrip(
    ['one', 'other', 'new'].map((id) => plannedActivity(id, { id, position: id === 'new' ? 7 : 1 })),
  )
  const placed = placeStops(trip, ['new'], { date: null, index: 1 })
  expect(['one', 'new', 'other'].map((id) => findActivity(placed, id)?.position)).toEqual([1, 2, 3])
})
