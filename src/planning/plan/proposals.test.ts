import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  at,
  createStop,
  createSuratRoutes,
  getDates,
  getDay,
  MONDAY,
  openFrom,
  spotAt,
  tripFor,
  trips,
} from '../../../tests/support/made-up-plans.ts'
import type { CityRoutes } from './city-routes.ts'
import type { TripPlan } from './day-plan.ts'
import { fixTest, problemKey } from './fixes.ts'
import { applyChange, findStop, type PlanChange } from './plan-change.ts'
import { createPlanChecker, findProblems } from './plan-check.ts'
import { PENALTIES } from './plan-value.ts'
import type { Problem } from './problems.ts'
import { proposalsFor } from './proposals.ts'

const routes = createSuratRoutes()
const TUESDAY = '2026-12-08'

/** All problems of a plan, each with its fixes. */
function warnings(plan: TripPlan, cityRoutes: CityRoutes) {
  const checkPlan = createPlanChecker(cityRoutes)
  return checkPlan(plan).problems.map((problem) => ({
    problem,
    proposals: proposalsFor(plan, problem, { routes: cityRoutes, checkPlan }),
  }))
}

const getProblems = (plan: TripPlan) => findProblems(plan, routes)
const getCodes = (plan: TripPlan) => getProblems(plan).map(({ code }) => code)
const getChanges = (plan: TripPlan) =>
  warnings(plan, routes).flatMap(({ proposals }) => proposals.map(({ change }) => change))

const tuesdayOnly = { [MONDAY]: { state: 'closed', reason: 'weekly' }, [TUESDAY]: openFrom('10:00', '18:00') } as const

describe('a warning', () => {
  test('tells of a place that is closed that day, and moves it to a day on which it is open', () => {
    const castle = createStop('castle', { hours: tuesdayOnly })
    const plan = tripFor([getDay([castle]), getDay([], { date: TUESDAY })])
    expect(getProblems(plan)).toEqual([{ code: 'closed', reason: 'weekly', date: MONDAY, stopId: 'castle' }])
    expect(warnings(plan, routes)[0]?.proposals[0]).toEqual({
      change: expect.objectContaining({ kind: 'move', stopId: 'castle', date: TUESDAY }),
      startsAt: at('10:00'),
    })
  })

  test('swaps two stops where each is open on the day of the other', () => {
    const castle = createStop('castle', { hours: tuesdayOnly, stayMinutes: 300 })
    const lake = createStop('lake', { stayMinutes: 300 })
    const plan = tripFor([getDay([castle], { pace: 'easy' }), getDay([lake], { date: TUESDAY, pace: 'easy' })])
    expect(getChanges(plan)).toContainEqual({ kind: 'swap', stopId: 'castle', withId: 'lake' })
  })

  test.each(['holiday', 'season', 'repairs'] as const)('names the reason %s of a closed day', (reason) => {
    const plan = tripFor([getDay([createStop('place', { hours: { [MONDAY]: { state: 'closed', reason } } })])])
    expect(getProblems(plan)).toMatchObject([{ code: 'closed', reason }])
  })

  test('tells of an arrival before the opening and starts at it', () => {
    const museum = createStop('museum', { fixedAt: at('09:00'), hours: { [MONDAY]: openFrom('10:00', '18:00') } })
    const plan = tripFor([getDay([museum])])
    expect(getProblems(plan)).toMatchObject([
      { code: 'arrives-before-opening', opensAt: at('10:00'), startsAt: at('09:00') },
    ])
    expect(warnings(plan, routes)[0]?.proposals[0]).toEqual({
      change: { kind: 'move', stopId: 'museum', date: MONDAY, index: 0, fixedAt: at('10:00') },
      startsAt: at('10:00'),
    })
  })

  test('tells of a stay beyond the closing, and shortens it or comes earlier', () => {
    const museum = createStop('museum', { fixedAt: at('17:15'), hours: { [MONDAY]: openFrom('10:00', '18:00') } })
    const plan = tripFor([getDay([museum])])
    expect(getProblems(plan)).toMatchObject([
      { code: 'leaves-after-closing', closesAt: at('18:00'), lastEntryAt: null },
    ])
    expect(getChanges(plan)).toContainEqual({ kind: 'stay', stopId: 'museum', stayMinutes: 45 })
  })

  test('tells of an arrival after the last entry', () => {
    const hours = { [MONDAY]: openFrom('10:00', '18:00', 60) }
    const plan = tripFor([getDay([createStop('museum', { fixedAt: at('17:15'), stayMinutes: 30, hours })])])
    expect(getProblems(plan)).toMatchObject([{ code: 'leaves-after-closing', lastEntryAt: at('17:00') }])
  })

  test('says that hours are not known, and lets the traveller ask the place', () => {
    const plan = tripFor([getDay([createStop('tomb', { hours: {} })])])
    expect(getCodes(plan)).toEqual(['hours-unknown'])
    const [first] = getChanges(plan)
    expect(first).toEqual({ kind: 'confirm-hours', stopId: 'tomb', date: MONDAY })
  })

  test('does not take an answer of one day for another', () => {
    const asked = createStop('tomb', { hours: {}, hoursConfirmedFor: MONDAY })
    expect(getCodes(tripFor([getDay([asked])]))).toEqual([])
    expect(getCodes(tripFor([getDay([asked], { date: TUESDAY })]))).toEqual(['hours-unknown'])
  })

  test('tells how many minutes are missing between two stops', () => {
    const far = createStop('far', { spot: spotAt(5), fixedAt: at('10:10') })
    const plan = tripFor([getDay([createStop('first'), far])])
    expect(getProblems(plan)).toMatchObject([{ code: 'too-little-time', afterId: 'first', missing: 12, isSure: true }])
    expect(getChanges(plan)).toContainEqual({ kind: 'stay', stopId: 'first', stayMinutes: 45 })
  })

  test('is not sure of missing minutes if the shortest way would do', () => {
    const somewhere = createStop('somewhere', { spot: spotAt(2, 0, 1_500), fixedAt: at('10:10') })
    expect(getProblems(tripFor([getDay([createStop('first'), somewhere])]))).toMatchObject([
      { code: 'too-little-time', isSure: false },
    ])
  })

  test('tells of two at once', () => {
    const stops = [createStop('one', { fixedAt: at('10:00') }), createStop('other', { fixedAt: at('10:30') })]
    expect(getProblems(tripFor([getDay(stops)]))).toMatchObject([
      { code: 'two-at-once', stopId: 'other', otherId: 'one' },
    ])
  })

  test('tells of a day that ends too late, and of one with too much in it', () => {
    const stops = ['a', 'b', 'c', 'd'].map((id) => createStop(id, { stayMinutes: 120 }))
    expect(getProblems(tripFor([getDay(stops, { end: at('17:00'), pace: 'full' })]))).toMatchObject([
      { code: 'day-too-full', endsAt: at('17:55') },
    ])
    expect(getProblems(tripFor([getDay(stops, { pace: 'easy' })]))).toMatchObject([
      { code: 'day-too-full', endsAt: null, busyMinutes: 480, maxBusyMinutes: 360 },
    ])
  })

  test('does not call a day too long for what the traveller has fixed in the evening', () => {
    expect(getCodes(tripFor([getDay([createStop('theatre', { fixedAt: at('21:00') })])]))).toEqual([])
  })

  test('tells of a day without lunch', () => {
    const plan = tripFor([getDay([createStop('park', { fixedAt: at('11:30'), stayMinutes: 240 })])])
    expect(getProblems(plan)).toMatchObject([{ code: 'no-meal', meal: 'lunch' }])
  })

  test('tells of the outdoors at noon on a hot day, and starts after the heat or before it', () => {
    const garden = createStop('garden', { fixedAt: at('13:00'), setting: 'outdoor' })
    const plan = tripFor([getDay([garden], { isHot: true })])
    expect(getProblems(plan)).toMatchObject([{ code: 'outdoor-heat', from: at('13:00'), to: at('14:00') }])
    expect(getCodes(tripFor([getDay([garden])]))).toEqual([])
    const [best] = warnings(plan, routes)[0]?.proposals ?? []
    expect(best?.startsAt).toBeOneOf([at('09:00'), at('11:00'), at('16:00')])
  })

  test('tells of a beach in the monsoon, and first of a wind warning', () => {
    const beach = createStop('beach', { cautions: ['monsoon', 'wind-warning'] })
    expect(getProblems(tripFor([getDay([beach], { isInMonsoon: true })]))).toMatchObject([{ condition: 'monsoon' }])
    expect(getProblems(tripFor([getDay([beach], { isInMonsoon: true, hasWindWarning: true })]))).toMatchObject([
      { condition: 'wind-warning' },
    ])
    expect(getCodes(tripFor([getDay([beach])]))).toEqual([])
  })

  test('tells of a plan over its budget, and sets the most expensive stop aside', () => {
    const stops = [createStop('cheap', { cost: 50 }), createStop('dear', { cost: 400 })]
    const plan = tripFor([getDay(stops)], { budget: 300 })
    expect(getProblems(plan)).toEqual([{ code: 'over-budget', cost: 450, budget: 300 }])
    expect(getChanges(plan)).toEqual([
      { kind: 'raise-budget', budget: 450 },
      { kind: 'to-ideas', stopIds: ['dear'] },
    ])
  })
})

describe('every warning', () => {
  const checkPlan = createPlanChecker(routes)

  test('has one to three proposals, each of which removes it and adds none that is as bad', () => {
    fc.assert(
      fc.property(trips, (plan) => {
        const before = checkPlan(plan)
        for (const { problem, proposals } of warnings(plan, routes)) {
          expect(proposals.length).toBeGreaterThanOrEqual(1)
          expect(proposals.length).toBeLessThanOrEqual(3)
          for (const { change } of proposals) {
            const after = checkPlan(applyChange(plan, change))
            const keys = new Set(before.problems.map(problemKey))
            const added = after.problems.filter((other) => !keys.has(problemKey(other)))
            expect(after.problems.map(problemKey)).not.toContain(problemKey(problem))
            expect(added.filter(({ code }) => PENALTIES[code] >= PENALTIES[problem.code])).toEqual([])
            expect(fixTest(problem, before)(after)).toBe(true)
          }
        }
      }),
      { numRuns: 80 },
    )
  })

  test('is fixed by the changes that a check of all days calls a fix', () => {
    fc.assert(
      fc.property(trips, (plan) => {
        const before = checkPlan(plan)
        const keys = new Set(before.problems.map(problemKey))
        const sum = (problems: readonly Problem[]) => problems.reduce((all, { code }) => all + PENALTIES[code], 0)
        const stops = plan.days.flatMap((day) => day.stops)
        const changes = stops.flatMap(({ id }): PlanChange[] => [
          { kind: 'to-ideas', stopIds: [id] },
          { kind: 'stay', stopId: id, stayMinutes: 15 },
          ...stops.flatMap((other): PlanChange[] =>
            other.id === id ? [] : [{ kind: 'swap', stopId: id, withId: other.id }],
          ),
        ])
        for (const change of changes) {
          const after = checkPlan(applyChange(plan, change))
          for (const problem of before.problems) {
            const [key, limit] = [problemKey(problem), PENALTIES[problem.code]]
            const isFixed =
              !after.problems.map(problemKey).includes(key) &&
              after.problems.every((other) => keys.has(problemKey(other)) || PENALTIES[other.code] < limit) &&
              sum(after.problems) < sum(before.problems)
            expect(fixTest(problem, before)(after)).toBe(isFixed)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('proposes no hour before the day begins, unless the traveller chose one', () => {
    fc.assert(
      fc.property(trips, (plan) => {
        for (const { proposals } of warnings(plan, routes)) {
          for (const { change } of proposals) {
            if (change.kind !== 'move' || change.fixedAt === null) continue
            const start = plan.days.find(({ day }) => day.date === change.date)?.day.start ?? 0
            expect(change.fixedAt).toBeGreaterThanOrEqual(
              Math.min(start, findStop(plan, change.stopId)?.fixedAt ?? start),
            )
          }
        }
      }),
      { numRuns: 80 },
    )
  })

  test('can be followed until none is left, without losing a stop', () => {
    fc.assert(
      fc.property(trips, (plan) => {
        let current = plan
        for (let step = 0; step < 100; step += 1) {
          const [problem] = findProblems(current, routes)
          const [proposal] = problem ? proposalsFor(current, problem, { routes }) : []
          if (!proposal) break
          current = applyChange(current, proposal.change)
        }
        expect(findProblems(current, routes)).toEqual([])
        expect(getIds(current)).toEqual(getIds(plan))
      }),
      { numRuns: 40 },
    )
  })
})

function getIds({ days, ideas }: TripPlan): string[] {
  return [...days.flatMap(({ stops }) => stops), ...ideas].map(({ id }) => id).toSorted()
}

test('a change keeps every stop', () => {
  const [date = ''] = getDates(1)
  fc.assert(
    fc.property(trips, fc.nat(30), fc.nat(8), (plan, which, index) => {
      const stop = plan.days.flatMap(({ stops }) => stops)[which]
      const change = { kind: 'move', stopId: stop?.id ?? 'gone', date, index, fixedAt: 600 } as const
      expect(getIds(applyChange(plan, change))).toEqual(getIds(plan))
    }),
  )
})
