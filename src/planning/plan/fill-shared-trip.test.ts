import { expect, test } from 'vitest'
import { plannedActivity, plannedTrip } from '../../../tests/support/planned-trips.ts'
import { fillSharedTrip } from './fill-shared-trip.ts'

test('a plan that is computed for guests has nothing of the trip that its link does not share', () => {
  const own = {
    ...plannedTrip([plannedActivity('Castle', { id: 'castle', notes: 'Tickets in my mail', cost: 70 })]),
    party: { adults: 2, children: 1, foreigners: 0, cameras: 0 },
    spending: [{ id: 'a', amount: 7, kind: 'food' as const, date: null, note: 'Tea' }],
    days: [{ date: '2026-12-07', start: null, end: null, pace: null, note: 'Call Asha' }],
    membership: { role: 'editor' as const, owner: 'Asha' },
    userEmail: 'asha@example.org',
  }
  const shared = { title: 'Weekend', startDate: '2026-12-07', endDate: '2026-12-08', destinations: [] }
  const filled = fillSharedTrip(shared, own)
  expect(filled).toEqual({
    ...shared,
    _id: own._id,
    version: own.version,
    description: '',
    budget: 0,
    userEmail: '',
    isPublic: false,
  })
})
