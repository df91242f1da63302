import { addDays } from '#contract/text/dates.ts'
import type { HoursRule, OpenHours } from '#contract/place/open-hours.ts'
import { sunEvents, sunMinute } from './sun-times.ts'

const DAY_MINUTES = 1_440

/** A day and its night end at the latest at the midnight after. */
const NIGHT_END = 2 * DAY_MINUTES

/** A part of a day and of its night with one state. Minutes count from the day's midnight. */
export type Segment = {
  readonly from: number
  readonly to: number
  readonly state: 'open' | 'closed' | 'unknown'
}

type Effect = Segment & { readonly rule: HoursRule }

/** The hours of a day, with its night, by the rules that hold on it. */
export type RuledDay = {
  readonly segments: readonly Segment[]
  /** The last rule that closes the whole day. Null: no rule names the day, or the day is not closed. */
  readonly closedBy: HoursRule | null
}

/** All dates of rules that may be a day off are moved by this number of days. */
export type Shift = -1 | 0 | 1

type Sun = OpenHours['sun']

/**
 * Evaluates rules for a date. Hours belong to the day on which they begin: the night after a day follows the rules of that
 * day alone, also when the next day is closed, is a feast, or has a rule of its own (docs/decisions/0084). For the day
 * itself, rules mean what the library `opening_hours` makes of them: a later rule replaces the day of earlier ones, a
 * closing rule with times only cuts, and a rule that adds leaves the others as they are.
 */
export function applyRules(
  rules: readonly HoursRule[],
  date: string,
  { sun, shift }: { sun: Sun; shift: Shift },
): RuledDay {
  let effects: Effect[] = []
  rules.forEach((rule, index) => {
    if (!isRuleDay(rule, date, shift)) return
    if (replacesDay(rule, rules[index - 1])) effects = []
    effects.push(...effectsOn(rule, date, sun))
  })
  const last = effects.at(-1)
  const isClosedWhole = last?.state === 'closed' && last.rule.times === undefined
  return { segments: paint(effects), closedBy: isClosedWhole ? last.rule : null }
}

function replacesDay(rule: HoursRule, previous: HoursRule | undefined): boolean {
  if (rule.state === 'closed' || rule.adds) return false
  return namesDays(rule) || (previous !== undefined && !namesDays(previous) && rule.state === undefined)
}

function namesDays({ dates, days }: HoursRule): boolean {
  return dates !== undefined || days !== undefined
}

function isRuleDay(rule: HoursRule, date: string, shift: Shift): boolean {
  return (rule.days === undefined || rule.days.includes(getWeekday(date))) && isInDates(rule, date, shift)
}

/** From 1 (Monday) to 7 (Sunday). */
export function getWeekday(date: string): string {
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
  // A day that is closed has no night either.
  if (rule.times === undefined) return [{ from: 0, to: state === 'closed' ? NIGHT_END : DAY_MINUTES, state, rule }]
  return rule.times.flatMap(([start, end]) => {
    const from = getMinute(start, date, sun)
    const to = getMinute(end, date, sun)
    return from === null || to === null || from >= to ? [] : [{ from, to, state, rule }]
  })
}

/** Minutes of a time after midnight. Null when the sun does not do this on the date. */
function getMinute(time: string, date: string, sun: Sun): number | null {
  const clock = /^(\d\d):(\d\d)$/.exec(time)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const event = sunEvents.find((name) => time.startsWith(name))
  const minute = sun && event ? sunMinute(event, date, sun) : null
  return minute === null || !event ? null : minute + Number(time.slice(event.length))
}

/** The last effect on a minute wins. Neighbours of one state become one segment. */
function paint(effects: readonly Effect[]): Segment[] {
  const cuts = [...new Set([0, NIGHT_END, ...effects.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  const segments: Segment[] = []
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? NIGHT_END
    const state = effects.findLast((effect) => effect.from <= from && to <= effect.to)?.state ?? 'closed'
    const before = segments.at(-1)
    if (before?.state === state) segments.splice(-1, 1, { ...before, to })
    else segments.push({ from, to, state })
  }
  return segments
}
