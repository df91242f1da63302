import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { searchPlan } from './plan-search.ts'

/** The same stops in the best order that the search finds. Fixed times stay fixed. It is never worse than before. */
export function orderDay(plan: DayPlan, routes: CityRoutes): DayPlan {
  const { days } = searchPlan({ days: [plan], candidates: [], budget: null }, routes)
  return days[0] ?? plan
}
