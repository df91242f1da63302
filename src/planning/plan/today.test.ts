import { describe, expect, test } from 'vitest'
import { at, createStop, createSuratRoutes, getDay, spotAt } from '../../../tests/support/made-up-plans.ts'
import { schedule } from './schedule.ts'
import { mayBeLate, progressAt } from './today.ts'

const routes = createSuratRoutes()

/** 09:00 to 10:00 at the castle, then an hour beside it, then one at noon. */
const morning = getDay([
  createStop('castle'),
  createStop('bakery', { spot: spotAt(0.1), fixedAt: at('10:30') }),
  createStop('garden', { spot: spotAt(0.2), fixedAt: at('12:00') }),
])

const idsAt = (time: string, done: readonly string[] = []) => {
  const { now, next } = progressAt(schedule(morning, routes).visits, {
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
  expect(mayBeLate(progressAt(schedule(morning, routes).visits, { isDone, minute }), minute)).toBe(mayBe)
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
