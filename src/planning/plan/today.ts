import { addDays } from '#contract/text/dates.ts'
import { planMinuteAt } from '../hours/day-clock.ts'
import type { DayPlan } from './day-plan.ts'
import type { Visit } from './visit.ts'

/** Now, and the date of the city's calendar. The instant is in milliseconds. */
export type Moment = { readonly date: string; readonly instant: number; readonly timeZone: string }

/** The day of a trip at a moment, and the minute of its plan. A day that goes on after midnight is not over before its end. */
export function dayAt<View extends { readonly plan: DayPlan }>(
  days: readonly View[],
  { date, instant, timeZone }: Moment,
): { readonly view: View; readonly minute: number } | null {
  for (const day of [addDays(date, -1), date]) {
    const view = days.find(({ plan }) => plan.day.date === day)
    const minute = view ? planMinuteAt(new Date(instant), day, timeZone) : 0
    if (view && (day === date || minute < view.plan.day.end)) return { view, minute }
  }
  return null
}

/** Progress of a traveller in a day. */
export type Progress = {
  /** The stop that has begun and is not done. Null: none has. */
  readonly now: Visit | null
  /** The first stop after it that is not done. */
  readonly next: Visit | null
}

/** @param minute of the day, on the city's clock */
export function progressAt(
  visits: readonly Visit[],
  { isDone, minute }: { readonly isDone: (stopId: string) => boolean; readonly minute: number },
): Progress {
  const open = visits.filter(({ stop }) => !isDone(stop.id))
  // A stop that has begun later replaces a stop whose time is over.
  const now = open.findLast(({ starts }) => starts <= minute) ?? null
  return { now, next: open.find((visit) => visit.starts > minute) ?? null }
}

/** A way that begins within this time is near enough to be late for. */
const SOON_MINUTES = 60

/** True if one may be late already: a stop has begun, or the way to the next one begins within an hour. */
export function mayBeLate({ now, next }: Progress, minute: number): boolean {
  if (!next) return false
  return now !== null || next.starts - (next.leg?.minutes.likely ?? 0) - minute <= SOON_MINUTES
}
