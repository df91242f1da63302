import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStop, createSuratRoutes, getDay, trips } from '../../../tests/support/made-up-plans.ts'
import { loadOfDay } from './day-load.ts'
import { schedule } from './schedule.ts'

const routes = createSuratRoutes()
const loadFor = (plan: Parameters<typeof schedule>[0]) => loadOfDay(plan, schedule(plan, routes))

test('an empty day has the hours of its pace free', () => {
  expect(loadFor(getDay([], { pace: 'easy' }))).toEqual({ visits: 0, legs: 0, free: 360, over: 0 })
})

test('a day says how much is too much for its pace', () => {
  const stops = [createStop('one', { stayMinutes: 300 }), createStop('two', { stayMinutes: 120 })]
  const { visits, free, over } = loadFor(getDay(stops, { pace: 'easy' }))
  expect({ visits, free }).toEqual({ visits: 420, free: 0 })
  expect(over).toBeGreaterThanOrEqual(60)
})

test('a day that ends late and has a free morning is not too full', () => {
  const evening = createStop('one', { stayMinutes: 90, fixedAt: 20 * 60 })
  const { free, over } = loadFor(getDay([evening], { pace: 'easy', end: 20 * 60 }))
  expect({ isFree: free > 0, over }).toEqual({ isFree: true, over: 0 })
})

test('no day is free and too full at once, and none has less than no time', () => {
  fc.assert(
    fc.property(trips, ({ days }) => {
      for (const plan of days) {
        const { visits, legs, free, over } = loadFor(plan)
        expect(Math.min(visits, legs, free, over)).toBeGreaterThanOrEqual(0)
        expect(Math.min(free, over)).toBe(0)
      }
    }),
  )
})
