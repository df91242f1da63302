import type { Calendar } from '#contract/city/calendar.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { getLastYear, startWeekdays } from '#planning/plan/start-weekdays.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
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
  return () => (made ??= trips.map((trip) => getSuggestedTrip(trip, sources)))
}

/** A suggested trip as visitors see it. */
export function getSuggestedTrip(
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
  const weekdays = startWeekdays({ ...trip, destinations }, planning, lastYearOfCalendar(calendar))
  const lang = isTranslated?.(slug) === false && { lang: 'en' }
  return { _id: slug, ...trip, destinations, img: src, imgAlt: alt, startWeekdays: weekdays, ...lang }
}

/** The last year whose feasts are known. */
export function lastYearOfCalendar(calendar: Calendar | null): number {
  return getLastYear((calendar?.events ?? []).flatMap(({ dates }) => dates.map(({ from }) => from)))
}
