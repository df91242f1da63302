import type { HoursRule } from '#contract/place/open-hours.ts'

/** Start and end: HH:MM (beyond 24:00 on the next day) or an event of the sun, such as `sunset`. */
type Times = readonly (readonly [from: string, to: string])[]

/** Consecutive weekdays with the same hours. */
export type WeekSpan = {
  /** From 1 (Monday) to 7 (Sunday). */
  readonly from: number
  readonly to: number
  /** No times: closed. Null: not known. */
  readonly times: Times | null
}

/** Hours of a part of each year. */
export type SeasonHours = {
  /** mm-dd, both included. */
  readonly from: string
  readonly to: string
  /** No times: closed. Null: not known. */
  readonly times: Times | null
}

/** The hours without the calendar: what holds in every week, and in parts of every year. */
export type UsualHours = {
  readonly week: readonly WeekSpan[]
  readonly seasons: readonly SeasonHours[]
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** The usual hours of rules, for readers without a clock or a script. Pure. */
export function getUsualHours(rules: readonly HoursRule[]): UsualHours {
  const undated = rules.filter(({ dates }) => dates === undefined)
  const byDay = WEEKDAYS.map((day) => timesOn(day, undated))
  return {
    week: undated.length === 0 ? [] : getSpans(byDay),
    seasons: rules.filter(({ isFeast }) => !isFeast).flatMap(getSeasons),
  }
}

/** True if a week or a season has known times, or a season is closed. Else the words of the sources give more. Pure. */
export function statesTimes({ week, seasons }: UsualHours): boolean {
  return seasons.length > 0 || week.some(({ times }) => times !== null)
}

/** A later rule replaces the day of earlier ones, unless it adds, or closes some hours of it. */
function timesOn(day: number, rules: readonly HoursRule[]): Times | null {
  const matching = rules.filter(({ days }) => days === undefined || days.includes(String(day)))
  return matching.reduce<Times | null>((times, rule) => {
    if (rule.state === 'closed' && rule.times !== undefined) return times && rule.times.reduce(cut, times)
    return rule.adds && times ? times.concat(getTimes(rule) ?? []) : getTimes(rule)
  }, [])
}

function getTimes({ state, times = [['00:00', '24:00']] }: HoursRule): Times | null {
  if (state === 'unknown') return null
  return state === 'closed' ? [] : times
}

/** Takes a closure out of each opening. Null: one of them depends on the sun, so that the rest is not known. */
function cut(times: Times | null, closure: Times[number]): Times | null {
  if (!times || ![...times, closure].flat().every((time) => /^\d/.test(time))) return null
  const [start, end] = closure
  return times.flatMap(([from, to]) =>
    end <= from || to <= start
      ? [[from, to] as const]
      : [[from, start] as const, [end, to] as const].filter(([first, last]) => first < last),
  )
}

function getSpans(byDay: readonly (Times | null)[]): WeekSpan[] {
  const isLike = (one: Times | null | undefined, other: Times | null) => JSON.stringify(one) === JSON.stringify(other)
  const starts = byDay.flatMap((times, index) => (index > 0 && isLike(byDay[index - 1], times) ? [] : [index]))
  return starts.map((start, index) => ({
    from: start + 1,
    to: starts[index + 1] ?? byDay.length,
    times: byDay[start] ?? null,
  }))
}

function getSeasons(rule: HoursRule): SeasonHours[] {
  return (rule.dates ?? []).flatMap((dates) => {
    const [, from, to] = /^(\d\d-\d\d)\/(\d\d-\d\d)/.exec(dates) ?? []
    return from === undefined || to === undefined ? [] : [{ from, to, times: getTimes(rule) }]
  })
}
