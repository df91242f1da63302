import type { CityRoutes } from './city-routes.ts'
import { PACE_RULES, type DayPlan } from './day-plan.ts'
import {
  getBusyMinutes,
  lateEnd,
  problemsOfDay,
  type DayProblem,
  type Problem,
  type ProblemCode,
  type StopProblem,
} from './problems.ts'
import { schedule, type Schedule } from './schedule.ts'
import { isAtItsBest } from './best-time.ts'

/**
 * The points of a good plan. The planner looks for the plan with the most of them, and they are defined here alone.
 * docs/decisions/0060 has the reasons.
 */
export const POINTS = {
  stop: 100,
  stopAtItsBest: 25,
  legMinute: -1,
  waitMinute: -0.5,
  /** The most that one wait costs: in two hours or more, one goes somewhere to rest. */
  wait: -60,
  /** For a day that is as full as its pace allows. It grows with the square, so that days share the stops. */
  fullDay: -30,
  /** After the end of the day, so that a day which is too full anyway gets no more stops in the middle of the night. */
  lateMinute: -1,
} as const

/**
 * The points that a problem costs. A stop is left out rather than planned with a problem that costs more than the stop
 * is worth. The same figures decide which of two problems is worse.
 */
export const PENALTIES = {
  closed: 250,
  'two-at-once': 240,
  'too-little-time': 230,
  'leaves-after-closing': 220,
  'arrives-before-opening': 210,
  'day-too-full': 200,
  'no-meal': 130,
  'over-budget': 120,
  caution: 80,
  'outdoor-heat': 40,
  'hours-unknown': 15,
} as const satisfies Record<ProblemCode, number>

export function getPenalty({ code }: Pick<Problem, 'code'>): number {
  return PENALTIES[code]
}

export type ValuedDay = {
  readonly value: number
  readonly problems: readonly (StopProblem | DayProblem)[]
  readonly scheduled: Schedule
}

/** The worth of a day and what does not work on it. A trip is worth the sum of its days. */
export function valueOfDay(plan: DayPlan, routes: CityRoutes): ValuedDay {
  const scheduled = schedule(plan, routes)
  const problems = problemsOfDay(plan, scheduled)
  let value = getPoints(plan, scheduled)
  for (const problem of problems) value -= getPenalty(problem)
  return { value, problems, scheduled }
}

function getPoints({ day }: DayPlan, scheduled: Schedule): number {
  const { visits, returnLeg } = scheduled
  const fullness = getBusyMinutes(scheduled) / PACE_RULES[day.pace].maxBusyMinutes
  const endsAt = lateEnd(scheduled, day)
  let points = POINTS.fullDay * fullness ** 2 + (endsAt === null ? 0 : POINTS.lateMinute * (endsAt - day.end))
  if (returnLeg) points += POINTS.legMinute * returnLeg.leg.minutes.likely
  for (const visit of visits) {
    points += POINTS.stop
    if (isAtItsBest(visit)) points += POINTS.stopAtItsBest
    if (!visit.leg) continue
    points += POINTS.legMinute * visit.leg.minutes.likely
    // The traveller sets out later for the first stop, and does not wait there.
    if (visit === visits[0]) continue
    points += Math.max(POINTS.wait, POINTS.waitMinute * (visit.starts - visit.arrives))
  }
  return points
}
