import { addDays } from '#contract/text/dates.ts'
import type { HoursRule, OpenHours } from '#contract/place/open-hours.ts'
import { sunEvents, sunMinute } from './sun-times.ts'

const DAY_MINUTES = 1_440

/** A part of a day with one state. Minutes count from the day's midnight. */
export type Segment = {
  readonly from: number
  readonly to: number
  readonly state: 'open' | 'closed' | 'unknown'
  /** The part began on the day before. */
  readonly isSpill: boolean
}

type Effect = Segment & { readonly rule: HoursRule }

/** The hours of a day by the rules that hold on it. */
export type RuledDay = {
  readonly segments: readonly Segment[]
  /** The last rule that closes the whole day. Null: no rule names the day, or the day is not closed. */
  readonly closedBy: HoursRule | null
}

/** All dates of rules that may be a day off are moved by this number of days. */
export type Shift = -1 | 0 | 1

type Sun = OpenHours['sun']

/**
 * Evaluates rules for a date as the library `opening_hours` does: a later rule replaces the day of earlier ones, also the
 * part after midnight; a closing rule with times only cuts; a rule that adds leaves the others as they are.
 */
export function applyRules(
  rules: readonly HoursRule[],
  date: string,
  { sun, shift }: { sun: Sun; shift: Shift },
): RuledDay {
  const dayBefore = addDays(date, -1)
  let effects: Effect[] = []
  rules.forEach((rule, index) => {
    if (isDayOf(rule, date, shift)) {
      if (replacesDay(rule, rules[index - 1])) effects = []
      effects.push(...effectsOn(rule, date, sun))
    }
    if (endsOnNextDay(rule) && isDayOf(rule, dayBefore, shift)) effects.push(...spillOf(rule, { dayBefore, date }, sun))
  })
  const last = effects.at(-1)
  const isClosedWhole = last?.state === 'closed' && last.from === 0 && last.to === DAY_MINUTES
  return { segments: paint(effects), closedBy: isClosedWhole ? last.rule : null }
}

function replacesDay(rule: HoursRule, previous: HoursRule | undefined): boolean {
  if (rule.state === 'closed' || rule.adds) return false
  return namesDays(rule) || (previous !== undefined && !namesDays(previous) && rule.state === undefined)
}

function namesDays({ dates, days }: HoursRule): boolean {
  return dates !== undefined || days !== undefined
}

function isDayOf(rule: HoursRule, date: string, shift: Shift): boolean {
  return (rule.days === undefined || rule.days.includes(weekdayOf(date))) && isInDates(rule, date, shift)
}

/** From 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)
}

export function isInDates({ dates }: HoursRule, date: string, shift: Shift): boolean {
  return dates === undefined || dates.some((range) => isInRange(range, date, shift))
}

function isInRange(range: string, date: string, shift: Shift): boolean {
  const [days = '', margin] = range.split('~')
  const isMoved = margin === '' || (margin === '+' && shift === 1)
  const [from = '', to = from] = days.split('/')
  const day = isMoved && shift !== 0 ? addDays(date, -shift) : date
  if (from.length === 10) return from <= day && day <= to
  const monthDay = day.slice(5)
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

function effectsOn(rule: HoursRule, date: string, sun: Sun): Effect[] {
  const state = rule.state ?? 'open'
  if (rule.times === undefined) return [{ from: 0, to: DAY_MINUTES, state, isSpill: false, rule }]
  return rule.times.flatMap(([start, end]) => {
    const from = minuteOf(start, date, sun)
    const to = minuteOf(end, date, sun)
    if (from === null || to === null || from >= to) return []
    return [{ from, to: Math.min(to, DAY_MINUTES), state, isSpill: false, rule }]
  })
}

function endsOnNextDay({ times }: HoursRule): boolean {
  return times?.some(([, end]) => /^\d/.test(end) && end > '24:00') ?? false
}

/** The part after midnight of a segment of the day before. */
function spillOf(rule: HoursRule, { dayBefore, date }: { dayBefore: string; date: string }, sun: Sun): Effect[] {
  const state = rule.state ?? 'open'
  return (rule.times ?? []).flatMap(([start, end]) => {
    const from = minuteOf(start, dayBefore, sun)
    const to = minuteOf(end, date, sun)
    if (from === null || to === null || to <= DAY_MINUTES) return []
    return [{ from: 0, to: to - DAY_MINUTES, state, isSpill: true, rule }]
  })
}

/** Minutes of a time after midnight. Null when the sun does not do this on the date. */
function minuteOf(time: string, date: string, sun: Sun): number | null {
  const clock = /^(\d\d):(\d\d)$/.exec(time)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const event = sunEvents.find((name) => time.startsWith(name))
  const minute = sun && event ? sunMinute(event, date, sun) : null
  return minute === null || !event ? null : minute + Number(time.slice(event.length))
}

/** The last effect on a minute wins. Neighbours of one state and origin become one segment. */
function paint(effects: readonly Effect[]): Segment[] {
  const cuts = [...new Set([0, DAY_MINUTES, ...effects.flatMap(({ from, to }) => [from, to])])].toSorted(
    (a, b) => a - b,
  )
  const segments: Segment[] = []
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? DAY_MINUTES
    const winner = effects.findLast((effect) => effect.from <= from && to <= effect.to)
    const { state, isSpill } = winner ?? { state: 'closed' as const, isSpill: false }
    const before = segments.at(-1)
    if (before && before.state === state && before.isSpill === isSpill) segments.splice(-1, 1, { ...before, to })
    else segments.push({ from, to, state, isSpill })
  }
  return segments
}
