import { writeDate, type DateFormats } from '#contract/text/date-format.ts'

/** A month (yyyy-mm) in words, such as December 2026. */
export function showMonth(month: string, formats: DateFormats): string {
  return writeDate(month, formats, { month: 'long', year: 'numeric' })
}
