import type { ClosedReason } from '#contract/place/open-hours.ts'
import { isStatedInAccess } from './access-times.ts'
import { hoursOn, type Stop, type StopHours } from './stop.ts'

/** Reason why a visit does not lie in the opening hours. Minutes count from the day's midnight. */
export type MissedHours =
  | { readonly code: 'closed'; readonly reason: ClosedReason }
  | { readonly code: 'arrives-before-opening'; readonly opensAt: number; readonly startsAt: number }
  | {
      readonly code: 'leaves-after-closing'
      readonly closesAt: number
      /** Null: the last entry is not known, or it is the closing. */
      readonly lastEntryAt: number | null
      readonly startsAt: number
      readonly leavesAt: number
    }
  | {
      readonly code: 'hours-unknown'
      /** The words that the guide has instead of hours. */
      readonly access?: string
    }

type Timed = { readonly stop: Stop; readonly starts: number; readonly leaves: number }

/** Reason why a visit misses the hours of its stop on a date. Null: all of it lies in them, or the stop has none. */
export function getMiss({ stop, starts, leaves }: Timed, date: string): MissedHours | null {
  const hours = hoursOn(stop, date)
  if (!hours) return null
  if (hours.state !== 'open') {
    if (hours.night?.some(([from, to]) => from <= starts && leaves <= to)) return null
    if (hours.state === 'closed') return { code: 'closed', reason: hours.reason }
    return stop.hoursConfirmedFor === date ? null : missOfUnknown(hours, starts)
  }
  const { intervals, lastEntryMinutes } = hours
  const current = intervals.find(([from, to]) => from <= starts && starts < to)
  if (current && leaves <= current[1] && starts + lastEntryMinutes <= current[1]) return null
  const next = intervals.find(([from]) => from > starts)
  if (!current && next) return { code: 'arrives-before-opening', opensAt: next[0], startsAt: starts }
  const closesAt = (current ?? intervals.at(-1))?.[1] ?? 0
  const lastEntryAt = lastEntryMinutes === 0 ? null : closesAt - lastEntryMinutes
  return { code: 'leaves-after-closing', closesAt, lastEntryAt, startsAt: starts, leavesAt: leaves }
}

/** Evenings are no question in the evening. Times that the words leave open stay a question. */
function missOfUnknown(
  { access, likely = [] }: Extract<StopHours, { state: 'unknown' }>,
  starts: number,
): MissedHours | null {
  if (!access) return { code: 'hours-unknown' }
  const isLikely = likely.some(([from, to]) => from <= starts && starts < to)
  return isLikely && isStatedInAccess(access) ? null : { code: 'hours-unknown', access: access.sentence }
}
