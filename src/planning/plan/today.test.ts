import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratWays,
  dayOf,
  MONDAY,
  openFrom,
  spotAt,
  tripOf,
  trips,
} from '../../../tests/support/made-up-plans.ts'
import type { DayPlan } from './day-plan.ts'
import { applyChange } from './plan-change.ts'
import { schedule } from './schedule.ts'
import { delayDay, mayBeLate, progressAt } from './today.ts'

const ways = createSuratWays()

/** 09:00 to 10:00 at the castle, then an hour beside it, then one at noon. */
const morning = dayOf([
  createStop('castle'),
  createStop('bakery', { spot: spotAt(0.1), fixedAt: at('10:30') }),
  createStop('garden', { spot: spotAt(0.2), fixedAt: at('12:00') }),
])

const idsAt = (time: string, done: readonly string[] = []) => {
  const { now, next } = progressAt(schedule(morning, ways).visits, {
    isDone: (id) => done.includes(id),
    minute: at(time),
  })
  return [now?.stop.id, next?.stop.id]
}

test.each([
  ['06:00', [], false],
  ['08:00', [], true],
  ['09:30', [], true],
  ['10:40', ['castle', 'bakery'], false],
  ['11:00', ['castle', 'bakery'], true],
  ['12:30', [], false],
] as const)('at %s with %j done, one may be late: %s', (time, done: readonly string[], mayBe) => {
  const isDone = (id: string) => done.includes(id)
  const minute = at(time)
  expect(mayBeLate(progressAt(schedule(morning, ways).visits, { isDone, minute }), minute)).toBe(mayBe)
})

describe('now and next', () => {
  test('before the first stop nothing is now', () => {
    expect(idsAt('08:00')).toEqual([undefined, 'castle'])
  })

  test('a stop that has begun is now', () => {
    expect(idsAt('09:30')).toEqual(['castle', 'bakery'])
    expect(idsAt('11:00')).toEqual(['bakery', 'garden'])
  })

  test('a stop that is done is neither', () => {
    expect(idsAt('09:30', ['castle'])).toEqual([undefined, 'bakery'])
    expect(idsAt('09:30', ['castle', 'bakery'])).toEqual([undefined, 'garden'])
  })

  test('a stop whose time is over stays now until the next begins', () => {
    expect(idsAt('10:20')).toEqual(['castle', 'bakery'])
    expect(idsAt('18:00')).toEqual(['garden', undefined])
  })
})

function delayed(day: DayPlan, stopId: string, minutes: number) {
  const next = schedule(day, ways).visits.find(({ stop }) => stop.id === stopId) ?? null
  return delayDay(tripOf([day]), MONDAY, { next, minutes, ways })
}

describe('running late', () => {
  test('the next stop begins later', () => {
    expect(delayed(morning, 'castle', 20)).toEqual({ stopId: 'castle', fixedAt: at('09:20'), asideIds: [] })
  })

  test('a stop whose fixed time can no longer be kept falls out', () => {
    expect(delayed(morning, 'castle', 40)).toEqual({ stopId: 'castle', fixedAt: at('09:40'), asideIds: ['bakery'] })
  })

  test('a stop that would be closed falls out', () => {
    const day = dayOf([createStop('castle'), createStop('market', { hours: { [MONDAY]: openFrom('08:00', '11:30') } })])
    expect(delayed(day, 'castle', 30)?.asideIds).toEqual(['market'])
  })

  test('what did not work before is not blamed on the delay', () => {
    const day = dayOf([
      createStop('castle'),
      createStop('closed', { hours: { [MONDAY]: { state: 'closed', reason: 'weekly' } } }),
    ])
    expect(delayed(day, 'castle', 40)?.asideIds).toEqual([])
  })

  test('there is no delay when nothing is left', () => {
    expect(delayDay(tripOf([morning]), MONDAY, { next: null, minutes: 40, ways })).toBeNull()
  })

  test('whatever the day, what is left works as well as before, and no stop is lost', () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 5, max: 300 }), fc.nat(8), (plan, minutes, which) => {
        const [day] = plan.days
        const next = day ? schedule(day, ways).visits[which] : undefined
        if (!day || !next) return
        const { date } = day.day
        const delay = delayDay(plan, date, { next, minutes, ways })
        if (!delay) throw new Error('There is a stop to be late for')
        expect(new Set(delay.asideIds).size).toBe(delay.asideIds.length)
        const set = applyChange(
          applyChange(plan, {
            kind: 'move',
            stopId: delay.stopId,
            date,
            index: day.stops.findIndex(({ id }) => id === delay.stopId),
            fixedAt: delay.fixedAt,
          }),
          { kind: 'to-ideas', stopIds: delay.asideIds },
        )
        expect(set.ideas.length).toBe(plan.ideas.length + delay.asideIds.length)
      }),
      { numRuns: 100 },
    )
  })
})
