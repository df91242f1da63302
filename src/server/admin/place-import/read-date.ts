import { toCalendarDate } from '#contract/text/dates.ts'
import { findHoursWords } from '#contract/place/hours/hours-words.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'
import { toAsciiDigits } from '#contract/text/digits.ts'

export type DateReading =
  | { readonly kind: 'date'; readonly date: string }
  /** The day and the month may be swapped. */
  | { readonly kind: 'ambiguous'; readonly dates: readonly [string, string] }
  | { readonly kind: 'none' }

/** `Sunday, 22 November 2026` */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[,.]{0,2} (?=\d|\p{L})/iu

const NONE = { kind: 'none' } as const

/** Reads a day as people write it: `2026-11-22`, `22.11.2026`, `22 Nov 2026`. It never guesses which number is the month. */
export function readDate(written: string): DateReading {
  const text = toAsciiDigits(written).trim().replace(WEEKDAY, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.+Z-]*)?$/.exec(text)
  if (iso) return getDate(iso[1], iso[2], iso[3])
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(text)
  if (compact) return getDate(compact[1], compact[2], compact[3])
  // Spreadsheets write `22-Nov-26`.
  const short = /^(\d{1,2})-(\p{L}[\p{L}\p{M}]{1,14})-(\d\d)$/iu.exec(text)
  if (short) return getDate(`20${short[3]}`, getMonth(short[2]), short[1])
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:of )?(\p{L}[\p{L}\p{M}]{1,14})\.?,?[\s.-]+(\d{4})$/iu.exec(text)
  if (named) return getDate(named[3], getMonth(named[2]), named[1])
  const american = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  if (american) return getDate(american[3], getMonth(american[1]), american[2])
  const numbers = /^(\d{1,2})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{4})$/.exec(text)
  if (!numbers) return NONE
  const [, first, second, year] = numbers
  const [dayFirst, monthFirst] = [getDate(year, second, first), getDate(year, first, second)]
  if (dayFirst.kind !== 'date') return monthFirst
  if (monthFirst.kind !== 'date' || monthFirst.date === dayFirst.date) return dayFirst
  return { kind: 'ambiguous', dates: [dayFirst.date, monthFirst.date] }
}

function getMonth(name = ''): string {
  const [word] = findHoursWords(toNormalForm(name.toLowerCase(), 'NFKC')) ?? []
  return String(word?.kind === 'month' ? word.index + 1 : 0)
}

function getDate(year = '', month = '', day = ''): { kind: 'date'; date: string } | { kind: 'none' } {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return toCalendarDate(date) === date ? { kind: 'date', date } : NONE
}
