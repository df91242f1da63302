import { addDays } from '#contract/dates.ts'
import type { ClosedReason, OpenHours } from '#contract/open-hours.ts'
import { clockTime, openIntervals, weekdayNumber, type WithOpenHours } from './open-intervals.ts'

/** A moment on the city's clock. */
export type CityMoment = {
  /** yyyy-mm-dd */
  readonly date: string
  /** HH:MM, 00:00 to 23:59 */
  readonly time: string
}

type Confidence = OpenHours['confidence']

/** The moment of a minute such as 2026-12-07T10:00. */
export function momentOf(minute: string): CityMoment {
  return { date: minute.slice(0, 10), time: minute.slice(11) }
}

/** What a place is at a moment, as codes with values; pages have the words. Times are moments on the city's clock. */
export type OpenState =
  | { code: 'open-until'; until: CityMoment; confidence: Confidence }
  | { code: 'open-always'; confidence: Confidence }
  /** Closed now, open later on this or another day. */
  | { code: 'opens-at'; opens: CityMoment; confidence: Confidence }
  /** Closed on this weekday, from 1 (Monday) to 7 (Sunday). */
  | { code: 'closed-weekday'; weekday: number; opens: CityMoment | null }
  /** Closed for another reason. `since` is a date, a month or a year. */
  | { code: 'closed'; reason: ClosedReason; since: string | null; opens: CityMoment | null }
  /** Closed for the rest of the day. Nobody knows when it opens again. */
  | { code: 'closed-now' }
  | { code: 'unknown' }

const DAY_MINUTES = 1_440

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 8

/** An interval in minutes from the moment's midnight. */
type Opening = { readonly from: number; readonly to: number; readonly confidence: Confidence }

/**
 * What a place is at a moment of the city's clock.
 * @throws RangeError if the moment's date is not a date
 */
export function openStateAt(place: WithOpenHours, { date, time }: CityMoment): OpenState {
  const now = minutesOf(time)
  const today = openIntervals(place, date)
  const { openings, isCutShort } = openingsFrom(place, date)
  const current = openings.find(({ from, to }) => from <= now && now < to)
  if (current) return openState(current, { date, isCutShort })
  if (today.state === 'unknown') return { code: 'unknown' }
  const next = openings.find(({ from }) => from > now)
  const opens = next ? momentAfter(date, next.from) : null
  if (today.state === 'open') {
    return next && opens ? { code: 'opens-at', opens, confidence: next.confidence } : { code: 'closed-now' }
  }
  if (today.reason === 'weekly') return { code: 'closed-weekday', weekday: weekdayNumber(date), opens }
  return { code: 'closed', reason: today.reason, since: place.openHours?.closed?.since ?? null, opens }
}

function openState(current: Opening, { date, isCutShort }: { date: string; isCutShort: boolean }): OpenState {
  const { to, confidence } = current
  if (to >= DAYS_AHEAD * DAY_MINUTES && !isCutShort) return { code: 'open-always', confidence }
  return { code: 'open-until', until: momentAfter(date, to), confidence }
}

/** The openings from the day before on, until a day of which nobody knows the hours. Those that touch are one. */
function openingsFrom(place: WithOpenHours, date: string): { openings: readonly Opening[]; isCutShort: boolean } {
  const openings: Opening[] = []
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    const day = openIntervals(place, addDays(date, ahead))
    if (day.state === 'unknown' && ahead > 0) return { openings, isCutShort: true }
    if (day.state !== 'open') continue
    const midnight = ahead * DAY_MINUTES
    for (const [start, end] of day.intervals) {
      const opening = { from: midnight + minutesOf(start), to: midnight + minutesOf(end), confidence: day.confidence }
      const before = openings.at(-1)
      if (before && before.to >= opening.from) openings.splice(-1, 1, { ...before, to: opening.to })
      else openings.push(opening)
    }
  }
  return { openings, isCutShort: false }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function momentAfter(date: string, minutes: number): CityMoment {
  const days = Math.floor(minutes / DAY_MINUTES)
  return { date: addDays(date, days), time: clockTime(minutes - days * DAY_MINUTES) }
}
