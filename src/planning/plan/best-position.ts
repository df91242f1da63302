import type { CityRoutes } from './city-routes.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { valueOfDay } from './plan-value.ts'
import type { Stop } from './stop.ts'

/** Position at which a stop fits. */
export type Position = {
  readonly date: string
  /** Among the other stops of the day. */
  readonly index: number
  /** The minute of the day at which it then begins. */
  readonly startsAt: number
  /** Points that the trip gains. Not above 0: it fits badly. */
  readonly gain: number
}

/**
 * The position at which a stop adds most to a trip, by the value of its days.
 * @param dates that count. Left out: all days.
 * @returns null if there is no day
 */
export function bestPosition(
  { days }: TripPlan,
  stop: Stop,
  { routes, dates }: { readonly routes: CityRoutes; readonly dates?: readonly string[] },
): Position | null {
  let best: Position | null = null
  for (const plan of days) {
    if (dates && !dates.includes(plan.day.date)) continue
    const found = bestOnDay(plan, stop, routes)
    if (best === null || found.gain > best.gain) best = found
  }
  return best
}

function bestOnDay({ day, stops: all }: DayPlan, stop: Stop, routes: CityRoutes): Position {
  const stops = all.filter(({ id }) => id !== stop.id)
  const before = valueOfDay({ day, stops }, routes).value
  let best: Position = { date: day.date, index: stops.length, startsAt: day.start, gain: Number.NEGATIVE_INFINITY }
  for (let index = 0; index <= stops.length; index += 1) {
    const { value, scheduled } = valueOfDay({ day, stops: stops.toSpliced(index, 0, stop) }, routes)
    const gain = value - before
    if (gain > best.gain) best = { date: day.date, index, startsAt: scheduled.visits[index]?.starts ?? day.start, gain }
  }
  return best
}
