import type { PlanningGuide } from '#contract/trip/planning.ts'
import { runAtOnce, type SlicedWork } from '../lists/sliced-work.ts'
import { createCityRoutes, type CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { isTooLongToPlan, schedule } from './schedule.ts'
import { getTripPlan } from './trip-plan.ts'
import { namedActivities, withStopIds, type NamedActivity, type TripWithPlan } from './trip-with-plan.ts'
import type { Visit } from './visit.ts'

/** Minutes of the plan of the stop's date, also beyond 24:00. */
export type StopTimes = { readonly from: number; readonly to: number }

type Scheduled = {
  readonly trip: TripWithPlan
  readonly times: ReadonlyMap<string, StopTimes>
  /** Length of the leg to a stop, in whole minutes. The leg to the first stop of a day begins at the accommodation. */
  readonly legMinutes: ReadonlyMap<string, number>
}

/**
 * A trip whose stops have ids, and when its plan has them, as the page and the paper show it. A time that the traveller has
 * fixed stays, also where the way takes longer. A stop that knows no place, no time and no stay has none: a list of names
 * is no plan. On a day with too many stops to plan, only fixed ones have times, and none has a way.
 * @param routes as the page knows them. Without: estimates
 */
export function scheduleOfTrip(saved: TripWithPlan, guide: PlanningGuide, routes?: CityRoutes): Scheduled {
  return runAtOnce(scheduleByDay(saved, guide, routes))
}

/** Like `scheduleOfTrip`, as work that may be interrupted between two days. */
export function* scheduleByDay(
  saved: TripWithPlan,
  guide: PlanningGuide,
  routes: CityRoutes = createCityRoutes(guide.fares),
): SlicedWork<Scheduled> {
  const trip = withStopIds(saved)
  yield
  const planned = new Set(namedActivities(trip).flatMap((activity) => (isPlanned(activity) ? [activity.id] : [])))
  const times = new Map<string, StopTimes>()
  const legMinutes = new Map<string, number>()
  for (const day of getTripPlan(trip, guide).days) {
    yield
    for (const { stop, starts, leg } of isTooLongToPlan(day) ? fixedVisits(day) : schedule(day, routes).visits) {
      if (!planned.has(stop.id)) continue
      const from = Math.round(stop.fixedAt ?? starts)
      times.set(stop.id, { from, to: from + stop.stayMinutes })
      if (leg) legMinutes.set(stop.id, Math.ceil(leg.minutes.likely))
    }
  }
  return { trip, times, legMinutes }
}

type TimedStop = Pick<Visit, 'stop' | 'starts' | 'leg'>

function fixedVisits({ stops }: DayPlan): TimedStop[] {
  return stops.flatMap((stop) => (stop.fixedAt === null ? [] : [{ stop, starts: stop.fixedAt, leg: null }]))
}

function isPlanned({ place, time, durationMinutes }: NamedActivity): boolean {
  return place !== null || time !== '' || durationMinutes !== null
}
