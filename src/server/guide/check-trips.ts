import type { Calendar } from '#contract/city/calendar.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { ClosedStop } from '#contract/admin/desk-places.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'
import { sampleWeeks } from '#planning/plan/start-weekdays.ts'
import { codedProblem } from './content-problems.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { IllustrationIndex } from './content-schema.ts'
import { lastYearOfCalendar } from './suggested-trips.ts'

/** The data that a suggested trip is compared with. */
type KnownOfTrips = { readonly illustrations: IllustrationIndex; readonly hasPlace: (slug: string) => boolean }

/** Problems of a suggested trip that its schema cannot see, each as "field: problem". */
export function problemsOfTrip(trip: ContentTrip, { illustrations, hasPlace }: KnownOfTrips): string[] {
  return [
    ...(Object.hasOwn(illustrations, trip.illustration) ? [] : [`illustration: there is no “${trip.illustration}”`]),
    ...trip.destinations.flatMap(({ fromDay, toDay }, index) =>
      fromDay > toDay || toDay > trip.days
        ? [`destinations.${index}.toDay: must be from fromDay to the trip's last day`]
        : [],
    ),
    ...getStops(trip).flatMap(({ field, stop: { place, day }, destination: { fromDay, toDay } }) => {
      if (place !== null && !hasPlace(place)) return [codedProblem(`${field}.place`, 'content.no-place', { place })]
      return day < fromDay || day > toDay ? [`${field}.day: outside the days of its destination`] : []
    }),
  ]
}

/** The stops of a trip with the paths of their fields. */
function getStops({ destinations }: ContentTrip) {
  return destinations.flatMap((destination, d) =>
    destination.activities.map((stop, a) => ({ field: `destinations.${d}.activities.${a}`, stop, destination })),
  )
}

type Hours = {
  readonly calendar: Calendar | null
  /** Null: nobody knows them. */
  getHours(slug: string): OpenHours | null
}

/** The stops of a trip that are closed on every day of the week, in every season. */
export function getClosedStops(trip: ContentTrip, { calendar, getHours }: Hours) {
  return getStops(trip).filter(({ stop: { place } }) => place !== null && isAlwaysClosed(getHours(place), calendar))
}

type Folder = {
  readonly city: ContentCity
  readonly places: readonly ContentPlace[]
  readonly calendar: Calendar | null
}

/** Finds stops of the folder's trips that are closed on every day of the week, in every season. */
export function problemsOfTripHours(trips: readonly ContentTrip[], { city, places, calendar }: Folder): string[] {
  const hours = new Map(places.map((place) => [place.slug, compileOpenHours(place, { city, calendar })]))
  return trips.flatMap((trip, index) =>
    getClosedStops(trip, { calendar, getHours: (slug) => hours.get(slug) ?? null }).map(
      ({ stop: { name } }) =>
        `trips.json › entry ${index + 1} (${trip.slug}) › “${name}” is closed on every day of the week`,
    ),
  )
}

type Stopping = { readonly trips: readonly ContentTrip[]; readonly calendar: Calendar | null }

/** The stops of suggested trips at a place with these hours, if it is closed on every day of the week. */
export function closedStopsAt(slug: string, openHours: OpenHours | null, { trips, calendar }: Stopping): ClosedStop[] {
  const stops = trips.flatMap((trip) =>
    getStops(trip)
      .filter(({ stop }) => stop.place === slug)
      .map(({ stop: { name } }) => ({ trip: trip.title, stop: name })),
  )
  // Most places are a stop of no trip.
  return stops.length > 0 && isAlwaysClosed(openHours, calendar) ? stops : []
}

function isAlwaysClosed(openHours: OpenHours | null, calendar: Calendar | null): boolean {
  return sampleWeeks(lastYearOfCalendar(calendar))
    .flat()
    .every((date) => openIntervals({ openHours }, date).state === 'closed')
}
