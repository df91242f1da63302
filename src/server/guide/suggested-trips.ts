import type { Calendar } from '#contract/calendar.ts'
import type { PlanningGuide } from '#contract/planning.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { startWeekdays } from '#planning/start-weekdays.ts'
import type { ContentTrip } from './content-schema.ts'
import type { Pictures } from './pictures.ts'

type Sources = {
  readonly pictures: Pictures
  readonly planning: PlanningGuide
  readonly calendar: Calendar | null
  /** Undefined: the guide is English. */
  readonly isTranslated: ((slug: string) => boolean) | undefined
}

/** The suggested trips for visitors. They are made at the first call, because their weekdays take some computing. */
export function createSuggestedTrips(trips: readonly ContentTrip[], sources: Sources): () => readonly SuggestedTrip[] {
  let made: readonly SuggestedTrip[] | null = null
  return () => (made ??= trips.map((trip) => suggestedTripOf(trip, sources)))
}

function suggestedTripOf(
  { slug, illustration, ...trip }: ContentTrip,
  { pictures, planning, calendar, isTranslated }: Sources,
): SuggestedTrip {
  const { src, alt } = pictures.illustration(illustration)
  const destinations = trip.destinations.map(({ activities, ...destination }) => ({
    ...destination,
    activities: activities.map(({ durationMinutes = null, cost = null, ...activity }) => ({
      ...activity,
      durationMinutes,
      cost,
    })),
  }))
  const weekdays = startWeekdays({ ...trip, destinations }, planning, lastYearOf(calendar))
  const lang = isTranslated?.(slug) === false && { lang: 'en' }
  return { _id: slug, ...trip, destinations, img: src, imgAlt: alt, startWeekdays: weekdays, ...lang }
}

/** Without a calendar, all years have the same hours. */
const ANY_YEAR = 2001

/** The last year whose feasts are known. */
export function lastYearOf(calendar: Calendar | null): number {
  const years = (calendar?.events ?? []).flatMap(({ dates }) => dates.map(({ from }) => Number(from.slice(0, 4))))
  return years.length === 0 ? ANY_YEAR : Math.max(...years)
}
