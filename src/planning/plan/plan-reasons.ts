import type { ClosedReason } from '#contract/place/open-hours.ts'
import { isAtItsBest } from './best-time.ts'
import type { CityRoutes } from './city-routes.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { isMealAt, meals, type Meal } from './meals.ts'
import { problemKey } from './fixes.ts'
import { getPenalty, valueOfDay, type ValuedDay } from './plan-value.ts'
import { summariseDay } from './day-summary.ts'
import type { DayProblem, StopProblem } from './problems.ts'
import { HEAT } from './problems.ts'
import { schedule } from './schedule.ts'
import { hoursOn, type Stop } from './stop.ts'
import type { Visit } from './visit.ts'

/** Reason for the position that the planner chose for a stop. */
export type PlacedReason =
  | { readonly code: 'kept' }
  | { readonly code: 'only-day-open' }
  | { readonly code: 'near'; readonly otherId: string; readonly minutes: number }
  | { readonly code: 'meal'; readonly meal: Meal }
  | { readonly code: 'out-of-the-heat' }
  | { readonly code: 'at-its-best' }
  | { readonly code: 'room' }

/** Reason why the planner left a stop out. */
export type LeftOutReason =
  | { readonly code: 'no-day-left' }
  | { readonly code: 'closed-on-all-days'; readonly reason: ClosedReason }
  /** At the best position that is left, this would not work. */
  | { readonly code: 'would-cause'; readonly problem: StopProblem | DayProblem }
  | { readonly code: 'over-budget' }
  /** It costs more time on the way than the planner finds worth it. */
  | { readonly code: 'too-far'; readonly legMinutes: number }

/** A way of this many minutes still is near. */
const NEAR_MINUTES = 15

type Planned = { readonly days: readonly DayPlan[]; readonly before: ReadonlySet<Stop>; readonly routes: CityRoutes }

export function reasonsFor(plan: DayPlan, planned: Planned): { stopId: string; reasons: PlacedReason[] }[] {
  const { visits } = schedule(plan, planned.routes)
  return visits.map((visit, index) => {
    const reasons = [
      ...(planned.before.has(visit.stop) ? [{ code: 'kept' as const }] : []),
      ...(isOnlyDay(visit.stop, planned) ? [{ code: 'only-day-open' as const }] : []),
      ...nearReason(visits, index),
      ...meals.filter((meal) => isMealAt(visit, meal)).map((meal) => ({ code: 'meal' as const, meal })),
      ...(isOutOfTheHeat(visit, plan) ? [{ code: 'out-of-the-heat' as const }] : []),
      ...(isAtItsBest(visit) ? [{ code: 'at-its-best' as const }] : []),
    ]
    return { stopId: visit.stop.id, reasons: reasons.length > 0 ? reasons : [{ code: 'room' }] }
  })
}

function isOnlyDay(stop: Stop, { days }: Planned): boolean {
  return days.length > 1 && days.filter(({ day }) => hoursOn(stop, day.date)?.state !== 'closed').length === 1
}

/** The nearer of the stops before and after. */
function nearReason(visits: readonly Visit[], index: number): PlacedReason[] {
  const [before, after] = [visits[index - 1], visits[index + 1]]
  const routes = [
    ...(before ? [{ otherId: before.stop.id, minutes: visits[index]?.leg?.minutes.likely ?? Infinity }] : []),
    ...(after ? [{ otherId: after.stop.id, minutes: after.leg?.minutes.likely ?? Infinity }] : []),
  ]
  const nearest = routes.toSorted((one, other) => one.minutes - other.minutes)[0]
  return nearest && nearest.minutes <= NEAR_MINUTES ? [{ code: 'near', ...nearest }] : []
}

function isOutOfTheHeat({ stop, starts, leaves }: Visit, { day }: DayPlan): boolean {
  return day.isHot && stop.setting === 'outdoor' && (leaves <= HEAT.start || starts >= HEAT.end)
}

/** The reason at the position that would cost least. */
export function reasonsAgainst(stop: Stop, { days, budget }: TripPlan, routes: CityRoutes): LeftOutReason {
  const closed = days.map(({ day }) => hoursOn(stop, day.date))
  const [first] = closed
  if (first?.state === 'closed' && closed.every((hours) => hours?.state === 'closed'))
    return { code: 'closed-on-all-days', reason: first.reason }
  const tried = days.flatMap((plan) => triedOn(plan, stop, routes))
  const best = tried.toSorted((one, other) => other.gain - one.gain)[0]
  if (!best) return { code: 'no-day-left' }
  const known = new Set(best.before.problems.map(problemKey))
  const added = best.after.problems.filter((problem) => !known.has(problemKey(problem)))
  const worst = added.toSorted((one, other) => getPenalty(other) - getPenalty(one))[0]
  if (best.gain > 0 && budget !== null) return { code: 'over-budget' }
  if (worst) return { code: 'would-cause', problem: worst }
  return { code: 'too-far', legMinutes: best.legMinutes }
}

type Tried = {
  readonly before: ValuedDay
  readonly after: ValuedDay
  readonly gain: number
  readonly legMinutes: number
}

function triedOn({ day, stops }: DayPlan, stop: Stop, routes: CityRoutes): Tried[] {
  const before = valueOfDay({ day, stops }, routes)
  const toMinutes = ({ scheduled }: ValuedDay, list: readonly Stop[]) =>
    summariseDay({ day, stops: list }, scheduled, routes).legMinutes.likely
  return Array.from({ length: stops.length + 1 }, (_, index) => {
    const list = stops.toSpliced(index, 0, stop)
    const after = valueOfDay({ day, stops: list }, routes)
    return {
      before,
      after,
      gain: after.value - before.value,
      legMinutes: toMinutes(after, list) - toMinutes(before, stops),
    }
  })
}
