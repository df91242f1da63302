import { PACE_RULES, type DayPlan } from './day-plan.ts'
import { hasMeal, meals, type Meal } from './meals.ts'
import { overlapMinutes } from './minutes.ts'
import { missOf, type MissedHours } from './missed-hours.ts'
import type { Schedule } from './schedule.ts'
import type { StopCaution } from './stop.ts'
import { isAfterDay, isLate, type Visit } from './visit.ts'

/** What does not work at a stop. */
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

/** What does not work on a day as a whole. */
export type DayReason =
  | {
      readonly code: 'day-too-full'
      /** When the last free stop ends, and when the day should. Null: it ends in time, but has too much in it. */
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

/** What does not work in a plan: a code with values. Pages have the words. */
export type Problem = StopProblem | DayProblem | TripProblem
export type ProblemCode = Problem['code']

/** The hot hours of a hot day. */
export const HEAT = { start: 12 * 60, end: 16 * 60 }

/** All that does not work on a day, in the order of its stops, the day itself last. */
export function problemsOfDay(plan: DayPlan, { visits }: Schedule): (StopProblem | DayProblem)[] {
  const { date } = plan.day
  const problems: (StopProblem | DayProblem)[] = []
  for (const [index, visit] of visits.entries()) {
    for (const reason of stopReasons(plan, visits, { visit, index }))
      problems.push({ ...reason, date, stopId: visit.stop.id })
  }
  for (const reason of dayReasons(plan, visits)) problems.push({ ...reason, date })
  return problems
}

type Indexed = { readonly visit: Visit; readonly index: number }

function stopReasons({ day }: DayPlan, visits: readonly Visit[], { visit, index }: Indexed): StopReason[] {
  const { stop, starts, leaves } = visit
  const reasons: StopReason[] = []
  const miss = missOf(visit, day.date)
  if (miss) reasons.push(miss)
  const late = isLate(visit) ? lateReason(visits, { visit, index }) : null
  if (late) reasons.push(late)
  if (day.isHot && stop.setting === 'outdoor' && overlapMinutes(starts, leaves, HEAT) > 0)
    reasons.push({ code: 'outdoor-heat', from: Math.max(starts, HEAT.start), to: Math.min(leaves, HEAT.end) })
  if (day.hasWindWarning && stop.cautions.includes('wind-warning'))
    reasons.push({ code: 'caution', condition: 'wind-warning' })
  else if (day.isInMonsoon && stop.cautions.includes('monsoon')) reasons.push({ code: 'caution', condition: 'monsoon' })
  return reasons
}

/** Two stops whose fixed times overlap are two at once. Every other late stop has too little time before it. */
function lateReason(visits: readonly Visit[], { visit: { stop, starts, leg }, index }: Indexed): StopReason | null {
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
  return { code: 'too-little-time', afterId: visits[index - 1]?.stop.id ?? null, missing, isSure }
}

function dayReasons({ day }: DayPlan, visits: readonly Visit[]): DayReason[] {
  const { maxBusyMinutes } = PACE_RULES[day.pace]
  const busyMinutes = busyMinutesOf(visits)
  const lateEnds = visits.flatMap((visit) => (isAfterDay(visit, day) ? [visit.leaves] : []))
  const isTooFull = lateEnds.length > 0 || busyMinutes > maxBusyMinutes
  const endsAt = lateEnds.length > 0 ? Math.max(...lateEnds) : null
  return [
    ...(isTooFull ? [{ code: 'day-too-full' as const, endsAt, dayEndsAt: day.end, busyMinutes, maxBusyMinutes }] : []),
    ...meals.filter((meal) => !hasMeal(visits, meal)).map((meal) => ({ code: 'no-meal' as const, meal })),
  ]
}

/** Stays and ways. */
export function busyMinutesOf(visits: readonly Visit[]): number {
  let minutes = 0
  for (const { leg, starts, leaves } of visits) minutes += leaves - starts + (leg?.minutes.likely ?? 0)
  return minutes
}
