import { expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDay,
  MONDAY,
  openFrom,
  tripFor,
} from '../../../tests/support/made-up-plans.ts'
import { fixHours } from './fix-hours.ts'

const routes = createSuratRoutes()
const now = { date: '2026-12-01', minute: 0 }
const closed = createStop('closed', { hours: { [MONDAY]: { state: 'closed', reason: 'weekly' } } })
const late = createStop('late', { fixedAt: at('17:30'), hours: { [MONDAY]: openFrom('10:00', '18:00') } })

test('a closed stop leaves the day, and one that closes too early is moved or made shorter', () => {
  const { proposals, plan } = fixHours(tripFor([getDay([createStop('castle'), closed, late])]), MONDAY, { routes, now })
  expect(proposals).toHaveLength(2)
  expect(plan.ideas.map(({ id }) => id)).toEqual(['closed'])
  expect(plan.days[0]?.stops.map(({ id }) => id).toSorted()).toEqual(['castle', 'late'])
})

test('a day whose stops are open stays as it is', () => {
  const trip = tripFor([getDay([createStop('castle')])])
  expect(fixHours(trip, MONDAY, { routes, now })).toEqual({ proposals: [], plan: trip })
})
