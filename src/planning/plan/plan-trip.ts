import type { CityRoutes } from './city-routes.ts'
import type { TripPlan } from './day-plan.ts'
import { reasonsAgainst, reasonsFor, type LeftOutReason, type PlacedReason } from './plan-reasons.ts'
import { searchPlan, type SearchTask } from './plan-search.ts'

export type PlannedTrip = {
  /** Stops that could not be planned are among its ideas. */
  readonly plan: TripPlan
  /** For each stop of the days why it is there. */
  readonly placed: readonly { readonly stopId: string; readonly reasons: readonly PlacedReason[] }[]
  readonly leftOut: readonly { readonly stopId: string; readonly reason: LeftOutReason }[]
}

/**
 * Plans a trip from chosen places. Stops of a day stay on it, and a fixed time stays fixed. Pure: the same task gives
 * the same plan, in the browser and on the server.
 */
export function planTrip(task: SearchTask, routes: CityRoutes): PlannedTrip {
  const { days, leftOut } = searchPlan(task, routes)
  const plan: TripPlan = { days, ideas: leftOut, budget: task.budget }
  const before = new Set(task.days.flatMap(({ stops }) => stops))
  return {
    plan,
    placed: days.flatMap((dayPlan) => reasonsFor(dayPlan, { days, before, routes })),
    leftOut: leftOut.map((stop) => ({ stopId: stop.id, reason: reasonsAgainst(stop, plan, routes) })),
  }
}
