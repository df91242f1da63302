import type { HoursRule } from '#contract/place/open-hours.ts'

/** A value has a part that the guide cannot compute with. */
export class UnreadableHours extends Error {}

/** A rule before the city's calendar gives `PH` its dates. */
export type ParsedRule = HoursRule & { readonly isPublicHoliday?: true }

/**
 * Reads a value of OpenStreetMap's `opening_hours` (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification):
 * months and dates, weekdays, `PH`, times of the clock and of the sun, `off`, `unknown` and comments. Weeks, the n-th
 * weekday of a month, school holidays, Easter, periods and fallback rules are not read.
 * @throws UnreadableHours with the part that is not read
 */
export function parseOpeningHours(value: string): ParsedRule[] {
  if (value.includes('||')) throw new UnreadableHours('||')
  // Comments may hold any sign. A single quotation mark keeps their place.
  return splitRules(value.replace(/"[^"]*"/g, '"'))
    .map(readRule)
    .flatMap(splitHolidays)
}

/** Rules are parted by semicolons, and by commas after a time or a state. */
function splitRules(text: string): { rule: string; adds: boolean }[] {
  return text.split(';').flatMap((part) =>
    part
      .trim()
      .split(/(?<=\d\d:\d\d\+?|\)|dawn|sunrise|sunset|dusk|off|closed|open|unknown|")\s*,\s*(?=[A-Z]|\d{4} )/)
      .filter((rule) => rule.trim() !== '')
      .map((rule, index) => ({ rule: rule.trim(), adds: index > 0 })),
  )
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The end of a rule: a state, a comment or both. */
const ENDING = /(?:(?:^|\s)(open|off|closed|unknown))?(?<!\s)\s*("?)$/

type RuleParts = Days & {
  readonly times: [string, string][]
  readonly state: HoursRule['state']
  readonly adds: boolean
}

function readRule({ rule, adds }: { rule: string; adds: boolean }): RuleParts {
  const [ending = '', word, comment] = ENDING.exec(rule) ?? []
  const selectors = splitSelectors(rule.slice(0, rule.length - ending.length).trim())
  const { times, isOpenEnded } = parseTimes(selectors.times)
  const state = isOpenEnded ? 'unknown' : getState(word, comment === '"')
  return { ...parseDays(selectors.days), times, state, adds }
}

/** A comment without a state means that nobody knows. */
function getState(word: string | undefined, hasComment: boolean): HoursRule['state'] {
  if (word === 'off' || word === 'closed') return 'closed'
  return word === 'unknown' || (word === undefined && hasComment) ? 'unknown' : undefined
}

/** Public holidays in a list of weekdays are a rule of their own. */
function splitHolidays({ dates, days, hasPublicHoliday, times, state, adds }: RuleParts): ParsedRule[] {
  const shared: HoursRule = {
    ...(dates.length > 0 && { dates }),
    ...(times.length > 0 && { times }),
    ...(state && { state }),
    ...(adds && { adds }),
  }
  const ofWeekdays = hasPublicHoliday && days === '' ? [] : [{ ...shared, ...(days !== '' && { days }) }]
  const ofHolidays = { ...shared, isFeast: true, isPublicHoliday: true } as const
  return hasPublicHoliday ? [...ofWeekdays, ofHolidays] : ofWeekdays
}

/** Days come before times. `24/7` is every day. */
function splitSelectors(selectors: string): { days: string; times: string } {
  if (selectors === '24/7') return { days: '', times: '' }
  const start = /(^|[\s:])(\(|\d\d:\d\d|dawn|sunrise|sunset|dusk)/.exec(selectors)
  if (!start) return { days: selectors, times: '' }
  return { days: selectors.slice(0, start.index), times: selectors.slice(start.index).replace(/^[\s:]+/, '') }
}

type Days = { dates: string[]; days: string; hasPublicHoliday: boolean }

function parseDays(text: string): Days {
  const found: Days = { dates: [], days: '', hasPublicHoliday: false }
  const weekdays = /(?:^|\s)((?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su|PH))*)$/.exec(text.trim())
  const datesText = (weekdays ? text.trim().slice(0, weekdays.index) : text).trim().replace(/:$/, '')
  for (const part of weekdays?.[1]?.split(',') ?? []) {
    if (part === 'PH') found.hasPublicHoliday = true
    else found.days += getWeekdays(part)
  }
  if (datesText !== '') found.dates = parseDates(datesText)
  return { ...found, days: [...new Set(found.days)].toSorted().join('') }
}

function getWeekdays(part: string): string {
  const [first = '', last = first] = part.split('-')
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
  if (from < 0 || to < 0) throw new UnreadableHours(part)
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => ((from + index) % 7) + 1).join('')
}

function splitTrimmed(text: string, separator: string): string[] {
  return text.split(separator).map((part) => part.trim())
}

/** A day of the calendar as far as the text says it. */
type PartialDate = { year: string | null; month: string; day: string | null }

function parseDates(text: string): string[] {
  let last: PartialDate | null = null
  return splitTrimmed(text, ',').map((part) => {
    const [start = '', end] = splitTrimmed(part, '-')
    const from = parseDate(start, last)
    const to = end === undefined ? from : parseDate(end, from)
    // The library refuses a day that no month has when it stands alone, but not as an end of a range.
    if (end !== undefined && !(isInMonth(from) && isInMonth(to))) throw new UnreadableHours(part)
    last = to
    return getRange(from, to)
  })
}

/** @param before the date that a bare number completes, as in `Jan 10-20` */
function parseDate(text: string, before: PartialDate | null): PartialDate {
  const [, year, name, day] = /^(?:(\d{4}) )?(?:([A-Z][a-z]{2})\s?)?(\d{1,2})?$/.exec(text) ?? []
  const month = name === undefined ? before?.month : getMonth(name)
  if (month === undefined || (name === undefined && (day === undefined || before?.day === null))) {
    throw new UnreadableHours(text)
  }
  return { year: year ?? before?.year ?? null, month, day: day?.padStart(2, '0') ?? null }
}

function getMonth(name: string): string {
  const index = MONTHS.indexOf(name)
  if (index < 0) throw new UnreadableHours(name)
  return String(index + 1).padStart(2, '0')
}

function getRange(from: PartialDate, to: PartialDate): string {
  if ((from.year === null) !== (to.year === null) || (from.day === null) !== (to.day === null)) {
    throw new UnreadableHours(`${from.month} to ${to.month}`)
  }
  const year = (date: PartialDate) => (date.year === null ? '' : `${date.year}-`)
  const first = `${year(from)}${from.month}-${from.day ?? '01'}`
  const last = `${year(to)}${to.month}-${to.day ?? getLastDay(to)}`
  return first === last && from.year !== null ? first : `${first}/${last}`
}

function isInMonth({ day, ...month }: PartialDate): boolean {
  return day === null || (day > '00' && day <= getLastDay(month))
}

/** February ends on the 29th here: no other day lies between. */
function getLastDay({ year, month }: Omit<PartialDate, 'day'>): string {
  return String(new Date(Date.UTC(Number(year ?? 2024), Number(month), 0)).getUTCDate())
}

function parseTimes(text: string): { times: [string, string][]; isOpenEnded: boolean } {
  if (text === '') return { times: [], isOpenEnded: false }
  const ranges = splitTrimmed(text, ',')
  const openEnd = ranges.length === 1 ? /^(\d\d):(\d\d)\+$/.exec(text) : null
  if (openEnd) return { times: [openEndFor(Number(openEnd[1]), Number(openEnd[2]))], isOpenEnded: true }
  return { times: ranges.map(parseRange), isOpenEnded: false }
}

/** The library's guess of an open end: the end of the day, ten hours from 17:00 on, eight hours from 22:00 on. */
function openEndFor(hour: number, minute: number): [string, string] {
  const end = hour < 17 ? '24:00' : getTime(hour + (hour < 22 ? 10 : 8), minute)
  return [getTime(hour, minute), end]
}

const TIME = String.raw`(\d\d):(\d\d)|\(?(dawn|sunrise|sunset|dusk)(?:([+-])(\d\d):(\d\d)\))?`
const RANGE = new RegExp(`^(?:${TIME})-(?:${TIME})$`)

function parseRange(text: string): [string, string] {
  const match = RANGE.exec(text)
  if (!match) throw new UnreadableHours(text)
  const from = readTime(match.slice(1, 7))
  const to = readTime(match.slice(7, 13))
  if (to.usualMinute > from.usualMinute) return [from.text, to.text]
  // The range ends on the next day. Only times of the clock can say so.
  if (to.isSun) throw new UnreadableHours(text)
  return [from.text, getTime(Math.floor(to.usualMinute / 60) + 24, to.usualMinute % 60)]
}

/** Minutes of the day that stand for the events of the sun in the library. */
const USUAL_MINUTES: Readonly<Record<string, number>> = { dawn: 330, sunrise: 360, sunset: 1_080, dusk: 1_110 }

type Time = { text: string; usualMinute: number; isSun: boolean }

function readTime([hour, minute, event, sign, offsetHours, offsetMinutes]: readonly (string | undefined)[]): Time {
  if (event === undefined) {
    const [hours, minutes] = [Number(hour), Number(minute)]
    return { text: getTime(hours, minutes), usualMinute: hours * 60 + minutes, isSun: false }
  }
  const offset = Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)
  const signed = sign === '-' ? -offset : offset
  const text = offset === 0 ? event : `${event}${sign ?? '+'}${offset}`
  return { text, usualMinute: (USUAL_MINUTES[event] ?? 0) + signed, isSun: true }
}

function getTime(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
