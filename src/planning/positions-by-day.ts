import { bestPosition, type Position } from './best-position.ts'
import type { CityWays } from './city-ways.ts'
import type { DayPlan, TripPlan } from './day-plan.ts'
import { schedule } from './schedule.ts'
import { hoursOn, type Stop } from './stop.ts'

/** The best position of a day that is not over. */
export type DayPosition = Position & { readonly isClosed: boolean }

/** The city's calendar and clock. */
export type PlanMoment = { readonly date: string; readonly minute: number }

type Search = { readonly ways: CityWays; readonly now: PlanMoment }

/** The best position for one more stop on each day that is not over, in the order of the days. */
export function positionsByDay(plan: TripPlan, stop: Stop, { ways, now }: Search): DayPosition[] {
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

/** What is left of a day, and how many of its stops are not. */
type Rest = { readonly plan: DayPlan; readonly begun: number }

function restOfDay(plan: DayPlan, { ways, now }: Search): Rest | null {
  const { day, stops } = plan
  if (day.date > now.date) return { plan, begun: 0 }
  if (day.date < now.date || now.minute >= day.end) return null
  const { visits } = schedule(plan, ways)
  const next = visits.findIndex(({ starts }) => starts >= now.minute)
  const begun = next === -1 ? stops.length : next
  return { plan: { day: { ...day, start: Math.max(day.start, now.minute) }, stops: stops.slice(begun) }, begun }
}
