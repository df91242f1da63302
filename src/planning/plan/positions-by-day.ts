import { bestPosition, type Position } from './best-position.ts'
import type { TripPlan } from './day-plan.ts'
import { restOfDay, type Present } from './rest-of-day.ts'
import { hoursOn, type Stop } from './stop.ts'

/** The best position of a day that is not over. */
export type DayPosition = Position & { readonly isClosed: boolean }

/** The best position for one more stop on each day that is not over, in the order of the days. */
export function positionsByDay(plan: TripPlan, stop: Stop, { ways, now }: Present): DayPosition[] {
  return plan.days.flatMap((dayPlan) => {
    const rest = restOfDay(dayPlan, { ways, now })
    const best = rest && bestPosition({ ...plan, days: [rest.plan] }, stop, { ways })
    if (!best) return []
    return [{ ...best, index: rest.begun + best.index, isClosed: hoursOn(stop, best.date)?.state === 'closed' }]
  })
}

/** The position that gains most, on the earliest of equal days. Null: the stop is closed on all days that are left. */
export function bestOpenDay(positions: readonly DayPosition[]): DayPosition | null {
  let best: DayPosition | null = null
  for (const position of positions) if (!position.isClosed && position.gain > (best?.gain ?? -Infinity)) best = position
  return best
}
