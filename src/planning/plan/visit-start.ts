import { PACE_RULES, type Day } from './day-plan.ts'
import { hoursOn, type Stop, type StopHours } from './stop.ts'

/** Free stops begin at minutes that people say. */
const STEP_MINUTES = 5

/** Start of a visit of somebody who is ready at a minute: its fixed time or later, or the next good opening. */
export function visitStart(
  stop: Stop,
  day: Day,
  ready: { readonly at: number; readonly hasTravelled: boolean },
): number {
  if (stop.fixedAt !== null) return Math.max(stop.fixedAt, ready.at)
  const slack = ready.hasTravelled ? PACE_RULES[day.pace].slackMinutes : 0
  const earliest = Math.ceil((ready.at + slack) / STEP_MINUTES) * STEP_MINUTES
  const hours = hoursOn(stop, day.date)
  if (hours?.state === 'unknown' && hours.likely && stop.hoursConfirmedFor !== day.date)
    return fittingStart({ intervals: hours.likely, lastEntryMinutes: 0 }, earliest, stop.stayMinutes) ?? earliest
  if (hours?.state !== 'open') return earliest
  return fittingStart(hours, earliest, stop.stayMinutes) ?? earliest
}

type OpenTimes = Pick<Extract<StopHours, { state: 'open' }>, 'intervals' | 'lastEntryMinutes'>

/** The first minute from which the whole stay lies in an opening, before the last entry. Null: none on this day. */
export function fittingStart(
  { intervals, lastEntryMinutes }: OpenTimes,
  earliest: number,
  stayMinutes: number,
): number | null {
  for (const [from, to] of intervals) {
    const start = Math.max(from, earliest)
    if (start + Math.max(stayMinutes, lastEntryMinutes) <= to) return start
  }
  return null
}
