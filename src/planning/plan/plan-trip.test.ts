import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDates,
  day,
  getDay,
  MONDAY,
  openFrom,
  spotAt,
  stops,
} from '../../../tests/support/made-up-plans.ts'
import { scaled } from '../../../tests/support/scale.ts'
import { compareSearch } from '../../../tests/support/search-quality.ts'
import { fillGap } from './fill-gap.ts'
import { orderDay } from './order-day.ts'
import { findProblems } from './plan-check.ts'
import { planTrip } from './plan-trip.ts'
import { PENALTIES, POINTS, valueOfDay } from './plan-value.ts'
import { schedule } from './schedule.ts'
import type { Stop } from './stop.ts'

const routes = createSuratRoutes()
const TUESDAY = '2026-12-08'

const getIds = (list: readonly Stop[]) => list.map(({ id }) => id)
const closedOnMonday = {
  [MONDAY]: { state: 'closed', reason: 'weekly' },
  [TUESDAY]: openFrom('10:00', '18:00'),
} as const
const twoDays = [getDay([]), getDay([], { date: TUESDAY })]

describe('a planned trip', () => {
  test('visits a place on the day on which it is open, and says so', () => {
    const castle = createStop('castle', { hours: closedOnMonday })
    const { plan, placed } = planTrip({ days: twoDays, candidates: [castle], budget: null }, routes)
    expect(plan.days.map(({ stops }) => getIds(stops))).toEqual([[], ['castle']])
    expect(placed).toEqual([{ stopId: 'castle', reasons: [{ code: 'only-day-open' }] }])
  })

  test('keeps the stops of an area together', () => {
    const near = (id: string, northKm: number) => createStop(id, { spot: spotAt(northKm), stayMinutes: 100 })
    const candidates = [
      near('a1', 0),
      near('b1', 9),
      near('a2', 0.3),
      near('b2', 9.3),
      near('a3', 0.6),
      near('b3', 9.6),
    ]
    const { plan, placed } = planTrip({ days: twoDays, candidates, budget: null }, routes)
    const areas = plan.days.map(({ stops }) =>
      getIds(stops)
        .map((id) => id.slice(0, 1))
        .join(''),
    )
    expect(areas.toSorted()).toEqual(['aaa', 'bbb'])
    expect(placed.every(({ reasons }) => reasons.some(({ code }) => code === 'near'))).toBe(true)
  })

  test('leaves what is fixed at its day and time, and plans around it', () => {
    const show = createStop('show', { fixedAt: at('11:00'), stayMinutes: 120 })
    const candidates = ['a', 'b', 'c'].map((id) => createStop(id))
    const { plan, placed } = planTrip({ days: [getDay([show])], candidates, budget: null }, routes)
    const visit = schedule(plan.days[0] ?? getDay([]), routes).visits.find(({ stop }) => stop === show)
    expect(visit?.starts).toBe(at('11:00'))
    expect(placed.find(({ stopId }) => stopId === 'show')?.reasons).toContainEqual({ code: 'kept' })
    expect(findProblems(plan, routes)).toEqual([])
  })

  test('goes outdoors before the heat or after it', () => {
    const garden = createStop('garden', { setting: 'outdoor', stayMinutes: 90 })
    const halls = ['x', 'y'].map((id) => createStop(id, { setting: 'indoor', stayMinutes: 150 }))
    const { plan, placed } = planTrip(
      { days: [getDay([], { isHot: true })], candidates: [...halls, garden], budget: null },
      routes,
    )
    expect(findProblems(plan, routes)).toEqual([])
    expect(placed.find(({ stopId }) => stopId === 'garden')?.reasons).toContainEqual({ code: 'out-of-the-heat' })
  })

  test('says of every stop that is left out why', () => {
    const aquarium = createStop('aquarium', { hours: { [MONDAY]: { state: 'closed', reason: 'repairs' } } })
    const long = createStop('long', { stayMinutes: 600 })
    const far = createStop('far', { spot: spotAt(80), stayMinutes: 30 })
    const { plan, leftOut } = planTrip(
      { days: [getDay([createStop('kept', { stayMinutes: 120 })])], candidates: [aquarium, long, far], budget: null },
      routes,
    )
    expect(getIds(plan.ideas)).toEqual(['aquarium', 'long', 'far'])
    expect(leftOut).toMatchObject([
      { stopId: 'aquarium', reason: { code: 'closed-on-all-days', reason: 'repairs' } },
      { stopId: 'long', reason: { code: 'would-cause', problem: { code: 'day-too-full' } } },
      { stopId: 'far', reason: { code: 'too-far', legMinutes: 274 } },
    ])
  })

  test('stays within the budget', () => {
    const candidates = ['a', 'b', 'c'].map((id) => createStop(id, { cost: 100 }))
    const { plan, leftOut } = planTrip({ days: [getDay([])], candidates, budget: 250 }, routes)
    expect(plan.days[0]?.stops).toHaveLength(2)
    expect(leftOut).toMatchObject([{ reason: { code: 'over-budget' } }])
  })

  test('without days leaves everything out, and without places is empty', () => {
    expect(planTrip({ days: [], candidates: [createStop('a')], budget: null }, routes).leftOut).toHaveLength(1)
    expect(planTrip({ days: twoDays, candidates: [], budget: null }, routes).placed).toEqual([])
  })
})

const tasks = fc.integer({ min: 1, max: 3 }).chain((length) =>
  fc.record({
    days: fc.tuple(...getDates(length).map((date) => fc.record({ day: day(date), stops: fc.constant([]) }))),
    candidates: fc
      .array(stops(length, { mayBeFixed: false }), { maxLength: 8 })
      .map((makers) => makers.map((make, index) => make(`place-${index}`))),
    budget: fc.constantFrom(null, null, 300),
  }),
)

/** The tasks out of 500 that a search with fewer attempts plans worst. */
const HARD_TASKS = [113, 188, 236, 332, 377, 394, 424, 441, 449]

describe('every planned trip', () => {
  test('has each place once, or says why not, and nothing in it is worse than leaving it out', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        const { plan, placed, leftOut } = planTrip(task, routes)
        const ids = [...placed, ...leftOut].map(({ stopId }) => stopId)
        expect(ids.toSorted()).toEqual(getIds(task.candidates).toSorted())
        expect(placed.every(({ reasons }) => reasons.length > 0)).toBe(true)
        const grave = findProblems(plan, routes).filter(
          ({ code }) => PENALTIES[code] > POINTS.stop + POINTS.stopAtItsBest,
        )
        expect(grave).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('is the same for the same task', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        expect(planTrip(task, createSuratRoutes())).toEqual(planTrip(task, routes))
      }),
      { numRuns: 10 },
    )
  })

  // The exhaustive search takes seconds for each hundred of these. The bench compares 500 tasks of up to 8 places.
  test.each([
    { tasks: scaled({ brief: 100, short: 500 }), places: 6, more: HARD_TASKS },
    { tasks: scaled({ brief: 6, short: 30 }), places: 8, more: [] },
  ])('is nearly the best of all plans in $tasks tasks of up to $places places, without needless warnings', (size) => {
    const seeds = new Set([...Array.from({ length: size.tasks }, (_, index) => index + 1), ...size.more])
    const compared = [...seeds].map((seed) => compareSearch(seed, size.places))
    const ratios = compared.map(({ ratio }) => ratio)
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThan(0.97)
    expect(Math.min(...ratios)).toBeGreaterThan(0.85)
    expect(compared.filter(({ hasNeedlessProblem }) => hasNeedlessProblem)).toEqual([])
  })
})

describe('the order of a day', () => {
  test('follows the way instead of the list', () => {
    const line = [0, 6, 3, 9].map((kilometres) =>
      createStop(String(kilometres), { spot: spotAt(kilometres), stayMinutes: 45 }),
    )
    expect([
      ['0', '3', '6', '9'],
      ['9', '6', '3', '0'],
    ]).toContainEqual(getIds(orderDay(getDay(line), routes).stops))
  })

  test('keeps all stops and is never worse than before', () => {
    const plans = fc.record({
      day: day(MONDAY),
      stops: fc.array(stops(1), { maxLength: 6 }).map((makers) => makers.map((make, index) => make(String(index)))),
    })
    fc.assert(
      fc.property(plans, (plan) => {
        const ordered = orderDay(plan, routes)
        expect(getIds(ordered.stops).toSorted()).toEqual(getIds(plan.stops).toSorted())
        expect(valueOfDay(ordered, routes).value).toBeGreaterThanOrEqual(valueOfDay(plan, routes).value - 1e-9)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a gap', () => {
  const morning = createStop('morning')
  const show = createStop('show', { fixedAt: at('16:00') })

  test('is filled with what fits into it, and nothing after it moves', () => {
    const candidates = [
      createStop('near'),
      createStop('too-long', { stayMinutes: 360 }),
      createStop('closed', { hours: { [MONDAY]: { state: 'closed', reason: 'weekly' } } }),
    ]
    const filled = fillGap({ plan: getDay([morning, show]), index: 1, candidates }, routes)
    expect(getIds(filled.stops)).toEqual(['morning', 'near', 'show'])
    expect(schedule(filled, routes).visits.at(-1)?.starts).toBe(at('16:00'))
  })

  test('at the end of a day is filled up to its end', () => {
    const filled = fillGap(
      { plan: getDay([show]), index: 1, candidates: ['a', 'b', 'c', 'd'].map((id) => createStop(id)) },
      routes,
    )
    expect(filled.stops.length).toBeGreaterThan(2)
    expect(findProblems({ days: [filled], ideas: [], budget: null }, routes)).toEqual([])
  })

  test('stays empty if nothing fits', () => {
    const plan = getDay([morning, show])
    expect(fillGap({ plan, index: 1, candidates: [createStop('long', { stayMinutes: 500 })] }, routes)).toBe(plan)
  })
})
