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

const routes = createSuratRoutes()
const TUESDAY = '2026-12-08'
const longBefore = { date: '2026-12-01', minute: 0 }
const closed = { state: 'closed', reason: 'weekly' } as const
const fort = createStop('fort', { spot: spotAt(0) })
const temple = createStop('temple', { spot: spotAt(6) })

const getPosition = (plan: Parameters<typeof positionsByDay>[0], stop = createStop('new'), now = longBefore) =>
  bestOpenDay(positionsByDay(plan, stop, { routes, now }))

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

test('a free Sunday is taken before a full Saturday, even beside a place that is near', () => {
  const [saturday, sunday] = ['2026-12-12', '2026-12-13']
  const stops = ['a', 'b', 'c', 'd'].map((id) => createStop(id, { spot: spotAt(3), stayMinutes: 90 }))
  const plan = tripFor([getDay(stops, { date: saturday }), getDay([temple], { date: sunday })])
  expect(getPosition(plan, createStop('new', { spot: spotAt(3) }))?.date).toBe(sunday)
})

test('a day with much free time on which the stop does not fit is left out', () => {
  const plan = tripFor([getDay([fort, temple]), getDay([], { date: TUESDAY })])
  const stop = createStop('new', {
    hours: { [MONDAY]: openFrom('09:00', '18:00'), [TUESDAY]: openFrom('05:00', '05:30') },
  })
  expect(getPosition(plan, stop)?.date).toBe(MONDAY)
})

test('a stop that is closed on all days has no position, and the closed days are told', () => {
  const plan = tripFor([getDay([])])
  const stop = createStop('new', { hours: { [MONDAY]: closed } })
  expect(getPosition(plan, stop)).toBe(null)
  expect(positionsByDay(plan, stop, { routes, now: longBefore })).toMatchObject([{ date: MONDAY, isClosed: true }])
})

test('days that are over are not used, nor is the part of today that is over', () => {
  const plan = tripFor([getDay([]), getDay([fort, temple], { date: TUESDAY })])
  const now = { date: TUESDAY, minute: at('09:30') }
  const positions = positionsByDay(plan, createStop('new'), { routes, now })
  expect(positions).toMatchObject([{ date: TUESDAY }])
  expect(positions[0]?.index).toBeGreaterThanOrEqual(1)
  expect(positions[0]?.startsAt).toBeGreaterThanOrEqual(now.minute)
  expect(getPosition(plan, createStop('new'), { date: TUESDAY, minute: at('20:00') })).toBe(null)
})

test('no other position of its day gains more, and no other day where it fits is freer', () => {
  fc.assert(
    fc.property(trips, stops(3, { mayBeFixed: false }), (plan, make) => {
      const stop = make('new')
      const open = positionsByDay(plan, stop, { routes, now: longBefore }).filter(({ isClosed }) => !isClosed)
      const best = bestOpenDay(open)
      for (const { date, gain } of open) {
        const dayPlan = plan.days.find(({ day }) => day.date === date) ?? getDay([])
        const gains = Array.from({ length: dayPlan.stops.length + 1 }, (_, index) => {
          const added = { ...dayPlan, stops: dayPlan.stops.toSpliced(index, 0, stop) }
          return valueOfDay(added, routes).value - valueOfDay(dayPlan, routes).value
        })
        expect(gain).toBe(Math.max(...gains))
      }
      const fitting = open.filter(({ gain }) => gain > 0)
      const isFreer = ({ free }: { free: number }) => free > (best?.free ?? 0)
      const gainsMore = ({ gain }: { gain: number }) => gain > (best?.gain ?? 0)
      expect(fitting.length > 0 ? fitting.filter(isFreer) : open.filter(gainsMore)).toEqual([])
      expect(getDates(3)).toContain(best?.date ?? MONDAY)
    }),
  )
})
