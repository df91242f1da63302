import { PACE_RULES, type Day, type DayPlan } from './day-plan.ts'
import { hasMeal, meals, type Meal } from './meals.ts'
import { overlapMinutes } from '../hours/minutes.ts'
import { getMiss, type MissedHours } from './missed-hours.ts'
import type { Schedule } from './schedule.ts'
import type { StopCaution } from './stop.ts'
import { isAfterDay, isLate, type Visit } from './visit.ts'

/** A problem at a stop. */
export type StopReason =
  | MissedHours
  /** The traveller is there this much after the fixed time, with the shortest and longest way that is thinkable. */
  | {
      readonly code: 'too-little-time'
      readonly afterId: string | null
      readonly missing: number
      readonly isSure: boolean
    }
  | { readonly code: 'two-at-once'; readonly otherId: string }
  | { readonly code: 'outdoor-heat'; readonly from: number; readonly to: number }
  | { readonly code: 'caution'; readonly condition: StopCaution }

/** A problem of a day as a whole. */
export type DayReason =
  | {
      readonly code: 'day-too-full'
      /**
       * Time at which the last free stop ends, and the end of the day. Null: the day ends in time, but has too much in
       * it.
       */
      readonly endsAt: number | null
      readonly dayEndsAt: number
      readonly busyMinutes: number
      readonly maxBusyMinutes: number
    }
  | { readonly code: 'no-meal'; readonly meal: Meal }

type BudgetReason = { readonly code: 'over-budget'; readonly cost: number; readonly budget: number }

export type StopProblem = StopReason & { readonly date: string; readonly stopId: string }
export type DayProblem = DayReason & { readonly date: string }
export type TripProblem = BudgetReason

/** A problem of a plan: a code with values. Pages have the words. */
export type Problem = StopProblem | DayProblem | TripProblem
export type ProblemCode = Problem['code']

/** The hot hours of a hot day. */
export const HEAT = { start: 12 * 60, end: 16 * 60 }

/** All that does not work on a day, in the order of its stops, the day itself last. */
export function problemsOfDay(plan: DayPlan, scheduled: Schedule): (StopProblem | DayProblem)[] {
  const { visits } = scheduled
  const { date } = plan.day
  const problems: (StopProblem | DayProblem)[] = []
  let before: Visit | null = null
  for (const visit of visits) {
    for (const reason of stopReasons(visit, plan.day, { visits, before }))
      problems.push({ ...reason, date, stopId: visit.stop.id })
    before = visit
  }
  for (const reason of dayReasons(plan, scheduled)) problems.push({ ...reason, date })
  return problems
}

/** The other visits of the day, and the one before. */
type Beside = { readonly visits: readonly Visit[]; readonly before: Visit | null }

function stopReasons(visit: Visit, day: Day, beside: Beside): StopReason[] {
  const { stop, starts, leaves } = visit
  const reasons: StopReason[] = []
  const miss = getMiss(visit, day.date)
  if (miss) reasons.push(miss)
  const late = isLate(visit) ? lateReason(visit, beside) : null
  if (late) reasons.push(late)
  if (day.isHot && stop.setting === 'outdoor' && overlapMinutes(starts, leaves, HEAT) > 0)
    reasons.push({ code: 'outdoor-heat', from: Math.max(starts, HEAT.start), to: Math.min(leaves, HEAT.end) })
  if (day.hasWindWarning && stop.cautions.includes('wind-warning'))
    reasons.push({ code: 'caution', condition: 'wind-warning' })
  else if (day.isInMonsoon && stop.cautions.includes('monsoon')) reasons.push({ code: 'caution', condition: 'monsoon' })
  return reasons
}

/** Two stops whose fixed times overlap are two at once. Every other late stop has too little time before it. */
function lateReason({ stop, starts, leg }: Visit, { visits, before }: Beside): StopReason | null {
  if (stop.fixedAt === null) return null
  const from = stop.fixedAt
  const other = visits.find(({ stop: { fixedAt, stayMinutes, id } }) => {
    if (fixedAt === null || id === stop.id) return false
    return fixedAt < from + stop.stayMinutes && from < fixedAt + stayMinutes
  })
  if (other) return { code: 'two-at-once', otherId: other.stop.id }
  const missing = starts - from
  // With the shortest way, it might be enough.
  const isSure = missing > (leg ? leg.minutes.likely - leg.minutes.min : 0)
  return { code: 'too-little-time', afterId: before?.stop.id ?? null, missing, isSure }
}

function dayReasons({ day }: DayPlan, scheduled: Schedule): DayReason[] {
  const { visits } = scheduled
  const { maxBusyMinutes } = PACE_RULES[day.pace]
  const busyMinutes = getBusyMinutes(scheduled)
  const endsAt = lateEnd(scheduled, day)
  const reasons: DayReason[] = []
  if (endsAt !== null || busyMinutes > maxBusyMinutes)
    reasons.push({ code: 'day-too-full', endsAt, dayEndsAt: day.end, busyMinutes, maxBusyMinutes })
  for (const meal of meals) if (!hasMeal(visits, meal)) reasons.push({ code: 'no-meal', meal })
  return reasons
}

/** Time at which the last free stop or the leg back from it ends, if that is after the end of the day. */
export function lateEnd({ visits, returnLeg }: Schedule, day: Day): number | null {
  const isBackLate = returnLeg !== null && returnLeg.arrives > day.end && visits.at(-1)?.stop.fixedAt === null
  let end: number | null = isBackLate ? returnLeg.arrives : null
  for (const visit of visits) if (isAfterDay(visit, day)) end = Math.max(end ?? 0, visit.leaves)
  return end
}

/** Stays and ways. */
export function getBusyMinutes({ visits, returnLeg }: Schedule): number {
  let minutes = returnLeg?.leg.minutes.likely ?? 0
  for (const { leg, starts, leaves } of visits) minutes += leaves - starts + (leg?.minutes.likely ?? 0)
  return minutes
}
