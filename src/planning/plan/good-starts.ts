import { addDays } from '#contract/text/dates.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { CountedTrip } from '#contract/trip/suggested-trips.ts'
import { createCityRoutes, type CityRoutes } from './city-routes.ts'
import { findProblems } from './plan-check.ts'
import type { Problem } from './problems.ts'
import { tripFrom } from './start-weekdays.ts'
import { getTripPlan } from './trip-plan.ts'

/** The trip is looked at on the days of a year. */
const DAYS_AHEAD = 365

/**
 * The problems of a trip with counted days that begins on a date. Hours that nobody knows are no problem: the traveller
 * asks the place.
 */
export function problemsOfStart(
  trip: CountedTrip,
  startDate: string,
  { guide, routes = createCityRoutes(guide.fares) }: { readonly guide: PlanningGuide; readonly routes?: CityRoutes },
): Problem[] {
  const plan = getTripPlan(tripFrom(trip, startDate), guide)
  return findProblems(plan, routes).filter(({ code }) => code !== 'hours-unknown')
}

/** The first date, from one on, on which a trip begins without a problem. Null: there is none within a year. */
export function nextGoodStart(trip: CountedTrip, guide: PlanningGuide, from: string): string | null {
  const routes = createCityRoutes(guide.fares)
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const date = addDays(from, days)
    if (problemsOfStart(trip, date, { guide, routes }).length === 0) return date
  }
  return null
}
