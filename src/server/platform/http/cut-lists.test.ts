import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { TripInput } from '#contract/trip/trips.ts'
import { TRIP_LIMITS, PLAN_LIMITS } from '#contract/trip/trip-limits.ts'
import { cutLists } from './cut-lists.ts'

const trip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }
const many = (item: unknown) => Array.from({ length: 100_000 }, () => item)

test('a list is cut to one item more than its schema allows, also in lists', () => {
  const Cut = z.object({
    days: z.array(z.unknown()),
    destinations: z.array(z.looseObject({ activities: z.unknown() })),
  })
  const cut = Cut.parse(cutLists(TripInput, { ...trip, days: many([]), destinations: many({ activities: many([]) }) }))
  expect(cut.days).toHaveLength(PLAN_LIMITS.days + 1)
  expect(cut.destinations).toHaveLength(TRIP_LIMITS.destinations + 1)
  expect(cut.destinations[0]?.activities).toHaveLength(TRIP_LIMITS.activities + 1)
})

test.each([[trip], [{ ...trip, days: null }], [null], ['text'], [[1]], [{ destinations: { length: 7 } }]])(
  'the value %j stays as it is',
  (value) => {
    expect(cutLists(TripInput, value)).toEqual(value)
  },
)

test('a key that is called __proto__ stays a key of its own', () => {
  const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"days":[]}')
  expect(Reflect.get(Object(cutLists(TripInput, value)), 'isAdmin')).toBeUndefined()
})
