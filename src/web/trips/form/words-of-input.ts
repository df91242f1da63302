import { fill, type Formats } from '#contract/messages/format.ts'
import { writeDate } from '#contract/text/date-format.ts'
import { toEnteredDate } from '#contract/text/dates.ts'

/**
 * The date of an input in the words of the guide, with its weekday. Browsers write dates in their own language, where
 * 03/04 may be in March or in April.
 * @returns undefined while there is no date
 */
export function dateInWords(typed: string, formats: Formats): string | undefined {
  const date = toEnteredDate(typed)
  if (date === null) return undefined
  return writeDate(date, formats, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * The time of an input as the guide writes it: browsers may have the 12-hour clock in English.
 * @param typed hh:mm
 * @returns undefined while there is no time
 */
export function timeInWords(typed: string, { instant }: Formats): string | undefined {
  if (!/^\d\d:\d\d$/.test(typed)) return undefined
  return instant === undefined ? typed : fill(instant.slice(instant.indexOf('{time')), { date: '', time: typed })
}
