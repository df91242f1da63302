/** Processor time of the planner on made-up trips, in this process. A phone is taken to be four times slower. */
import { createCityRoutes } from '#planning/plan/city-routes.ts'
import { applyChange } from '#planning/plan/plan-change.ts'
import { createPlanChecker } from '#planning/plan/plan-check.ts'
import { mergeTrips } from '#planning/merge/merge-trips.ts'
import { fillGap } from '#planning/plan/fill-gap.ts'
import { orderDay } from '#planning/plan/order-day.ts'
import { planTrip } from '#planning/plan/plan-trip.ts'
import { suratFares } from '../tests/support/made-up-plans.ts'
import { plannedActivity, plannedTrip } from '../tests/support/planned-trips.ts'
import { randomDays, randomPlaces, randomTrip } from '../tests/support/random-places.ts'
import { compareSearch } from '../tests/support/search-quality.ts'
import { median } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'

const SLOWER = 4
const ROUNDS = 15
/** One drop or one gap is too short for the clock of the processor, which advances by a tick of up to 4 ms. */
const DROPS = 2_000
const GAPS = 200
const LONG_STOPS = 200
const MAX_PLAN_MS = 100
/** Tasks that the exhaustive search solves too. */
const TASKS = 500
const MAX_PLACES = 8
const MIN_MEAN = 0.97
const MIN_RATIO = 0.85
/** A frame at 60 a second. */
const MAX_CHECK_MS = 16

export function benchPlanning(): Row[] {
  return [planRow(), qualityRow(), ...smallRows(), dropRow(), mergeRow()]
}

function planRow(): Row {
  const ms = medianTime((round) => {
    const candidates = randomPlaces(40, { days: 5, seed: round })
    const days = randomDays(5, round)
    return () => planTrip({ days, candidates, budget: null }, createCityRoutes(suratFares))
  })
  const bar = { text: `p50 <= ${MAX_PLAN_MS} ms`, isMet: ms <= MAX_PLAN_MS }
  return { name: `planning: plan 40 places in 5 days, slowed ${SLOWER}×`, p50Ms: ms, bar }
}

/** Ratio of the value of the found plan to the value of the best plan. */
function qualityRow(): Row {
  const compared = Array.from({ length: TASKS }, (_, index) => compareSearch(index + 1, MAX_PLACES))
  const ratios = compared.map(({ ratio }) => ratio)
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / TASKS
  const least = Math.min(...ratios)
  const needless = compared.filter(({ hasNeedlessProblem }) => hasNeedlessProblem).length
  return {
    name: `planning: value by that of the best plan, ${TASKS} tasks of up to ${MAX_PLACES} places`,
    value: `mean ${mean.toFixed(4)}, least ${least.toFixed(3)}, ${needless} needless problems`,
    bar: {
      text: `mean >= ${MIN_MEAN}, least >= ${MIN_RATIO}, 0 needless`,
      isMet: mean >= MIN_MEAN && least >= MIN_RATIO && needless === 0,
    },
  }
}

function smallRows(): Row[] {
  const day = (round: number) => {
    const [plan = fail()] = randomTrip({ days: 1, stops: 8, seed: round }).days
    return plan
  }
  const ordering = medianTime((round) => () => orderDay(day(round), createCityRoutes(suratFares)))
  const filling = medianTime((round) => {
    const plan = day(round)
    const candidates = randomPlaces(40, { days: 1, seed: round + ROUNDS })
    return () => {
      for (let count = 0; count < GAPS; count += 1)
        fillGap({ plan, index: 4, candidates }, createCityRoutes(suratFares))
    }
  })
  return [
    { name: `planning: order a day of 8 stops, slowed ${SLOWER}×`, p50Ms: ordering },
    { name: `planning: fill a gap from 40 ideas, slowed ${SLOWER}×`, p50Ms: filling / GAPS },
  ]
}

function fail(): never {
  throw new Error('The trip has no day.')
}

/** A stop is dropped on the last day of a long trip: two days are checked anew. */
function dropRow(): Row {
  const ms = medianTime(() => {
    const trip = randomTrip({ days: 30, stops: 200 })
    const checkPlan = createPlanChecker(createCityRoutes(suratFares))
    checkPlan(trip)
    const date = trip.days.at(-1)?.day.date ?? ''
    return () => {
      for (let index = 0; index < DROPS; index += 1) {
        checkPlan(
          applyChange(trip, { kind: 'move', stopId: `place-${index % LONG_STOPS}`, date, index: 0, fixedAt: null }),
        )
      }
    }
  })
  const dropMs = ms / DROPS
  const bar = { text: `p50 <= ${MAX_CHECK_MS} ms`, isMet: dropMs <= MAX_CHECK_MS }
  return { name: `planning: a drop among 200 stops in 30 days, slowed ${SLOWER}×`, p50Ms: dropMs, bar }
}

/** Two devices have changed one long trip, each another field of every stop. */
function mergeRow(): Row {
  const longTrip = (fields: Parameters<typeof plannedActivity>[1]) =>
    plannedTrip(
      Array.from({ length: LONG_STOPS }, (_, index) => plannedActivity(`S ${index}`, { id: `s-${index}`, ...fields })),
    )
  const ms = medianTime(() => {
    const [base, mine, theirs] = [longTrip({}), longTrip({ notes: 'Mine' }), longTrip({ isDone: true })]
    return () => mergeTrips(base, mine, theirs)
  })
  return { name: `planning: merge two versions of ${LONG_STOPS} stops, slowed ${SLOWER}×`, p50Ms: ms }
}

/** Median of the processor time, slowed. Each round prepares what it needs before its time begins. */
function medianTime(prepare: (round: number) => () => unknown): number {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const work = prepare(round + 1)
    const start = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000
  })
  return median(times) * SLOWER
}
