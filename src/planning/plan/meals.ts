import { overlapMinutes, type Span } from '../hours/minutes.ts'
import type { Visit } from './visit.ts'

export const meals = ['lunch', 'dinner'] as const
export type Meal = (typeof meals)[number]

/** Times at which people in the city eat, and the shortest length of a meal. */
export const MEAL_RULES: Readonly<Record<Meal, Span & { readonly minutes: number }>> = {
  lunch: { start: 12 * 60, end: 15 * 60, minutes: 40 },
  dinner: { start: 19 * 60, end: 22 * 60, minutes: 45 },
}

/** At a stop with food this is enough of its stay to have been the meal. */
const MIN_MINUTES_AT_STOP = 15

/**
 * True if the day leaves time for a meal: at a stop with food, or in time that is neither stay nor way. Before the
 * first and after the last stop, the traveller is free.
 */
export function hasMeal(visits: readonly Visit[], meal: Meal): boolean {
  const { start, end, minutes } = MEAL_RULES[meal]
  if (visits.some((visit) => isMealAt(visit, meal))) return true
  let freeFrom = start
  for (const { leg, starts, leaves } of visits) {
    if (freeMinutes({ start: freeFrom, end: starts }, leg?.minutes.likely ?? 0, meal) >= minutes) return true
    freeFrom = leaves
  }
  return end - Math.max(start, freeFrom) >= minutes
}

export function isMealAt({ stop, starts, leaves }: Visit, meal: Meal): boolean {
  return (
    stop.isMeal && overlapMinutes(starts, leaves, MEAL_RULES[meal]) >= Math.min(MIN_MINUTES_AT_STOP, leaves - starts)
  )
}

/** Minutes of a gap within the hours of a meal. The way is made outside of them as far as the gap allows. */
function freeMinutes(gap: Span, legMinutes: number, meal: Meal): number {
  const within = overlapMinutes(gap.start, gap.end, MEAL_RULES[meal])
  const outside = gap.end - gap.start - within
  return within - Math.max(0, legMinutes - outside)
}
