import { bestPosition, type Position } from './best-position.ts'
import { loadOfDay } from './day-load.ts'
import type { TripPlan } from './day-plan.ts'
import { restOfDay, type Present } from './rest-of-day.ts'
import { schedule } from './schedule.ts'
import { hoursOn, type Stop } from './stop.ts'

/** The best position of a day that is not over. */
export type DayPosition = Position & {
  readonly isClosed: boolean
  /** Minutes that the day leaves before the stop is there. */
  readonly free: number
}

/** The best position for one more stop on each day that is not over, in the order of the days. */
export function positionsByDay(plan: TripPlan, stop: Stop, { routes, now }: Present): DayPosition[] {
  return plan.days.flatMap((dayPlan) => {
    const rest = restOfDay(dayPlan, { routes, now })
    const best = rest && bestPosition({ ...plan, days: [rest.plan] }, stop, { routes })
    if (!best) return []
    const { free } = loadOfDay(rest.plan, schedule(rest.plan, routes))
    return [{ ...best, index: rest.begun + best.index, isClosed: hoursOn(stop, best.date)?.state === 'closed', free }]
  })
}

/**
 * The day with the most free time among those where the stop fits, else the one that it harms least; of equal days the
 * one that gains most, then the earliest. Null: the stop is closed on all days that are left.
 */
export function bestOpenDay(positions: readonly DayPosition[]): DayPosition | null {
  const open = positions.filter(({ isClosed }) => !isClosed)
  const fitting = open.filter(({ gain }) => gain > 0)
  const [best = null] =
    fitting.length > 0
      ? fitting.toSorted((one, other) => other.free - one.free || other.gain - one.gain)
      : open.toSorted((one, other) => other.gain - one.gain)
  return best
}
