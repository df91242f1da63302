import { shownMinute } from '../hours/day-clock.ts'
import type { CityWays } from './city-ways.ts'
import type { DayPlan } from './day-plan.ts'
import type { Range } from './legs.ts'
import { rideFare } from './ride-fare.ts'
import type { Schedule } from './schedule.ts'

const NOTHING: Range = { min: 0, likely: 0, max: 0 }

/** The foot of a day. Money is in the city's currency. */
export type DaySummary = {
  readonly stops: number
  readonly metres: Range
  readonly wayMinutes: Range
  /** Null: the day has no stop. */
  readonly endsAt: number | null
  /** What is known of fees and fares. */
  readonly cost: Range
  /** Stops whose cost nobody knows. */
  readonly unknownCosts: number
  /** Rides whose fare nobody knows. */
  readonly unknownFares: number
}

export function summariseDay({ day, stops }: DayPlan, { visits }: Schedule, { rideOf }: CityWays): DaySummary {
  const legs = visits.flatMap(({ leg, arrives }) => (leg ? [{ leg, departs: arrives - leg.minutes.likely }] : []))
  const fares = legs.map(({ leg, departs }) => {
    const ride = rideOf(leg)
    return ride ? rideFare(ride, leg, { date: day.date, minute: shownMinute(departs, day.clock ?? []) }) : NOTHING
  })
  const fees = stops.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return {
    stops: stops.length,
    metres: sumOf(legs.map(({ leg }) => leg.metres)),
    wayMinutes: sumOf(legs.map(({ leg }) => leg.minutes)),
    endsAt: visits.at(-1)?.leaves ?? null,
    cost: sumOf([{ min: fees, likely: fees, max: fees }, ...fares]),
    unknownCosts: stops.filter(({ cost }) => cost === null).length,
    unknownFares: legs.filter(({ leg }) => leg.way !== 'foot' && leg.metres.likely > 0 && rideOf(leg) === null).length,
  }
}

function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce(
    (sum, { min, likely, max }) => ({ min: sum.min + min, likely: sum.likely + likely, max: sum.max + max }),
    NOTHING,
  )
}
