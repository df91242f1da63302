import { readHours } from '#contract/place/hours/read-hours.ts'
import type { WrittenRule, WrittenTimes } from '#contract/place/hours/written-hours.ts'
import { hoursText, weekdays, type HoursRow } from '../../suggestions/hours-text.ts'

const DAY = 24 * 60

/**
 * Opening hours as rows of days and times.
 * @returns null if they say more than rows can, such as seasons or public holidays
 */
export function rowsOfHours(value: string): readonly HoursRow[] | null {
  const read = readHours(value)
  if (read.kind === 'refused') return null
  const closed = new Set<string>(read.rules.flatMap(closedDays))
  const parts = read.rules.map((rule) => (closedDays(rule).length > 0 ? [] : rowsOfRule(rule)))
  if (parts.includes(null)) return null
  const rows = parts
    .flatMap((part) => part ?? [])
    .map((row) => ({ ...row, days: row.days.filter((day) => !closed.has(day)) }))
    .filter(({ days }) => days.length > 0)
  // Rows that mean something else than the text, such as two rules for one day, are no rows of it.
  const again = readHours(hoursText(rows))
  return again.kind !== 'refused' && meaning(again.rules) === meaning(read.rules) ? rows : null
}

/** The times of each day. A later rule replaces the days of an earlier one. */
function meaning(rules: readonly WrittenRule[]): string {
  const days = weekdays.map(() => '')
  for (const { days: ranges, times, state } of rules) {
    for (const range of ranges.length === 0 ? ([[0, 6]] as const) : ranges) {
      if (range === 'PH') continue
      for (let day = range[0]; day <= range[1]; day += 1) days[day] = state === 'off' ? '' : JSON.stringify(times)
    }
  }
  return days.join('|')
}

/** The weekdays on which a rule closes. No row has them. */
function closedDays({ dates, days, times, state, comment }: WrittenRule) {
  const isWeekly = state === 'off' && comment === null && dates.length + times.length === 0 && days.length > 0
  if (!isWeekly || days.includes('PH')) return []
  return weekdays.filter((_day, index) =>
    days.some((range) => range !== 'PH' && range[0] <= index && index <= range[1]),
  )
}

function rowsOfRule({ dates, days, times, state, comment }: WrittenRule): HoursRow[] | null {
  const ranges = days.flatMap((range) => (range === 'PH' ? [] : [range]))
  if (dates.length > 0 || ranges.length < days.length || state !== 'open' || comment !== null) return null
  const covered = weekdays.filter(
    (_day, index) => days.length === 0 || ranges.some(([from, to]) => from <= index && index <= to),
  )
  const spans = times.length === 0 ? [['00:00', '00:00'] as const] : times.map(getClock)
  return spans.includes(null)
    ? null
    : spans.flatMap((span) => (span ? [{ days: covered, opens: span[0], closes: span[1] }] : []))
}

function getClock([from, to]: WrittenTimes): readonly [string, string] | null {
  if (to === null || from.sun !== null || to.sun !== null) return null
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return [text(from.minute), text(to.minute % DAY)]
}
