/** Processor time of the planner on made-up trips, in this process. A phone is taken to be four times slower. */
import { createCityWays } from '#planning/city-ways.ts'
import { applyChange } from '#planning/plan-change.ts'
import { createPlanChecker } from '#planning/plan-check.ts'
import { warnings } from '#planning/warnings.ts'
import { suratFares } from '../tests/support/made-up-plans.ts'
import { randomTrip } from '../tests/support/random-places.ts'
import { median } from './load.ts'
import type { Row } from './table.ts'

const SLOWER = 4
const ROUNDS = 15
const DROPS = 100
/** A frame at 60 a second. */
const MAX_CHECK_MS = 16

export function benchPlanning(): Row[] {
  return [dropRow(), warningsRow()]
}

/** A stop is dropped on the last day of a long trip: two days are checked anew. */
function dropRow(): Row {
  const ms = medianTime(() => {
    const trip = randomTrip({ days: 30, stops: 200 })
    const checkPlan = createPlanChecker(createCityWays(suratFares))
    checkPlan(trip)
    const date = trip.days.at(-1)?.day.date ?? ''
    // One drop is too short for the clock of the processor.
    return () => {
      for (let index = 0; index < DROPS; index += 1) {
        checkPlan(applyChange(trip, { kind: 'move', stopId: `place-${index}`, date, index: 0, fixedAt: null }))
      }
    }
  })
  const dropMs = ms / DROPS
  const bar = { text: `p50 <= ${MAX_CHECK_MS} ms`, isMet: dropMs <= MAX_CHECK_MS }
  return { name: `planning: a drop among 200 stops in 30 days, slowed ${SLOWER}×`, p50Ms: dropMs, bar }
}

function warningsRow(): Row {
  const ms = medianTime(() => {
    const trip = randomTrip({ days: 5, stops: 40 })
    const ways = createCityWays(suratFares)
    return () => warnings(trip, ways)
  })
  return { name: `planning: warnings and proposals of 40 stops in 5 days, slowed ${SLOWER}×`, p50Ms: ms }
}

/** Median of the processor time, slowed. Each round prepares what it needs before its time begins. */
function medianTime(prepare: () => () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const work = prepare()
    const start = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000
  })
  return median(times) * SLOWER
}
