import type { CityWays } from './city-ways.ts'
import { PACE_RULES, type DayPlan } from './day-plan.ts'
import {
  busyMinutesOf,
  problemsOfDay,
  type DayProblem,
  type Problem,
  type ProblemCode,
  type StopProblem,
} from './problems.ts'
import { schedule, type Schedule } from './schedule.ts'
import { isAtItsBest } from './best-time.ts'
import { isAfterDay } from './visit.ts'

/**
 * What a good plan is, in points. The planner looks for the plan with the most of them, and this is the only place that
 * says what they are. docs/decisions/0060 has the reasons.
 */
export const POINTS = {
  stop: 100,
  stopAtItsBest: 25,
  wayMinute: -1,
  waitMinute: -0.5,
  /** The most that one wait costs: in two hours or more, one goes somewhere to rest. */
  wait: -60,
  /** Of a day that is as full as its pace allows. It grows with the square, so that days share the stops. */
  fullDay: -30,
  /** After the end of the day, so that a day which is too full anyway gets no more stops in the middle of the night. */
  lateMinute: -1,
} as const

/**
 * What a problem costs. Those that cost more than a stop is worth leave a stop out rather than plan it so. The same
 * figures say which of two problems is worse.
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

export function penaltyOf({ code }: Pick<Problem, 'code'>): number {
  return PENALTIES[code]
}

export type ValuedDay = {
  readonly value: number
  readonly problems: readonly (StopProblem | DayProblem)[]
  readonly scheduled: Schedule
}

/** The worth of a day and what does not work on it. A trip is worth the sum of its days. */
export function valueOfDay(plan: DayPlan, ways: CityWays): ValuedDay {
  const scheduled = schedule(plan, ways)
  const problems = problemsOfDay(plan, scheduled)
  let value = pointsOf(plan, scheduled)
  for (const problem of problems) value -= penaltyOf(problem)
  return { value, problems, scheduled }
}

function pointsOf({ day }: DayPlan, { visits }: Schedule): number {
  const fullness = busyMinutesOf(visits) / PACE_RULES[day.pace].maxBusyMinutes
  const late = visits.findLast((visit) => isAfterDay(visit, day))
  let points = POINTS.fullDay * fullness ** 2 + (late ? POINTS.lateMinute * (late.leaves - day.end) : 0)
  for (const visit of visits) {
    points += POINTS.stop
    if (isAtItsBest(visit)) points += POINTS.stopAtItsBest
    if (!visit.leg) continue
    points += POINTS.wayMinute * visit.leg.minutes.likely
    points += Math.max(POINTS.wait, POINTS.waitMinute * (visit.starts - visit.arrives))
  }
  return points
}
