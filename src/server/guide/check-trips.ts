import type { Calendar } from '#contract/calendar.ts'
import type { OpenHours } from '#contract/open-hours.ts'
import { openIntervals } from '#planning/open-intervals.ts'
import { sampleWeeks } from '#planning/start-weekdays.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import type { ContentPlace } from '#contract/content-place.ts'
import type { ContentCity, ContentTrip } from './content-schema.ts'
import { lastYearOf } from './suggested-trips.ts'

type Folder = {
  readonly city: ContentCity
  readonly places: readonly ContentPlace[]
  readonly calendar: Calendar | null
}

/** Finds stops of suggested trips that are closed on every day of the week, in every season. */
export function problemsOfTripHours(trips: readonly ContentTrip[], { city, places, calendar }: Folder): string[] {
  const dates = sampleWeeks(lastYearOf(calendar)).flat()
  const hours = new Map(places.map((place) => [place.slug, compileOpenHours(place, { city, calendar })]))
  return trips.flatMap(({ slug, destinations }, index) =>
    destinations
      .flatMap(({ activities }) => activities)
      .filter(({ place }) => place !== null && isClosedOnAll(dates, hours.get(place) ?? null))
      .map(({ name }) => `trips.json › entry ${index + 1} (${slug}) › “${name}” is closed on every day of the week`),
  )
}

function isClosedOnAll(dates: readonly string[], openHours: OpenHours | null): boolean {
  return dates.every((date) => openIntervals({ openHours }, date).state === 'closed')
}
