import { fill } from '../../messages/format.ts'
import type { hours } from '#messages/hours.ts'
import { readHours } from './read-hours.ts'
import { endsNextDay, type WrittenDate, type WrittenRule, type WrittenTime } from './written-hours.ts'

/** The words of one language. */
export type HoursWords = {
  readonly [Name in keyof typeof hours]: (typeof hours)[Name] extends string ? string : unknown
} & { readonly weekdaysShort: readonly string[] }

type Language = { readonly words: HoursWords; readonly language: string }

/** Says opening hours in words, such as “Mon to Sat 10:00 to 18:00; Sun closed”. Hours that are not read stay as they are. */
export function hoursInWords(value: string, language: Language): string {
  const read = readHours(value)
  return read.kind === 'refused' ? value : read.rules.map((rule) => ruleInWords(rule, language)).join('; ')
}

function ruleInWords(rule: WrittenRule, language: Language): string {
  const { words } = language
  const { dates, days, state, comment } = rule
  const when = [
    dates.map(([from, to]) => span(dateInWords(from, language), dateInWords(to, language), words)).join(', '),
    days.map((range) => daysInWords(range, words)).join(', '),
  ].filter((part) => part !== '')
  const isAlways = when.length === 0 && rule.times.length === 0
  const states = { open: '', off: words.closed, unknown: words.notKnown }
  const times = rule.times.map((range) => timesInWords(range, words)).join(', ')
  const isWhole = rule.times.length === 0 && state === 'open' && comment === null
  const parts = [
    isAlways && state === 'open' ? words.everyDay : '',
    ...when,
    times || (isWhole ? words.allDay : ''),
    states[state],
    comment === null ? '' : `“${comment}”`,
  ]
  if (when.length === 0 && rule.times.length > 0) parts.unshift(words.everyDay)
  return parts.filter((part) => part !== '').join(' ')
}

function span(from: string, to: string, words: HoursWords): string {
  return from === to ? from : fill<string>(words.span, { from, to })
}

function dateInWords({ year, month, day }: WrittenDate, { language }: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    ...(day !== null && { day: 'numeric' }),
    ...(year !== null && { year: 'numeric' }),
  })
  return format.format(Date.UTC(year ?? 2024, month, day ?? 1))
}

function daysInWords(days: WrittenRule['days'][number], words: HoursWords): string {
  if (days === 'PH') return words.publicHolidays
  const [from, to] = days
  if (from === 0 && to === 6) return words.everyDay
  return span(words.weekdaysShort[from] ?? '', words.weekdaysShort[to] ?? '', words)
}

function timesInWords(times: WrittenRule['times'][number], words: HoursWords): string {
  const [from, to] = times
  const start = timeInWords(from, words)
  if (to === null) return fill<string>(words.openEnd, { from: start })
  if (from.sun === null && to.sun === null && from.minute === 0 && to.minute === 1_440) return words.allDay
  const end = timeInWords(to, words)
  return span(start, endsNextDay(times) ? fill<string>(words.nextDay, { time: end }) : end, words)
}

function timeInWords({ minute, sun }: WrittenTime, words: HoursWords): string {
  const ofDay = sun === null && minute > 1_440 ? minute - 1_440 : Math.abs(minute)
  const clock = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
  if (sun === null) return clock
  return minute === 0 ? words[sun] : `${words[sun]} ${minute < 0 ? '−' : '+'}${clock}`
}
