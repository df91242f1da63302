import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { exportedDays, exportedLodgings, tripText, type ExportedDay, type ExportedStop } from './exported-days.ts'
import { icsAllDay, icsFile, icsInstant, icsTexts } from './ics-lines.ts'
import { stopInstants, type StopInstants } from './stop-instants.ts'
import { degrees, joinTexts, positionIn, whereText, type DoubtTexts, type StopPosition } from './exported-position.ts'
import { shownTime } from '../hours/day-clock.ts'
import type { StopTimes } from './trip-times.ts'

/** Whole URLs of pages of the site. */
export type TripUrls = { readonly trip: string; readonly place: (slug: string) => string }

/** `timeZone` is the time zone of the city, in which stops have their times. `now` is the time of the export. */
type Export = {
  trip: Trip
  places: readonly PlaceIndexEntry[]
  times?: ReadonlyMap<string, StopTimes> | undefined
  urls: { readonly [Url in keyof TripUrls]: TripUrls[Url] | (Url extends 'trip' ? null : never) }
  texts: CalendarTexts
  timeZone: string
  now: Date
  /** Length of the leg to a stop, in minutes, by the ids of stops. With it, a calendar reminds when to leave. */
  leaving?: ReadonlyMap<string, number> | undefined
}

export type CalendarTexts = DoubtTexts & {
  /** Names the trip at each stop. Null: the calendar is that of one trip. */
  readonly ofTrip: ((title: string) => string) | null
  readonly leaveAt: (time: string, name: string) => string
}

/**
 * The trip as a calendar (RFC 5545), with times in UTC. Stops have the times of the plan. Without a plan, a stop with a
 * time of its own lasts as long as its stay, or an hour without one. The trip and other stops are all-day events, a
 * stay on all of its days. The description of the trip lists the stops without a date, because they cannot be events.
 *
 * An event keeps its UID in each export, and its SEQUENCE is the version of the trip, so that a calendar updates it.
 */
export function exportIcs(content: Export): string {
  return calendar([], icsFile(getEvents(content)))
}

/** The finished text of the events of one trip, which a calendar program asks for again and again. */
export type FeedPart = { readonly events: string; readonly isShortened: boolean }

/**
 * @param maxLength in characters. Each stop may name its trip, so that events are many times as long as their trip.
 * @returns the events of a trip in a feed, as work that may be interrupted between two days; those that have no room are
 * left out, the last days first
 */
export function* feedPartByDay(content: Export, maxLength = Infinity): Generator<void, FeedPart, void> {
  const days = exportedDays(content)
  const getLines = eventWriter(content)
  let events = ''
  const add = (event: IcsEvent) => {
    const text = icsFile(getLines(event))
    const hasRoom = events.length + text.length <= maxLength
    if (hasRoom) events += text
    return hasRoom
  }
  if (![tripEvent(days, content), ...lodgingEvents(content)].every(add)) return { events, isShortened: true }
  for (const day of days) {
    yield
    if (!dayEvents(day, content).every(add)) return { events, isShortened: true }
  }
  return { events, isShortened: false }
}

/**
 * A calendar to subscribe to. Stops that were taken out disappear, because the program replaces all events.
 * @param description empty: none
 */
export function getFeed(name: string, parts: readonly FeedPart[], description = ''): string {
  const hints = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
  const texts = { NAME: name, 'X-WR-CALNAME': name, DESCRIPTION: description, 'X-WR-CALDESC': description }
  return calendar([...icsTexts(texts), ...hints], parts.map(({ events }) => events).join(''))
}

function calendar(head: readonly string[], events: string): string {
  const begin = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Safarnama//Trip//EN', 'CALSCALE:GREGORIAN']
  return icsFile([...begin, ...head]) + events + icsFile(['END:VCALENDAR'])
}

function getEvents(content: Export): string[] {
  const days = exportedDays(content)
  const events = days.flatMap((day) => dayEvents(day, content))
  return [tripEvent(days, content), ...lodgingEvents(content), ...events].flatMap(eventWriter(content))
}

function dayEvents(day: ExportedDay, content: Export): IcsEvent[] {
  const instants = stopInstants(day, content.timeZone)
  return day.stops.flatMap((stop, index) => stopEvent(stop, instants[index] ?? null, content))
}

function eventWriter({ trip, now }: Export): (event: IcsEvent) => string[] {
  const stamp = `DTSTAMP:${icsInstant(now)}`
  const sequence = `SEQUENCE:${trip.version}`
  return ({ key, fields }) => {
    const uid = `UID:${[trip._id, ...(key === null ? [] : [key])].join('-')}@safarnama`
    return ['BEGIN:VEVENT', stamp, uid, sequence, ...fields, 'END:VEVENT']
  }
}

/** A key of null is that of the trip itself. */
type IcsEvent = { readonly key: string | null; readonly fields: readonly string[] }

function tripEvent(days: readonly ExportedDay[], content: Export): IcsEvent {
  const { trip, urls } = content
  const { title, startDate, endDate, destinations } = trip
  const ideas = days.flatMap(({ date, stops }) => (date === null ? stops.map(({ name }) => `- ${name}`) : []))
  const text = joinTexts([tripText(trip), ...ideas], '\n') || ofTripText(content)
  const where = [...new Set(destinations.map(({ name }) => name))].join(', ')
  return {
    key: null,
    fields: [
      ...icsAllDay(startDate, endDate),
      ...icsTexts({ SUMMARY: title, LOCATION: where, DESCRIPTION: text }),
      ...urlField(urls.trip),
    ],
  }
}

/** An accommodation, from its first to its last day. */
function lodgingEvents(content: Export): IcsEvent[] {
  return exportedLodgings(content).map((lodging) => {
    const { key, name, address, place, checkIn, checkOut } = lodging
    const position = positionIn(lodging, content.texts)
    const text = joinTexts([position?.doubt ?? '', ofTripText(content)], '\n')
    return {
      key,
      fields: [
        ...icsAllDay(checkIn, checkOut),
        ...icsTexts({ SUMMARY: name, LOCATION: address || whereText(lodging), DESCRIPTION: text }),
        ...urlField(place ? content.urls.place(place.slug) : content.urls.trip),
        ...geoField(position),
      ],
    }
  })
}

/** Only an exact position: a calendar would lead to a wrong building. */
function geoField(position: StopPosition | null): string[] {
  return position && position.doubt === null ? [`GEO:${degrees(position.lat)};${degrees(position.lng)}`] : []
}

function stopEvent(stop: ExportedStop, instants: StopInstants, content: Export): IcsEvent[] {
  const { urls, texts } = content
  const { key, name, notes, date, lastDate, place } = stop
  if (date === null) return []
  const when = instants
    ? [`DTSTART:${icsInstant(instants.start)}`, `DTEND:${icsInstant(instants.end)}`]
    : icsAllDay(date, lastDate ?? date)
  const position = positionIn(stop, texts)
  const text = joinTexts([notes, position?.doubt ?? '', ofTripText(content)], '\n')
  return [
    {
      key,
      fields: [
        ...when,
        ...icsTexts({ SUMMARY: name, LOCATION: whereText(stop), DESCRIPTION: text }),
        ...urlField(place ? urls.place(place.slug) : urls.trip),
        ...geoField(position),
        ...alarmFields(stop, content),
      ],
    },
  ]
}

function ofTripText({ trip: { title }, texts: { ofTrip } }: Export): string {
  return ofTrip === null ? '' : ofTrip(title)
}

function urlField(url: string | null): string[] {
  return url === null ? [] : [`URL:${url}`]
}

/** Reminds when to leave for a stop: as long before it as the way takes. */
function alarmFields({ key, name, date, times }: ExportedStop, content: Export): string[] {
  const minutes = content.leaving?.get(key) ?? null
  if (!content.leaving || minutes === null || !times || date === null) return []
  const text = content.texts.leaveAt(shownTime(times.from - minutes, date, content), name)
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', ...icsTexts({ DESCRIPTION: text }), `TRIGGER:-PT${minutes}M`, 'END:VALARM']
}
