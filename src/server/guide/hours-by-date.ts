import { LRUCache } from 'lru-cache'
import type { DayHours, OpenHours } from '#contract/place/open-hours.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'

/** The hours of all places on a date, by the slug of the place. */
export type HoursOfDay = Readonly<Record<string, DayHours>>

/** A little more than a year. A day of 73 places takes about 20 kB. */
const MAX_KEPT_DAYS = 400

/** Computes the hours of each date once and keeps the dates that are asked for most lately. */
export function createHoursByDate(openHours: ReadonlyMap<string, OpenHours | null>): (date: string) => HoursOfDay {
  const kept = new LRUCache<string, HoursOfDay>({ max: MAX_KEPT_DAYS })
  return (date) => {
    const known = kept.get(date)
    if (known) return known
    const day = Object.fromEntries(
      [...openHours].map(([slug, hours]) => [slug, openIntervals({ openHours: hours }, date)]),
    )
    kept.set(date, day)
    return day
  }
}
