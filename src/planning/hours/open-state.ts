import { addDays } from '#contract/text/dates.ts'
import type { ClosedReason, OpenHours } from '#contract/place/open-hours.ts'
import { clockTime } from './minutes.ts'
import { cacheByDate } from './cache-by-date.ts'
import { openIntervals, weekdayNumber, type WithOpenHours } from './open-intervals.ts'

/** A moment on the city's clock. */
export type CityMoment = {
  /** yyyy-mm-dd */
  readonly date: string
  /** HH:MM, 00:00 to 23:59 */
  readonly time: string
}

type Confidence = OpenHours['confidence']

/** The moment of a minute such as 2026-12-07T10:00. */
export function getMoment(minute: string): CityMoment {
  return { date: minute.slice(0, 10), time: minute.slice(11) }
}

/**
 * The state of a place at a moment, and until when it lasts, as codes with values; pages have the words. Times are
 * moments on the city's clock.
 */
export type OpenState =
  | { code: 'open-until'; until: CityMoment; confidence: Confidence }
  | { code: 'open-always'; confidence: Confidence }
  /** Closed now, open later on this or another day. */
  | { code: 'opens-at'; opens: CityMoment; confidence: Confidence }
  /** Closed on this weekday, from 1 (Monday) to 7 (Sunday). */
  | { code: 'closed-weekday'; weekday: number; opens: CityMoment | null; confidence?: 'estimate' }
  /** Closed for another reason. `since` is a date, a month or a year. An estimate depends on a day that may move. */
  | { code: 'closed'; reason: ClosedReason; since: string | null; opens: CityMoment | null; confidence?: 'estimate' }
  /** Closed, and nobody knows when it opens again. */
  | { code: 'closed-now' }
  /** `conflict`: some sources say that it is open, and others that it is closed. */
  | { code: 'unknown'; reason?: 'conflict' }

const DAY_MINUTES = 1_440

/** Number of days ahead in which the next opening is searched. */
const DAYS_AHEAD = 8

/** An interval in minutes from the moment's midnight. */
type Opening = { readonly from: number; readonly to: number; readonly confidence: Confidence }

/** Disputed: some sources say that it is open, and others that it is closed. */
export type Openness = 'open' | 'closed' | 'unknown' | 'disputed'

/**
 * The code of `openStateAt` without the time of the next change, which takes the hours of many days.
 * @throws RangeError if the moment's date is not a date
 */
export function opennessAt({ openHours }: WithOpenHours, { date, time }: CityMoment): Openness {
  if (!openHours) return 'unknown'
  const now = toMinutes(time)
  const [state = 'unknown', ...others] = openingsOfDay(openHours, date).map((side) => stateOfSide(side, now))
  if (others.length === 0) return state
  const isStated = (openness: Openness) => state === openness || others.includes(openness)
  if (isStated('open') && isStated('closed')) return 'disputed'
  return isStated('unknown') ? 'unknown' : state
}

/**
 * Computes if a place is open at a moment of the city's clock. If sources contradict each other, it is open only if all
 * of them say so, and closed only if all of them say so.
 * @throws RangeError if the moment's date is not a date
 */
export function openStateAt(place: WithOpenHours, { date, time }: CityMoment): OpenState {
  const openness = opennessAt(place, { date, time })
  if (openness === 'disputed') return { code: 'unknown', reason: 'conflict' }
  if (openness === 'unknown' || !place.openHours) return { code: 'unknown' }
  const now = toMinutes(time)
  const sides = openingsOfDays(place.openHours, date)
  const agreed = sides.map(({ openings }) => openings).reduce(intersect)
  const current = agreed.find((opening) => isWithin(opening, now))
  if (current) return openState(current, { date, isCutShort: sides.some(({ isCutShort }) => isCutShort) })
  const next = agreed.find(({ from }) => from > now)
  const isDisputedBefore = sides.some(({ openings }) =>
    openings.some(({ from }) => from > now && next && getDay(from) < getDay(next.from)),
  )
  return closedState(place, date, isDisputedBefore ? undefined : next)
}

/** The place as each side of its sources describes it. */
function getSides({ otherSides = [], ...openHours }: OpenHours): readonly WithOpenHours[] {
  return [openHours.rules, ...otherSides].map((rules) => ({ openHours: { ...openHours, rules } }))
}

/** A list asks about many places at one moment, and a page about its places at each minute. */
const openingsOfDay = cacheByDate((openHours, date) => getSides(openHours).map((side) => openingsFrom(side, date, 1)))
const openingsOfDays = cacheByDate((openHours, date) =>
  getSides(openHours).map((side) => openingsFrom(side, date, DAYS_AHEAD)),
)

function stateOfSide({ openings, isTodayUnknown }: Openings, now: number): Openness {
  if (openings.some((opening) => isWithin(opening, now))) return 'open'
  return isTodayUnknown ? 'unknown' : 'closed'
}

function isWithin({ from, to }: Opening, now: number): boolean {
  return from <= now && now < to
}

function getDay(minutes: number): number {
  return Math.floor(minutes / DAY_MINUTES)
}

function openState(current: Opening, { date, isCutShort }: { date: string; isCutShort: boolean }): OpenState {
  const { to, confidence } = current
  if (to >= DAYS_AHEAD * DAY_MINUTES && !isCutShort) return { code: 'open-always', confidence }
  return { code: 'open-until', until: momentAfter(date, to), confidence }
}

function closedState(place: WithOpenHours, date: string, next: Opening | undefined): OpenState {
  const today = openIntervals(place, date)
  const opens = next ? momentAfter(date, next.from) : null
  if (today.state !== 'closed') {
    return next && opens ? { code: 'opens-at', opens, confidence: next.confidence } : { code: 'closed-now' }
  }
  const doubt = today.confidence && { confidence: today.confidence }
  if (today.reason === 'weekly') return { code: 'closed-weekday', weekday: weekdayNumber(date), opens, ...doubt }
  return { code: 'closed', reason: today.reason, since: place.openHours?.closed?.since ?? null, opens, ...doubt }
}

type Openings = {
  readonly openings: readonly Opening[]
  readonly isCutShort: boolean
  readonly isTodayUnknown: boolean
}

/** The openings from the day before on, up to the first day with unknown hours. Openings that touch are joined. */
function openingsFrom(place: WithOpenHours, date: string, days: number): Openings {
  const openings: Opening[] = []
  let isTodayUnknown = false
  for (let ahead = -1; ahead < days; ahead += 1) {
    const day = openIntervals(place, addDays(date, ahead))
    if (day.state === 'unknown' && ahead > 0) return { openings, isCutShort: true, isTodayUnknown }
    if (ahead === 0) isTodayUnknown = day.state === 'unknown'
    if (day.state !== 'open') continue
    const midnight = ahead * DAY_MINUTES
    for (const [start, end] of day.intervals) {
      const opening = { from: midnight + toMinutes(start), to: midnight + toMinutes(end), confidence: day.confidence }
      const before = openings.at(-1)
      if (before && before.to >= opening.from)
        openings.splice(-1, 1, { ...before, to: Math.max(before.to, opening.to) })
      else openings.push(opening)
    }
  }
  return { openings, isCutShort: false, isTodayUnknown }
}

function intersect(some: readonly Opening[], others: readonly Opening[]): readonly Opening[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
      const confidence = other.confidence === 'estimate' ? other.confidence : one.confidence
      return from < to ? [{ from, to, confidence }] : []
    }),
  )
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function momentAfter(date: string, minutes: number): CityMoment {
  const days = Math.floor(minutes / DAY_MINUTES)
  return { date: addDays(date, days), time: clockTime(minutes - days * DAY_MINUTES) }
}
