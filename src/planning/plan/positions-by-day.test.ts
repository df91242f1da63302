import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDates,
  getDay,
  MONDAY,
  openFrom,
  spotAt,
  stops,
  tripFor,
  trips,
} from '../../../tests/support/made-up-plans.ts'
import { bestOpenDay, positionsByDay } from './positions-by-day.ts'
import { valueOfDay } from './plan-value.ts'

const ways = createSuratRoutes()
const TUESDAY = '2026-12-08'
const longBefore = { date: '2026-12-01', minute: 0 }
const closed = { state: 'closed', reason: 'weekly' } as const
const fort = createStop('fort', { spot: spotAt(0) })
const temple = createStop('temple', { spot: spotAt(6) })

const getPosition = (plan: Parameters<typeof positionsByDay>[0], stop = createStop('new'), now = longBefore) =>
  bestOpenDay(positionsByDay(plan, stop, { ways, now }))

test('a stop goes between those that it lies between', () => {
  const plan = tripFor([getDay([fort, temple])])
  expect(getPosition(plan, createStop('new', { spot: spotAt(3) }))).toMatchObject({ date: MONDAY, index: 1 })
})

test('a stop goes before those that are late at night, not after them', () => {
  const late = createStop('late', { fixedAt: at('22:00'), stayMinutes: 120 })
  const plan = tripFor([getDay([late, createStop('later')], { end: at('20:00') })])
  expect(getPosition(plan)).toMatchObject({ index: 0, startsAt: at('09:00') })
})

test('a stop goes to the day on which it is open', () => {
  const plan = tripFor([getDay([]), getDay([fort, temple], { date: TUESDAY })])
  const stop = createStop('new', { hours: { [MONDAY]: closed, [TUESDAY]: openFrom('14:00', '18:00') } })
  const position = getPosition(plan, stop)
  expect(position?.date).toBe(TUESDAY)
  expect(position?.startsAt).toBeGreaterThanOrEqual(at('14:00'))
})

test('of two equal days the earlier one is taken', () => {
  expect(getPosition(tripFor([getDay([]), getDay([], { date: TUESDAY })]))).toMatchObject({
    date: MONDAY,
    index: 0,
    startsAt: at('09:00'),
  })
})

test('a stop that is closed on all days has no position, and the closed days are told', () => {
  const plan = tripFor([getDay([])])
  const stop = createStop('new', { hours: { [MONDAY]: closed } })
  expect(getPosition(plan, stop)).toBe(null)
  expect(positionsByDay(plan, stop, { ways, now: longBefore })).toMatchObject([{ date: MONDAY, isClosed: true }])
})

test('days that are over are not used, nor is the part of today that is over', () => {
  const plan = tripFor([getDay([]), getDay([fort, temple], { date: TUESDAY })])
  const now = { date: TUESDAY, minute: at('09:30') }
  const positions = positionsByDay(plan, createStop('new'), { ways, now })
  expect(positions).toMatchObject([{ date: TUESDAY }])
  expect(positions[0]?.index).toBeGreaterThanOrEqual(1)
  expect(positions[0]?.startsAt).toBeGreaterThanOrEqual(now.minute)
  expect(getPosition(plan, createStop('new'), { date: TUESDAY, minute: at('20:00') })).toBe(null)
})

test('no other position of any day gains more', () => {
  fc.assert(
    fc.property(trips, stops(3, { mayBeFixed: false }), (plan, make) => {
      const stop = make('new')
      const best = getPosition(plan, stop)
      const gains = plan.days
        .filter(({ day }) => stop.hours === 'always' || stop.hours[day.date]?.state !== 'closed')
        .flatMap((dayPlan) =>
          Array.from({ length: dayPlan.stops.length + 1 }, (_, index) => {
            const added = { ...dayPlan, stops: dayPlan.stops.toSpliced(index, 0, stop) }
            return valueOfDay(added, ways).value - valueOfDay(dayPlan, ways).value
          }),
        )
      expect(best?.gain ?? -Infinity).toBe(Math.max(...gains, -Infinity))
      expect(getDates(3)).toContain(best?.date ?? MONDAY)
    }),
  )
})
