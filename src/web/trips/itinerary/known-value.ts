import type { CityRoutes } from '#planning/plan/city-routes.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { moneyOfDay } from '#planning/plan/plan-money.ts'
import { valueOfDay } from '#planning/plan/plan-value.ts'

/**
 * The value of a day that the page shows. Its column, its bars, its card on the map and the money ask for the same one, and
 * an edit leaves the other days the same objects.
 */
export const knownValueOfDay = rememberByDay(valueOfDay)

export const knownMoneyOfDay = rememberByDay((plan, routes) =>
  moneyOfDay(plan, knownValueOfDay(plan, routes).scheduled, routes),
)

function rememberByDay<Value>(compute: (plan: DayPlan, routes: CityRoutes) => Value) {
  const knownValues = new WeakMap<CityRoutes, WeakMap<DayPlan, Value>>()
  return (plan: DayPlan, routes: CityRoutes): Value => {
    const known = knownValues.get(routes) ?? new WeakMap<DayPlan, Value>()
    knownValues.set(routes, known)
    const value = known.get(plan) ?? compute(plan, routes)
    known.set(plan, value)
    return value
  }
}
