import type { ClosedReason, DayHours, HoursRule, OpenHours } from '#contract/place/open-hours.ts'
import { clockTime } from './minutes.ts'
import { applyRules, isInDates, getWeekday, type Shift } from './hours-rules.ts'

/** A place with its compiled opening hours. Null: nobody knows them. */
export type WithOpenHours = { readonly openHours: OpenHours | null }

/** Minutes from the midnight at which the day begins. */
type Interval = readonly [from: number, to: number]

/** The hours of a day by one side of the sources, with a doubt where a feast may be a day off. */
type Verdict =
  | { state: 'open'; intervals: readonly Interval[]; isDoubtful: boolean }
  | { state: 'closed'; reason: ClosedReason; isDoubtful: boolean }
  | { state: 'unknown' }

/**
 * Times at which a place is open on a date (yyyy-mm-dd) of the city's calendar. An interval belongs to the day on which
 * it begins. If sources contradict each other, only the times on which all of them agree count.
 * @throws RangeError if `date` is not a date
 */
export function openIntervals({ openHours }: WithOpenHours, date: string): DayHours {
  if (!openHours) return { state: 'unknown' }
  const { rules, otherSides = [], closed } = openHours
  if (closed && isSince(closed.since, date)) return { state: 'closed', reason: closed.reason }
  if (rules.length === 0) return { state: 'unknown' }
  const verdict = [rules, ...otherSides].map((side) => judgeDay(openHours, side, date)).reduce(agree)
  if (verdict.state === 'unknown') return verdict
  const doubt = verdict.isDoubtful ? ({ confidence: 'estimate' } as const) : null
  if (verdict.state === 'closed') return { state: 'closed', reason: verdict.reason, ...doubt }
  return {
    state: 'open',
    intervals: verdict.intervals.map(([from, to]) => [clockTime(from), clockTime(to)]),
    lastEntry: getLastEntry(openHours, verdict.intervals),
    confidence: openHours.confidence,
    ...doubt,
  }
}

/** A date is after the beginning of the month or the year that `since` names. An unknown beginning lies in the past. */
function isSince(since: string | null, date: string): boolean {
  return since === null || date.slice(0, since.length) >= since
}

function getLastEntry({ lastEntryMinutes }: OpenHours, intervals: readonly Interval[]): string | null {
  const [from, to] = intervals.at(-1) ?? []
  if (lastEntryMinutes === undefined || from === undefined || to === undefined) return null
  return clockTime(Math.max(from, to - lastEntryMinutes))
}

function judgeDay(hours: OpenHours, rules: readonly HoursRule[], date: string): Verdict {
  const usual = judgeShifted(hours, rules, { date, shift: 0 })
  if (usual.state === 'unknown') return usual
  if (isBeyondCalendar(hours, date)) return judgeWithoutCalendar(usual, rules)
  if (!hasMovableDates(rules)) return usual
  const moved = MOVES.map((shift) => judgeShifted(hours, rules, { date, shift }))
  if (moved.some(({ state }) => state === 'unknown')) return { state: 'unknown' }
  return { ...usual, isDoubtful: moved.some(({ state }) => state !== usual.state) }
}

function isBeyondCalendar({ calendar }: OpenHours, date: string): boolean {
  return calendar !== undefined && (date < calendar[0] || date > calendar[1])
}

/** The days of feasts are not known here: an open day may be a feast, and a season of feasts may be now. */
function judgeWithoutCalendar(usual: Exclude<Verdict, { state: 'unknown' }>, rules: readonly HoursRule[]): Verdict {
  const opensAtFeasts = rules.some(({ isFeast, state }) => isFeast && state !== 'closed')
  if (usual.state === 'closed' && opensAtFeasts) return { state: 'unknown' }
  return { ...usual, isDoubtful: usual.state === 'open' }
}

const MOVES: readonly Shift[] = [-1, 1]

function hasMovableDates(rules: readonly HoursRule[]): boolean {
  return rules.some(({ dates }) => dates?.some((range) => range.includes('~')))
}

type ShiftedDay = { readonly date: string; readonly shift: Shift }

function judgeShifted({ sun }: OpenHours, rules: readonly HoursRule[], { date, shift }: ShiftedDay): Verdict {
  const { segments, closedBy } = applyRules(rules, date, { sun, shift })
  const own = segments.filter(({ state }) => state !== 'closed')
  if (own.some(({ state }) => state === 'unknown')) return { state: 'unknown' }
  if (own.length === 0)
    return { state: 'closed', reason: getReason(rules, closedBy, { date, shift }), isDoubtful: false }
  return { state: 'open', intervals: own.map(({ from, to }) => [from, to]), isDoubtful: false }
}

function getReason(rules: readonly HoursRule[], closedBy: HoursRule | null, { date, shift }: ShiftedDay): ClosedReason {
  if (closedBy) {
    if (closedBy.isFeast || closedBy.dates?.some((range) => /^\d{4}/.test(range))) return 'holiday'
    return closedBy.days === undefined && closedBy.dates !== undefined ? 'season' : 'weekly'
  }
  const opensOnOtherWeekdays = rules.some((rule) => rule.state !== 'closed' && isInDates(rule, date, shift))
  return opensOnOtherWeekdays ? 'weekly' : 'season'
}

function agree(one: Verdict, other: Verdict): Verdict {
  if (one.state === 'open' && other.state === 'open') {
    const intervals = intersect(one.intervals, other.intervals)
    if (intervals.length === 0) return { state: 'unknown' }
    return { state: 'open', intervals, isDoubtful: one.isDoubtful || other.isDoubtful }
  }
  return one.state === 'closed' && other.state === 'closed' ? one : { state: 'unknown' }
}

function intersect(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Interval[] => {
      const [later, earlier] = [Math.max(from, start), Math.min(to, end)]
      return later < earlier ? [[later, earlier]] : []
    }),
  )
}

/** The weekday of a date, from 1 (Monday) to 7 (Sunday). */
export function weekdayNumber(date: string): number {
  return Number(getWeekday(date))
}
