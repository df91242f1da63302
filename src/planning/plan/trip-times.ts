import type { PlanningGuide } from '#contract/trip/planning.ts'
import { createCityWays, type CityWays } from './city-ways.ts'
import { schedule } from './schedule.ts'
import { tripPlanOf } from './trip-plan.ts'
import { namedActivities, withStopIds, type NamedActivity, type TripWithPlan } from './trip-with-plan.ts'

/** Minutes from the midnight of the stop's date, also beyond 24:00. */
export type StopTimes = {
  readonly from: number
  readonly to: number
  /** The plan has chosen the time. Left out: the traveller has. */
  readonly isFree?: true
}

type Scheduled = {
  readonly trip: TripWithPlan
  readonly times: ReadonlyMap<string, StopTimes>
  /** How long the way to a stop takes, in whole minutes. The first stop of a day has none. */
  readonly wayMinutes: ReadonlyMap<string, number>
}

/**
 * A trip whose stops have ids, and when its plan has them, as the page and the paper show it. A time that the traveller has
 * fixed stays, also where the way takes longer. A stop that knows no place, no time and no stay has none: a list of names
 * is no plan.
 * @param ways as the page knows them. Without: estimates
 */
export function scheduleOfTrip(
  saved: TripWithPlan,
  guide: PlanningGuide,
  ways: CityWays = createCityWays(guide.fares),
): Scheduled {
  const trip = withStopIds(saved)
  const planned = new Set(namedActivities(trip).flatMap((activity) => (isPlanned(activity) ? [activity.id] : [])))
  const visits = tripPlanOf(trip, guide).days.flatMap((day) => schedule(day, ways).visits)
  const times = visits.flatMap(({ stop, starts }): [string, StopTimes][] => {
    const from = Math.round(stop.fixedAt ?? starts)
    const times = { from, to: from + stop.stayMinutes, ...(stop.fixedAt === null && { isFree: true as const }) }
    return planned.has(stop.id) ? [[stop.id, times]] : []
  })
  const wayMinutes = visits.flatMap(({ stop, leg }): [string, number][] =>
    leg && planned.has(stop.id) ? [[stop.id, Math.ceil(leg.minutes.likely)]] : [],
  )
  return { trip, times: new Map(times), wayMinutes: new Map(wayMinutes) }
}

function isPlanned({ place, time, durationMinutes }: NamedActivity): boolean {
  return place !== null || time !== '' || durationMinutes !== null
}
