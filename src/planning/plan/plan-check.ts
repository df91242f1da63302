import type { CityRoutes } from './city-routes.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { summariseDay } from './day-summary.ts'
import { valueOfDay, type ValuedDay } from './plan-value.ts'
import type { Problem } from './problems.ts'

export type PlanCheck = {
  /** All that does not work, day by day, the budget last. */
  readonly problems: readonly Problem[]
  /** The sum of the days. */
  readonly value: number
  /** One for each day of the plan. A day that is the same in two plans has the same object in both checks. */
  readonly days: readonly ValuedDay[]
  /** The problem of the whole trip. Empty: the budget suffices, or there is none. */
  readonly overBudget: readonly Problem[]
}

export type PlanChecker = (plan: TripPlan) => PlanCheck

/** Checks plans of one trip. It remembers days, so that a plan in which one day has changed costs one day. */
export function createPlanChecker(routes: CityRoutes): PlanChecker {
  const getValue = rememberByKey((plan: DayPlan) => valueOfDay(plan, routes))
  const getCost = rememberByKey((plan: DayPlan) => summariseDay(plan, getValue(plan).scheduled, routes).cost.likely)
  return ({ days, budget }) => {
    const valued = days.map(getValue)
    const value = valued.reduce((sum, day) => sum + day.value, 0)
    const cost = budget === null ? 0 : days.reduce((sum, day) => sum + getCost(day), 0)
    const overBudget: readonly Problem[] =
      budget === null || cost <= budget ? [] : [{ code: 'over-budget', cost, budget }]
    return {
      // Most checks are of plans that are only tried, and nobody reads all of their problems.
      get problems() {
        return [...valued.flatMap((day) => day.problems), ...overBudget]
      },
      value,
      days: valued,
      overBudget,
    }
  }
}

const MAX_REMEMBERED = 500

/** Forgets everything when it is full. A weak map would cost more than it saves: most keys live for one check. */
function rememberByKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size === MAX_REMEMBERED) known.clear()
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/** All that does not work in a plan. It costs less than `warnings`, which look for proposals too. */
export function findProblems(plan: TripPlan, routes: CityRoutes): readonly Problem[] {
  return createPlanChecker(routes)(plan).problems
}
