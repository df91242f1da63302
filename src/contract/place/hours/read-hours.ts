import { cutHours, UnreadablePart } from './hours-tokens.ts'
import { readLastEntry, takeLastEntry, type LastEntry } from './last-entry.ts'
import { readRules, type ReadRules } from './read-hours-rules.ts'
import { settleRules } from './settle-rules.ts'
import { toWeekdays, writeHours, type WrittenDays, type WrittenRule } from './written-hours.ts'

/** The longest text of opening hours. */
export const HOURS_MAX_LENGTH = 500

/**
 * A text that somebody wrote as opening hours. `read`: `value` is the same text as OpenStreetMap writes it. `question`:
 * `value` is likely meant, but the text does not say so, and nobody may publish it unasked. `refused`: a part of the text
 * says no opening hours.
 */
export type HoursReading =
  | {
      readonly kind: 'read' | 'question'
      readonly value: string
      readonly rules: readonly WrittenRule[]
      /** A remark about the last entry, which is a fact of its own and no part of `value`. */
      readonly lastEntry?: LastEntry
    }
  | { readonly kind: 'refused'; readonly part: string }

/**
 * Reads opening hours as people write them in English, Gujarati and Hindi, and as OpenStreetMap does (docs/decisions/0084).
 * Weeks, the n-th weekday of a month, Easter, school holidays and fallback rules are not read. Pure, and in linear time.
 */
export function readHours(text: string): HoursReading {
  if (text.length > HOURS_MAX_LENGTH) return { kind: 'refused', part: text.slice(0, 40) }
  try {
    const parted = takeLastEntry(text)
    if (!parted) return judge(text, readRules(cutHours(text)))
    const read = judge(parted.hours, readRules(cutHours(parted.hours)))
    return { ...read, lastEntry: readLastEntry(parted, read.rules) }
  } catch (error) {
    if (!(error instanceof UnreadablePart)) throw error
    return { kind: 'refused', part: partIn(text, error.message) }
  }
}

/** The sign or the word that is not read; the text itself when its parts do not fit together. */
function partIn(text: string, found: string): string {
  const isPart = found !== '' && text.toLowerCase().includes(found)
  return isPart || found.startsWith('U+') ? found : text.slice(0, 60)
}

/** A text that is written as we write it needs no interpretation. */
function judge(text: string, { rules, isDoubtful }: ReadRules): Exclude<HoursReading, { kind: 'refused' }> {
  const value = writeHours(rules)
  if (value === text.trim() && !closesAll(rules) && settleRules(rules) === rules) return { kind: 'read', value, rules }
  refuseBareDays(rules)
  const single = rules.map((rule) => ({ ...rule, adds: false }))
  const settled = settleRules(single)
  if (settleRules(settled) !== settled) throw new UnreadablePart('')
  const plain = withUnknownRest(settled)
  // The word alone may mean today.
  const isBare = settled.length === 1 && isNeverOpen(settled[0])
  const isChanged = isBare || isDoubtful || settled !== single || plain !== settled || hasSharedDays(rules)
  return { kind: isChanged ? 'question' : 'read', value: writeHours(plain), rules: plain }
}

function isNeverOpen(rule: WrittenRule | undefined): boolean {
  return rule?.state === 'off' && rule.days.length + rule.dates.length + rule.times.length === 0
}

/** Days without times are open all day in OpenStreetMap. Among words, their times are more likely missing. */
function refuseBareDays(rules: readonly WrittenRule[]): void {
  const bare = rules.find(
    ({ days, dates, times, state, comment }) =>
      days.length + dates.length > 0 && times.length === 0 && state === 'open' && comment === null,
  )
  if (bare) throw new UnreadablePart(writeHours([{ ...bare, adds: false }]))
}

/** `closed on Tuesdays` says nothing of the other days. In OpenStreetMap it would close all of them. */
function withUnknownRest(rules: readonly WrittenRule[]): readonly WrittenRule[] {
  const rest: WrittenRule = { dates: [], days: [], times: [], state: 'unknown', comment: null, adds: false }
  return closesAll(rules) ? [rest, ...rules] : rules
}

/** Only days and times at which it is closed are named. */
function closesAll(rules: readonly WrittenRule[]): boolean {
  return rules.every(
    ({ state, days, dates, times }) => state === 'off' && days.length + dates.length + times.length > 0,
  )
}

/** A rule after a comma adds to the days of earlier ones. Among words, it more likely replaces them. */
function hasSharedDays(rules: readonly WrittenRule[]): boolean {
  return rules.some(
    ({ adds, days }, index) => adds && rules.slice(0, index).some((earlier) => shareDays(earlier.days, days)),
  )
}

function shareDays(some: WrittenRule['days'], others: WrittenRule['days']): boolean {
  if (some.length === 0 || others.length === 0) return true
  const named = new Set(some.flatMap(daysIn))
  return others.flatMap(daysIn).some((day) => named.has(day))
}

function daysIn(days: WrittenDays): (number | 'PH')[] {
  return days === 'PH' ? ['PH'] : toWeekdays(days)
}
