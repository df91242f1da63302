import { fill } from '#contract/messages/format.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripFiles } from '#messages/trip-files.ts'
import { exportedDays, tripText, type ExportedDay, type ExportedStop } from './exported-days.ts'
import { icsAllDay, icsFile, icsInstant, icsTexts } from './ics-lines.ts'
import { stopInstants, type StopInstants } from './stop-instants.ts'
import { degrees, positionOf } from './stop-position.ts'
import { joinTexts, whereText } from './stop-texts.ts'
import type { StopTimes } from './trip-times.ts'

/** Whole URLs of pages of the site. */
export type TripUrls = { readonly trip: string; readonly place: (slug: string) => string }

/** `timeZone` is the time zone of the city, in which stops have their times. `now` is the time of the export. */
type Export = {
  trip: Trip
  places: readonly PlaceIndexEntry[]
  times?: ReadonlyMap<string, StopTimes> | undefined
  urls: TripUrls
  timeZone: string
  now: Date
}

/**
 * The trip as a calendar (RFC 5545), with times in UTC. Stops have the times of the plan. Without a plan, a stop with a
 * time of its own lasts as long as its stay, or an hour if that is not said. The trip and other stops are all-day events, a
 * stay on all of its days. The description of the trip lists the stops without a date, because they cannot be events.
 *
 * An event keeps its UID in each export, and its SEQUENCE is the version of the trip, so that a calendar updates it.
 */
export function exportIcs(content: Export): string {
  const { trip, timeZone, now } = content
  const days = exportedDays(content)
  const events = days.flatMap((day) => {
    const instants = stopInstants(day, timeZone)
    return day.stops.flatMap((stop, index) => stopEvent(stop, instants[index] ?? null, content))
  })
  const lines = [tripEvent(days, content), ...events].flatMap(({ key, fields }) => [
    'BEGIN:VEVENT',
    `DTSTAMP:${icsInstant(now)}`,
    `UID:${[trip._id, ...(key === null ? [] : [key])].join('-')}@safarnama`,
    `SEQUENCE:${trip.version}`,
    ...fields,
    'END:VEVENT',
  ])
  const head = ['VERSION:2.0', 'PRODID:-//Safarnama//Trip//EN', 'CALSCALE:GREGORIAN']
  return icsFile(['BEGIN:VCALENDAR', ...head, ...lines, 'END:VCALENDAR'])
}

/** A key of null is that of the trip itself. */
type IcsEvent = { readonly key: string | null; readonly fields: readonly string[] }

function tripEvent(days: readonly ExportedDay[], { trip, urls }: Export): IcsEvent {
  const { title, startDate, endDate, destinations } = trip
  const ideas = days.flatMap(({ date, stops }) => (date === null ? stops.map(({ name }) => `- ${name}`) : []))
  const text = joinTexts([tripText(trip), ...ideas], '\n') || fill(tripFiles.ofTrip, { title })
  const where = [...new Set(destinations.map(({ name }) => name))].join(', ')
  return {
    key: null,
    fields: [
      ...icsAllDay(startDate, endDate),
      ...icsTexts({ SUMMARY: title, LOCATION: where, DESCRIPTION: text }),
      `URL:${urls.trip}`,
    ],
  }
}

function stopEvent(stop: ExportedStop, instants: StopInstants, { trip, urls }: Export): IcsEvent[] {
  const { key, name, notes, date, lastDate, place } = stop
  if (date === null) return []
  const when = instants
    ? [`DTSTART:${icsInstant(instants.start)}`, `DTEND:${icsInstant(instants.end)}`]
    : icsAllDay(date, lastDate ?? date)
  const position = positionOf(place)
  const text = joinTexts([notes, position?.doubt ?? '', fill(tripFiles.ofTrip, { title: trip.title })], '\n')
  return [
    {
      key,
      fields: [
        ...when,
        ...icsTexts({ SUMMARY: name, LOCATION: whereText(stop), DESCRIPTION: text }),
        `URL:${place ? urls.place(place.slug) : urls.trip}`,
        // Only an exact position: a calendar would lead to a wrong building.
        ...(position && position.doubt === null ? [`GEO:${degrees(position.lat)};${degrees(position.lng)}`] : []),
      ],
    },
  ]
}
