import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { shownMinute } from '../hours/day-clock.ts'
import { timeOfDay } from '../hours/minutes.ts'
import { schedule } from './schedule.ts'

/** The city's calendar, and the minute of the plan of its date. */
export type PlanMoment = { readonly date: string; readonly minute: number }

export type Present = { readonly routes: CityRoutes; readonly now: PlanMoment }

/** The part of a day that is still to come. `begun` is the number of stops before it. */
export type Rest = { readonly plan: DayPlan; readonly begun: number }

/** Cuts off what lies in the past, where nobody can be any more. Null: the day is over. */
export function restOfDay(plan: DayPlan, { routes, now }: Present): Rest | null {
  const { day, stops } = plan
  if (day.date > now.date) return { plan, begun: 0 }
  if (day.date < now.date || now.minute >= day.end) return null
  const { visits } = schedule(plan, routes)
  const next = visits.findIndex(({ starts }) => starts >= now.minute)
  const begun = next === -1 ? stops.length : next
  if (now.minute <= day.start) return { plan: { day, stops: stops.slice(begun) }, begun }
  // A traveller on the way does not set out from the accommodation again.
  const { from: _from, ...later } = day
  return { plan: { day: { ...later, start: now.minute }, stops: stops.slice(begun) }, begun }
}

const STEP_MINUTES = 5

/**
 * The time that the first stop of what is left of today gets: without one, it would begin when the day began.
 * @returns null if the day has not begun, or its next stop has a time
 */
export function beginningNow(rest: DayPlan, { routes, now }: Present): { stopId: string; time: string } | null {
  if (rest.day.date !== now.date || rest.day.start !== now.minute) return null
  const [first] = schedule(rest, routes).visits
  if (!first || first.stop.fixedAt !== null) return null
  const starts = Math.ceil(first.starts / STEP_MINUTES) * STEP_MINUTES
  return { stopId: first.stop.id, time: timeOfDay(shownMinute(starts, rest.day.clock ?? [])) }
}
