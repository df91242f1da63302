import type { CityRoutes } from './city-routes.ts'
import { PACE_RULES, type Day, type DayPlan, type Lodging } from './day-plan.ts'
import type { Leg } from './legs.ts'
import { hasMeal, MEAL_RULES, meals, type Meal } from './meals.ts'
import { getMiss } from './missed-hours.ts'
import type { Spot } from './spot.ts'
import type { Stop } from './stop.ts'
import { visitStart } from './visit-start.ts'
import { isAfterDay, isLate, type Visit } from './visit.ts'

/** Time that the schedule keeps for a meal, on the way to a visit. */
export type MealBreak = { readonly meal: Meal; readonly from: number; readonly to: number; readonly before: number }

export type Schedule = {
  /** In the order of the stops. None begins before the one before ends. */
  readonly visits: readonly Visit[]
  readonly breaks: readonly MealBreak[]
  /**
   * The leg from the last stop to the accommodation, and the time of arrival. Null: the day has no such leg, or it is
   * not known.
   */
  readonly returnLeg: { readonly leg: Leg; readonly arrives: number } | null
}

/**
 * Maximum number of stops of a day for which times and breaks are chosen. A break may follow each stop, and each break
 * computes the whole day again. Nobody visits more stops on a day.
 */
const MAX_PLANNED_STOPS = 100

/** True if the stops of a day are too many to choose times and breaks for. */
export function isTooLongToPlan({ stops }: DayPlan): boolean {
  return stops.length > MAX_PLANNED_STOPS
}

/**
 * The times of a day. Stops follow each other as they are listed; each begins as early as its fixed time, the leg and
 * its opening hours allow. If a condition cannot be met, such as a fixed time that is too early, the stop comes as near
 * to it as possible, and `problems.ts` reports it. Meals get a break where the day would leave none, unless the day is
 * too long to plan.
 */
export function schedule({ day, stops }: DayPlan, routes: CityRoutes): Schedule {
  let best = walk({ day, stops }, routes, [])
  if (isTooLongToPlan({ day, stops })) return best
  for (const meal of meals) {
    if (!hasMeal(best.visits, meal)) best = withBreak({ day, stops }, routes, { meal, without: best })
  }
  return best
}

/** The break that harms no visit and ends the day the earliest. Without such a break the schedule stays as it is. */
function withBreak(
  plan: DayPlan,
  routes: CityRoutes,
  { meal, without }: { readonly meal: Meal; readonly without: Schedule },
): Schedule {
  const { start, end, minutes } = MEAL_RULES[meal]
  const harm = getHarm(plan, without)
  let best: Schedule | null = null
  for (let before = 1; before < without.visits.length; before += 1) {
    const free = without.visits[before - 1]?.leaves ?? 0
    const from = Math.max(free, start)
    if (from + minutes > end) break
    // A break is not taken hours before the meal.
    if ((without.visits[before]?.leaves ?? 0) <= start) continue
    const tried = walk(plan, routes, [...without.breaks, { meal, from, to: from + minutes, before }])
    if (!hasMeal(tried.visits, meal) || getHarm(plan, tried) > harm) continue
    if (best === null || getEnd(tried) < getEnd(best)) best = tried
  }
  return best ?? without
}

function getEnd({ visits }: Schedule): number {
  return visits.at(-1)?.leaves ?? 0
}

/** Number of visits that miss their hours, their fixed time or the end of the day. */
function getHarm({ day }: DayPlan, { visits }: Schedule): number {
  let harm = 0
  for (const visit of visits) if (isLate(visit) || isAfterDay(visit, day) || getMiss(visit, day.date)) harm += 1
  return harm
}

function walk({ day, stops }: DayPlan, { getLeg }: CityRoutes, breaks: readonly MealBreak[]): Schedule {
  const visits: Visit[] = []
  const taken: MealBreak[] = []
  let before: Visit | null = null
  for (const stop of stops) {
    const pause = breaks.length === 0 ? undefined : breaks.find(({ before }) => before === visits.length)
    const from: Pick<Stop, 'spot'> | null = before ? before.stop : spotFor(day.from)
    const leg: Leg | null = from ? getLeg(from, stop) : null
    const freeFrom: number = before ? before.leaves : setOut(stop, leg, day)
    const departs = pause ? Math.max(pause.to, freeFrom + pause.to - pause.from) : freeFrom
    if (pause) taken.push({ ...pause, from: departs - (pause.to - pause.from), to: departs })
    const arrives: number = departs + (leg?.minutes.likely ?? 0)
    const starts = visitStart(stop, day, { at: arrives, hasTravelled: leg !== null })
    before = { stop, leg, arrives, starts, leaves: starts + stop.stayMinutes }
    visits.push(before)
  }
  const home = spotFor(day.to)
  const back = before && home ? getLeg(before.stop, { ...home, wayHere: null }) : null
  const returnLeg = before && back ? { leg: back, arrives: before.leaves + back.minutes.likely } : null
  return { visits, breaks: taken, returnLeg }
}

/** Null: the trip does not say where one sleeps, or nobody knows where that is. */
function spotFor(lodging: Lodging | undefined): { readonly spot: Spot } | null {
  return lodging?.spot ? { spot: lodging.spot } : null
}

/** The time at which the traveller sets out: the begin of the day, or earlier for a first stop with an earlier time. */
function setOut({ fixedAt }: Stop, leg: Leg | null, { start }: Day): number {
  return fixedAt === null ? start : Math.min(start, fixedAt - (leg?.minutes.likely ?? 0))
}

/** The latest time to leave for the first stop so that it begins in time. Null: the day does not begin with a leg. */
export function leavesLodgingAt({ visits }: Schedule, { pace }: Day): number | null {
  const [first] = visits
  if (!first?.leg) return null
  const slack = first.stop.fixedAt === null ? PACE_RULES[pace].slackMinutes : 0
  return Math.max(first.arrives, first.starts - slack) - first.leg.minutes.likely
}
