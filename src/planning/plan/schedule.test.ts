import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDay,
  MONDAY,
  openFrom,
  spotAt,
  trips,
} from '../../../tests/support/made-up-plans.ts'
import { clockTime } from '../hours/minutes.ts'
import type { DayPlan } from './day-plan.ts'
import { summariseDay } from './day-summary.ts'
import { findProblems } from './plan-check.ts'
import { schedule } from './schedule.ts'
import { hoursOn } from './stop.ts'

const routes = createSuratRoutes()

/** Stops with the times of their visits. */
const getTimes = (plan: DayPlan) =>
  schedule(plan, routes).visits.map(
    ({ stop, starts, leaves }) => `${stop.id} ${clockTime(starts)}-${clockTime(leaves)}`,
  )

const getBreaks = (plan: DayPlan) =>
  schedule(plan, routes).breaks.map(({ meal, from, to }) => `${meal} ${clockTime(from)}-${clockTime(to)}`)

describe('a schedule', () => {
  test('begins with the day and follows the list, with the way and some slack between', () => {
    const near = createStop('near', { spot: spotAt(0, 0.8) })
    expect(getTimes(getDay([createStop('first'), near]))).toEqual(['first 09:00-10:00', 'near 10:25-11:25'])
  })

  test('gives more slack at an easy pace and less at a full one', () => {
    const stops = [createStop('first'), createStop('near', { spot: spotAt(0, 0.8) })]
    expect(getTimes(getDay(stops, { pace: 'easy' }))[1]).toBe('near 10:30-11:30')
    expect(getTimes(getDay(stops, { pace: 'full' }))[1]).toBe('near 10:20-11:20')
  })

  test('waits for the opening', () => {
    const museum = createStop('museum', { hours: { [MONDAY]: openFrom('10:30', '18:00') } })
    expect(getTimes(getDay([museum]))).toEqual(['museum 10:30-11:30'])
  })

  test('waits for the afternoon where a stay does not fit before the midday closing', () => {
    const temple = createStop('temple', {
      stayMinutes: 90,
      hours: {
        [MONDAY]: {
          state: 'open',
          intervals: [
            [at('06:00'), at('10:00')],
            [at('16:00'), at('20:00')],
          ],
          lastEntryMinutes: 0,
        },
      },
    })
    expect(getTimes(getDay([temple]))).toEqual(['temple 16:00-17:30'])
  })

  test('keeps a fixed time and waits for it', () => {
    const show = createStop('show', { fixedAt: at('15:00') })
    expect(getTimes(getDay([createStop('first'), show]))).toEqual(['first 09:00-10:00', 'show 15:00-16:00'])
  })

  test('begins before the day for a fixed time before it', () => {
    expect(getTimes(getDay([createStop('sunrise', { fixedAt: at('06:30') })]))).toEqual(['sunrise 06:30-07:30'])
  })

  test('is late at a fixed time that is too early, and never in two places', () => {
    const stops = [createStop('first', { stayMinutes: 120 }), createStop('show', { fixedAt: at('10:00') })]
    expect(getTimes(getDay(stops))).toEqual(['first 09:00-11:00', 'show 11:00-12:00'])
  })

  test('leaves time for lunch and dinner on a full day', () => {
    const stops = ['a', 'b', 'c', 'd', 'e'].map((id) => createStop(id, { stayMinutes: 145 }))
    const plan = getDay(stops, { end: at('24:00') })
    expect(getBreaks(plan)).toEqual(['lunch 14:00-14:40', 'dinner 19:50-20:35'])
  })

  test('plans no breaks for more than 100 stops, and each way is asked for once', () => {
    const asked: string[] = []
    const counted = {
      ...routes,
      getLeg: (...[from, to]: Parameters<typeof routes.getLeg>) => {
        asked.push(JSON.stringify(to.spot))
        return routes.getLeg(from, to)
      },
    }
    const stops = Array.from({ length: 101 }, (_, index) => createStop(`${index}`, { stayMinutes: 10 }))
    const { visits, breaks } = schedule(getDay(stops), counted)
    expect([visits.length, breaks, asked.length]).toEqual([101, [], 100])
    expect(schedule(getDay(stops.slice(1)), routes).breaks).not.toEqual([])
  })

  test('takes a stop with food for the meal', () => {
    const stops = ['a', 'b', 'c', 'd'].map((id) => createStop(id, { stayMinutes: 115, isMeal: id === 'b' }))
    expect(getBreaks(getDay(stops))).toEqual([])
  })

  test('takes no break that would make a fixed time late', () => {
    const stops = [
      createStop('long', { stayMinutes: 300 }),
      createStop('show', { fixedAt: at('14:05'), stayMinutes: 120 }),
    ]
    expect(getBreaks(getDay(stops))).toEqual([])
    expect(getTimes(getDay(stops))[1]).toBe('show 14:05-16:05')
  })

  test('goes on after midnight where the place does', () => {
    const lanes = createStop('lanes', { fixedAt: at('23:30'), hours: { [MONDAY]: openFrom('18:00', '26:00') } })
    expect(findProblems({ days: [getDay([lanes])], ideas: [], budget: null }, routes)).toEqual([])
  })
})

describe('the foot of a day', () => {
  test('adds up ways, fees and fares, and counts what nobody knows', () => {
    const plan = getDay([
      createStop('castle', { cost: 100 }),
      createStop('garden', { spot: spotAt(5), cost: 0 }),
      createStop('cafe', { spot: spotAt(5, 0.5) }),
    ])
    expect(summariseDay(plan, schedule(plan, routes), routes)).toMatchObject({
      stops: 3,
      metres: { likely: 7_625 },
      legMinutes: { likely: 31 },
      cost: { min: 205, likely: 205, max: 225 },
      unknownCosts: 1,
      unknownFares: 0,
    })
  })

  test('of an empty day is nothing', () => {
    const plan = getDay([])
    expect(summariseDay(plan, schedule(plan, routes), routes)).toMatchObject({
      stops: 0,
      endsAt: null,
      cost: { max: 0 },
    })
  })
})

describe('every schedule', () => {
  test('has visits and breaks one after the other, with the way between', () => {
    fc.assert(
      fc.property(trips, ({ days }) => {
        for (const plan of days) {
          const { visits, breaks } = schedule(plan, routes)
          expect(visits.map(({ stop }) => stop)).toEqual(plan.stops)
          for (const [index, { leg, arrives, starts, leaves, stop }] of visits.entries()) {
            const pause = breaks.find(({ before }) => before === index)
            const free = visits[index - 1]?.leaves ?? arrives
            expect(leaves - starts).toBe(stop.stayMinutes)
            expect(starts).toBeGreaterThanOrEqual(arrives)
            expect(pause?.from ?? free).toBeGreaterThanOrEqual(free)
            expect(arrives).toBe((pause?.to ?? free) + (leg?.minutes.likely ?? 0))
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('without a problem holds nothing that is closed', () => {
    let clean = 0
    fc.assert(
      fc.property(trips, (trip) => {
        for (const plan of trip.days) {
          if (findProblems({ ...trip, days: [plan] }, routes).length > 0) continue
          for (const { stop, starts, leaves } of schedule(plan, routes).visits) {
            const hours = hoursOn(stop, plan.day.date)
            if (!hours) continue
            clean += 1
            expect(hours.state).toBe('open')
            const intervals = hours.state === 'open' ? hours.intervals : []
            expect(intervals.some(([from, to]) => from <= starts && leaves <= to)).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(clean).toBeGreaterThan(50)
  })
})
