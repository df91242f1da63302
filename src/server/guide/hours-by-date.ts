import { LRUCache } from 'lru-cache'
import type { DayHours, OpenHours } from '#contract/place/open-hours.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'

/** The hours of all places on a date, by the slug of the place. */
export type HoursOfDay = Readonly<Record<string, DayHours>>

/** A little more than a year. A day of 73 places takes about 20 kB. */
const MAX_CACHED_DAYS = 400

type Places = { readonly slugs: readonly string[]; readonly hours: readonly (OpenHours | null)[] }

/** Computes the hours of each date once and caches the dates that were requested last. */
export type HoursByDate = {
  on(date: string): HoursOfDay
  readonly places: Places
  readonly days: LRUCache<string, { readonly day: HoursOfDay; readonly of: Places }>
}

/** @param before hours of the same places before a change. Their days are reused, and updated on request */
export function createHoursByDate(places: Places, before?: HoursByDate): HoursByDate {
  if (before?.places.slugs === places.slugs && before.places.hours === places.hours) return before
  const days = before?.places.slugs === places.slugs ? before.days : new LRUCache<string, Day>({ max: MAX_CACHED_DAYS })
  return {
    places,
    days,
    on: (date) => {
      const known = days.get(date)
      if (known?.of === places) return known.day
      const day = known ? updateDay(known, places, date) : getDay(places, date)
      days.set(date, { day, of: places })
      return day
    },
  }
}

type Day = { readonly day: HoursOfDay; readonly of: Places }

function getDay({ slugs, hours }: Places, date: string): HoursOfDay {
  return Object.fromEntries(slugs.map((slug, at) => [slug, openIntervals({ openHours: hours[at] ?? null }, date)]))
}

function updateDay({ day, of }: Day, { slugs, hours }: Places, date: string): HoursOfDay {
  const changed = slugs.flatMap((slug, at) => {
    const openHours = hours[at] ?? null
    return openHours === of.hours[at] ? [] : [[slug, openIntervals({ openHours }, date)] as const]
  })
  return { ...day, ...Object.fromEntries(changed) }
}
