import { getField, isList, getText, type Typed } from './typed-value.ts'

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Hours of some days of the week. Times are HH:MM, empty while nothing is chosen. */
export type HoursRow = { readonly days: readonly Weekday[]; readonly opens: string; readonly closes: string }

/**
 * The rows as a value of OpenStreetMap's `opening_hours`. Days with the same times share a rule, and a day may have several
 * times. Days without a row are closed.
 * @returns an empty text when no row is complete
 */
export function hoursText(rows: readonly HoursRow[]): string {
  const daysByTimes = new Map<string, number[]>()
  for (const [day, weekday] of weekdays.entries()) {
    const times = getTimes(rows, weekday)
    if (times !== '') daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), day])
  }
  const rules = [...daysByTimes].map(([times, days]) => `${getRanges(days)} ${times}`)
  return rules.join('; ') === 'Mo-Su 00:00-24:00' ? '24/7' : rules.join('; ')
}

function getTimes(rows: readonly HoursRow[], weekday: Weekday): string {
  const times = rows
    .filter(({ days, opens, closes }) => days.includes(weekday) && opens !== '' && closes !== '')
    .map(({ opens, closes }) => `${opens}-${closes === '00:00' ? '24:00' : closes}`)
  return [...new Set(times)].toSorted().join(',')
}

/** Neighbouring days as a range: Mo-We,Fr. Two of them are a list. */
function getRanges(days: readonly number[]): string {
  const ranges: number[][] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else ranges.push([day])
  }
  return ranges.map(nameRange).join(',')
}

function nameRange(days: readonly number[]): string {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  if (first === last) return weekdays[first] ?? ''
  return `${weekdays[first]}${last === first + 1 ? ',' : '-'}${weekdays[last]}`
}

/** One row for the whole week. */
export const FIRST_ROW: HoursRow = { days: weekdays, opens: '', closes: '' }

/** The rows that were typed; one for the whole week before anything is. */
export function getRows(value: Typed): readonly HoursRow[] {
  if (!isList(value)) return [FIRST_ROW]
  return value.map((row) => {
    const days = getField(row, 'days')
    return {
      days: weekdays.filter((day) => isList(days) && days.includes(day)),
      opens: getText(getField(row, 'opens')),
      closes: getText(getField(row, 'closes')),
    }
  })
}
