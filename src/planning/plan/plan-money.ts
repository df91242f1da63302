import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { summariseDay } from './day-summary.ts'
import type { Schedule } from './schedule.ts'

/** The costs of a plan by kind, in the city's currency. */
export type PlanMoney = {
  readonly entry: number
  readonly food: number
  /** The likely fares. They are estimates. */
  readonly ways: number
  readonly total: number
  /** Stops whose cost nobody knows. */
  readonly unknown: number
  /** Rides whose fare nobody knows. */
  readonly unknownFares: number
}

export const NO_MONEY: PlanMoney = { entry: 0, food: 0, ways: 0, total: 0, unknown: 0, unknownFares: 0 }

/** @param scheduled the times of the day */
export function moneyOfDay(plan: DayPlan, scheduled: Schedule, routes: CityRoutes): PlanMoney {
  const costs = (isMeal: boolean) =>
    plan.stops.reduce((sum, stop) => sum + (stop.isMeal === isMeal ? (stop.cost ?? 0) : 0), 0)
  const { cost, unknownCosts, unknownFares } = summariseDay(plan, scheduled, routes)
  const [entry, food] = [costs(false), costs(true)]
  const ways = cost.likely - entry - food
  return { entry, food, ways, total: cost.likely, unknown: unknownCosts, unknownFares }
}

export function addMoney(one: PlanMoney, other: PlanMoney): PlanMoney {
  return {
    entry: one.entry + other.entry,
    food: one.food + other.food,
    ways: one.ways + other.ways,
    total: one.total + other.total,
    unknown: one.unknown + other.unknown,
    unknownFares: one.unknownFares + other.unknownFares,
  }
}

/** True if costs exist and none is known: a sum of them would say that all is free. */
export function isNoCostKnown({ total, unknown, unknownFares }: Omit<PlanMoney, 'entry' | 'food' | 'ways'>): boolean {
  return total === 0 && unknown + unknownFares > 0
}
