/**
 * A value of OpenStreetMap's `opening_hours` as its parts, and as the text in which the guide stores it
 * (docs/decisions/0084). Dates and times are those of the city's calendar and clock.
 */

export const WEEKDAY_CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export const MONTH_CODES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A day or a month of the calendar, as far as the text says it. */
export type WrittenDate = {
  readonly year: number | null
  /** From 0 (January) to 11. */
  readonly month: number
  readonly day: number | null
}

/** Both ends are included. */
export type WrittenDates = readonly [from: WrittenDate, to: WrittenDate]

/** Weekdays from 0 (Monday) to 6, both ends included, or public holidays. */
export type WrittenDays = readonly [from: number, to: number] | 'PH'

export const SUN_EVENTS = ['dawn', 'sunrise', 'sunset', 'dusk'] as const

/** Minutes from midnight, or minutes from an event of the sun. */
export type WrittenTime =
  | { readonly minute: number; readonly sun: null }
  | { readonly minute: number; readonly sun: (typeof SUN_EVENTS)[number] }

/** An end of null is open: nobody knows when it closes. */
export type WrittenTimes = readonly [from: WrittenTime, to: WrittenTime | null]

export type WrittenRule = {
  readonly dates: readonly WrittenDates[]
  readonly days: readonly WrittenDays[]
  readonly times: readonly WrittenTimes[]
  readonly state: 'open' | 'off' | 'unknown'
  /** Null: the rule has none. */
  readonly comment: string | null
  /** The rule adds to earlier ones instead of replacing their days. */
  readonly adds: boolean
}

const DAY_MINUTES = 1_440

/** The weekdays of a range, from 0 (Monday) on. Public holidays are none. */
export function toWeekdays(days: WrittenDays): number[] {
  if (days === 'PH') return []
  const [from, to] = days
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

/** The one text of these rules. */
export function writeHours(rules: readonly WrittenRule[]): string {
  return rules.map((rule, index) => `${separator(rule, index)}${ruleText(rule)}`).join('')
}

function separator({ adds }: WrittenRule, index: number): string {
  if (index === 0) return ''
  return adds ? ', ' : '; '
}

function ruleText(rule: WrittenRule): string {
  const { dates, days, times, state, comment } = rule
  const parts = [
    dates.map(datesText).join(','),
    days.map(daysText).join(','),
    isAlways(rule) ? '24/7' : times.map(timesText).join(','),
    state === 'open' ? '' : state,
    comment === null ? '' : `"${comment}"`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** A rule that names nothing. */
function isAlways({ dates, days, times, state, comment }: WrittenRule): boolean {
  return dates.length + days.length + times.length === 0 && state === 'open' && comment === null
}

function datesText([from, to]: WrittenDates): string {
  const first = dateText(from)
  if (from.year === to.year && from.month === to.month) {
    return from.day === to.day ? first : `${first}-${pad(to.day ?? 0)}`
  }
  return `${first}-${dateText(from.year === to.year ? { ...to, year: null } : to)}`
}

function dateText({ year, month, day }: WrittenDate): string {
  const parts = [year === null ? '' : String(year), MONTH_CODES[month] ?? '', day === null ? '' : pad(day)]
  return parts.filter((part) => part !== '').join(' ')
}

function daysText(days: WrittenDays): string {
  if (days === 'PH') return days
  const [from, to] = days
  return from === to ? (WEEKDAY_CODES[from] ?? '') : `${WEEKDAY_CODES[from]}-${WEEKDAY_CODES[to]}`
}

function timesText([from, to]: WrittenTimes): string {
  return to === null ? `${timeText(from)}+` : `${timeText(from)}-${timeText(to)}`
}

function timeText({ minute, sun }: WrittenTime): string {
  if (sun === null) return clock(minute)
  if (minute === 0) return sun
  return `(${sun}${minute < 0 ? '-' : '+'}${clock(Math.abs(minute))})`
}

function clock(minute: number): string {
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** True if a range of times ends on the day after the one on which it begins. */
export function endsNextDay([from, to]: WrittenTimes): boolean {
  if (to === null || from.sun !== null || to.sun !== null) return false
  return to.minute > DAY_MINUTES || to.minute <= from.minute
}
