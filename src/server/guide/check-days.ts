import type { CalendarDate } from '#contract/text/dates.ts'
import { codedProblem } from './content-problems.ts'

/** No list of holidays and no tariff of a guide is older. */
const FIRST_YEAR = 2000

/** Calendars are published a few years ahead. A later day is a slip of the hand. */
const YEARS_AHEAD = 10

type Day = { readonly field: string; readonly date: CalendarDate | null | undefined }

/**
 * Days that cannot be meant, each as "field: problem". A day in the past stays possible, so that an old folder can be read.
 * @param now the date of now
 */
export function problemsOfDays(days: readonly Day[], now: CalendarDate): string[] {
  const last = Number(now.slice(0, 4)) + YEARS_AHEAD
  const values = { first: String(FIRST_YEAR), last: String(last) }
  return days.flatMap(({ field, date }) => {
    if (date === null || date === undefined) return []
    const year = Number(date.slice(0, 4))
    return year < FIRST_YEAR || year > last ? [codedProblem(field, 'content.year-range', values)] : []
  })
}
