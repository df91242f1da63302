import { shownMinute } from '../hours/day-clock.ts'
import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import type { Range } from './legs.ts'
import { rideFare } from './ride-fare.ts'
import type { Schedule } from './schedule.ts'

const NOTHING: Range = { min: 0, likely: 0, max: 0 }

/** The foot of a day. Money is in the city's currency. */
export type DaySummary = {
  readonly stops: number
  readonly metres: Range
  readonly legMinutes: Range
  /** With the way back to where one sleeps. Null: the day has no stop. */
  readonly endsAt: number | null
  /** The known fees and fares. */
  readonly cost: Range
  /** Stops whose cost nobody knows. */
  readonly unknownCosts: number
  /** Rides whose fare nobody knows. */
  readonly unknownFares: number
}

export function summariseDay(
  { day, stops }: DayPlan,
  { visits, returnLeg }: Schedule,
  { getRide }: CityRoutes,
): DaySummary {
  const legs = [...visits, ...(returnLeg ? [returnLeg] : [])].flatMap(({ leg, arrives }) =>
    leg ? [{ leg, departs: arrives - leg.minutes.likely }] : [],
  )
  const fares = legs.map(({ leg, departs }) => {
    const ride = getRide(leg)
    return ride ? rideFare(ride, leg, { date: day.date, minute: shownMinute(departs, day.clock ?? []) }) : NOTHING
  })
  const fees = stops.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return {
    stops: stops.length,
    metres: getSum(legs.map(({ leg }) => leg.metres)),
    legMinutes: getSum(legs.map(({ leg }) => leg.minutes)),
    endsAt: returnLeg?.arrives ?? visits.at(-1)?.leaves ?? null,
    cost: getSum([{ min: fees, likely: fees, max: fees }, ...fares]),
    unknownCosts: stops.filter(({ cost }) => cost === null).length,
    unknownFares: legs.filter(({ leg }) => leg.way !== 'foot' && leg.metres.likely > 0 && getRide(leg) === null).length,
  }
}

function getSum(ranges: readonly Range[]): Range {
  return ranges.reduce(
    (sum, { min, likely, max }) => ({ min: sum.min + min, likely: sum.likely + likely, max: sum.max + max }),
    NOTHING,
  )
}
