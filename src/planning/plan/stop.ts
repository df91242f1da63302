import type { ClosedReason } from '#contract/place/open-hours.ts'
import { isAtAnyTime } from '#contract/place/access-kinds.ts'
import type { ShownAccess } from '#contract/place/access.ts'
import type { PartOfDay } from '#contract/place/parts-of-day.ts'
import type { settings } from '#contract/place/researched-facts.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { addDays } from '#contract/text/dates.ts'
import { dayClock, planMinute, type DayClock } from '../hours/day-clock.ts'
import { minuteOfClock } from '../hours/minutes.ts'
import { openIntervals, type WithOpenHours } from '../hours/open-intervals.ts'
import { accessTimes } from './access-times.ts'
import type { Spot } from './spot.ts'

/** The cautions of a place that a day can meet. */
export type StopCaution = 'monsoon' | 'wind-warning'

type Intervals = readonly (readonly [from: number, to: number])[]

/** Times at which a stop is open on one date. Minutes count from that date's midnight. */
export type StopHours =
  | {
      readonly state: 'open'
      readonly intervals: Intervals
      /** Before each closing, after which nobody is let in. */
      readonly lastEntryMinutes: number
    }
  | {
      readonly state: 'closed'
      readonly reason: ClosedReason
      /** The rest of the hours of the night before. */
      readonly night?: Intervals
    }
  | {
      readonly state: 'unknown'
      /** The words that the guide has instead of hours, and the times that they likely mean. */
      readonly access?: ShownAccess
      readonly likely?: Intervals
      /** The rest of the hours of the night before. */
      readonly night?: Intervals
    }

/** A stop as the planner knows it. Callers with a trip and a guide create stops from them. */
export type Stop = {
  /** Unique in the trip. */
  readonly id: string
  readonly spot: Spot
  /** Name of its area. Null: not known. */
  readonly area: string | null
  readonly stayMinutes: number
  /** The minute of the day at which the traveller wants to be there. Null: any time. */
  readonly fixedAt: number | null
  /** Way in which the traveller comes here. Null: the planner chooses. */
  readonly wayHere: TravelMode | null
  /** In the city's currency. Null: not known. */
  readonly cost: number | null
  /** Null: not known. */
  readonly setting: (typeof settings)[number] | null
  readonly cautions: readonly StopCaution[]
  /** One can eat a meal here. */
  readonly isMeal: boolean
  /** The parts of the day at which it is at its best. None: any. */
  readonly bestTime: readonly PartOfDay[]
  /** Hours by date. A date that is left out is not known. `always`: nothing that opens, such as a walk. */
  readonly hours: 'always' | Readonly<Record<string, StopHours>>
  /** The date on which the traveller asked and heard that it is open. */
  readonly hoursConfirmedFor: string | null
  /** A place of the guide. Left out: a name of the traveller's own. */
  readonly isPlace?: true
}

/** A place with its hours, and with its access where there are none. */
export type VisitablePlace = WithOpenHours & { readonly access?: ShownAccess | undefined }

const UNKNOWN: StopHours = { state: 'unknown' }
const DAY_MINUTES = 1_440

/**
 * The hours of a place for the dates of a trip. Those of a date are computed when they are first read, because a trip of a
 * month has a month of hours for each of its places, and a plan reads those of a few days.
 */
export function getStopHours(
  place: VisitablePlace,
  dates: readonly string[],
  timeZone: string | undefined,
): Readonly<Record<string, StopHours>> {
  const hours: Record<string, StopHours> = {}
  for (const date of dates) {
    let known: StopHours | undefined
    Object.defineProperty(hours, date, {
      enumerable: true,
      get: () => (known ??= planned(hoursOnDate(place, date), dayClock(date, timeZone))),
    })
  }
  return hours
}

/** Hours in minutes of the plan, where those of clocks are not the same. */
function planned(hours: StopHours, clock: DayClock): StopHours {
  if (clock.length === 0) return hours
  const inPlan = (times: Intervals) =>
    times.map(([from, to]) => [planMinute(from, clock), planMinute(to, clock)] as const)
  if (hours.state === 'open') return { ...hours, intervals: inPlan(hours.intervals) }
  const night = hours.night && { night: inPlan(hours.night) }
  if (hours.state === 'closed') return { ...hours, ...night }
  return { ...hours, ...night, ...(hours.likely && { likely: inPlan(hours.likely) }) }
}

function hoursOnDate(place: VisitablePlace, date: string): StopHours {
  const hours = openIntervals(place, date)
  if (hours.state !== 'open') {
    const ownHours = hours.state === 'unknown' ? hoursByAccess(place.access) : closedHours(hours.reason)
    const night = nightBefore(place, date)
    return night.length === 0 || ownHours.state === 'open' ? ownHours : { ...ownHours, night }
  }
  const own = hours.intervals.map(([from, to]) => {
    const end = minuteOfClock(to)
    return [minuteOfClock(from), end === DAY_MINUTES ? end + minutesAfterMidnight(place, date) : end] as const
  })
  return {
    state: 'open',
    intervals: [...nightBefore(place, date), ...own],
    lastEntryMinutes: place.openHours?.lastEntryMinutes ?? 0,
  }
}

function closedHours(reason: ClosedReason): StopHours {
  return { state: 'closed', reason }
}

const ALL_DAY: StopHours = { state: 'open', intervals: [[0, 2 * DAY_MINUTES]], lastEntryMinutes: 0 }

function hoursByAccess(access: ShownAccess | undefined): StopHours {
  if (!access) return UNKNOWN
  return isAtAnyTime(access) ? ALL_DAY : { state: 'unknown', access, likely: accessTimes(access) }
}

/** Time for which a place that is open at the midnight after a date stays open. */
function minutesAfterMidnight(place: WithOpenHours, date: string): number {
  const next = openIntervals(place, addDays(date, 1))
  const first = next.state === 'open' ? next.intervals[0] : undefined
  return first?.[0] === '00:00' ? minuteOfClock(first[1]) : 0
}

/** The hours of the day before that last beyond midnight. */
function nightBefore(place: WithOpenHours, date: string): (readonly [number, number])[] {
  const before = openIntervals(place, addDays(date, -1))
  if (before.state !== 'open') return []
  return before.intervals.flatMap(([from, to]) => {
    const end = minuteOfClock(to) - DAY_MINUTES
    return end > 0 ? [[Math.max(0, minuteOfClock(from) - DAY_MINUTES), end] as const] : []
  })
}

/** The hours of a stop on a date. Null: it has none, so that it is never closed. */
export function hoursOn({ hours }: Stop, date: string): StopHours | null {
  return hours === 'always' ? null : (hours[date] ?? UNKNOWN)
}
