import { instantInZone, offsetMsAt } from '#contract/text/city-time.ts'
import { addDays } from '#contract/text/dates.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { clockChange } from './clock-change.ts'
import { timeOfDay } from './minutes.ts'

/** Minutes of a plan in which clocks show another minute. */
type ClockShift = { readonly from: number; readonly to: number; readonly by: number }

/**
 * Changes of the clocks on a date and in the night after it. Minutes of a plan have equal length. They count from noon,
 * when the plan and the clocks agree, so that the two differ only on the other side of a change. Empty: the clocks do
 * not change.
 */
export type DayClock = readonly ClockShift[]

const EVEN_CLOCK: DayClock = []
const NOON = 720
const DAY_MINUTES = 1_440
/** No plan has a minute that is further from its midnight. */
const FAR = 4 * DAY_MINUTES
const MAX_KNOWN_CLOCKS = 4_000

const knownClocks = new Map<string, DayClock>()

/** @param timeZone undefined: its clocks never change */
export function dayClock(date: string, timeZone: string | undefined): DayClock {
  if (timeZone === undefined) return EVEN_CLOCK
  const key = `${timeZone} ${date}`
  const known = knownClocks.get(key)
  if (known) return known
  const clock = hasOneOffset(date, timeZone) ? EVEN_CLOCK : readClock(date, timeZone)
  if (knownClocks.size >= MAX_KNOWN_CLOCKS) knownClocks.clear()
  knownClocks.set(key, clock)
  return clock
}

/** Looked at from the day before to the third day after, so that the dates of all zones lie in between. */
function hasOneOffset(date: string, timeZone: string): boolean {
  const midnight = Date.parse(`${date}T00:00Z`)
  return offsetMsAt(midnight - DAY_MS, timeZone) === offsetMsAt(midnight + 3 * DAY_MS, timeZone)
}

function readClock(date: string, timeZone: string): DayClock {
  const own = clockChange(date, timeZone)
  const next = clockChange(addDays(date, 1), timeZone)
  const shifts: ClockShift[] = []
  if (own)
    shifts.push(
      own.at > NOON
        ? { from: own.at, to: FAR, by: own.shows - own.at }
        : { from: -FAR, to: own.shows, by: own.at - own.shows },
    )
  if (next && next.at <= NOON) shifts.push({ from: DAY_MINUTES + next.at, to: FAR, by: next.shows - next.at })
  return shifts
}

/** The minute that clocks show, which counts from the date's midnight too. */
export function shownMinute(minute: number, clock: DayClock): number {
  const shift = clock.find(({ from, to }) => from <= minute && minute < to)
  return shift ? minute + shift.by : minute
}

/**
 * The minute of a plan at which clocks show a minute. A minute that clocks show twice means the first of the two. A
 * minute that they skip lies as long after the change as it would without the change (RFC 5545).
 */
export function planMinute(shown: number, clock: DayClock): number {
  const candidates = [shown, ...clock.map(({ by }) => shown - by)]
  const found = candidates.filter((minute) => shownMinute(minute, clock) === shown)
  return found.length > 0 ? Math.min(...found) : Math.max(...candidates)
}

/** The time zone of clocks. Left out: they never change. */
export type ClockZone = { readonly timeZone?: string | undefined }

/** HH:MM that clocks show at a minute of the plan of a date. */
export function shownTime(minute: number, date: string, { timeZone }: ClockZone): string {
  return timeOfDay(shownMinute(Math.round(minute), dayClock(date, timeZone)))
}

/** The minute of the plan of a date at an instant. */
export function planMinuteAt(instant: Date, date: string, timeZone: string): number {
  const noon = instantInZone(date, '12:00', timeZone).getTime()
  return NOON + Math.floor((instant.getTime() - noon) / MINUTE_MS)
}
