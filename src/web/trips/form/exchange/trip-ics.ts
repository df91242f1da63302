import { addDays } from '#contract/text/dates.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Destination, Trip, TripInput } from '#contract/trip/trips.ts'
import { instantInZone } from '#contract/text/city-time.ts'
import { clockTime, minuteOfClock } from '#planning/hours/minutes.ts'
import { stopsOf, type Stop } from '../stops.ts'
import { degrees } from './trip-points.ts'
import type { StopTimes } from './trip-times.ts'

type IcsTrip = Pick<TripInput, 'title' | 'description' | 'destinations'> & Pick<Trip, '_id' | 'startDate' | 'endDate'>

type Times = ReadonlyMap<string, StopTimes>

/**
 * `timeZone` is the time zone of the city, in which activities have their times. `now` is the time of the export. `times`
 * is when the plan has its stops, by their ids.
 */
type Export = { trip: IcsTrip; places: readonly PlaceIndexEntry[]; timeZone: string; now: Date; times?: Times }

/**
 * The trip as a calendar (RFC 5545). Stops have the times of the plan. Without a plan, a stop with a time of its own lasts
 * as long as its stay, or an hour if that is not said. The trip and other stops are all-day events, a stay on all of its
 * days. Stops in a place of the guide say where it is.
 * The description of the trip lists the stops without a date, because they cannot be events.
 */
export function exportIcs({ trip, places, timeZone, now, times = new Map() }: Export): string {
  const stamp = property('DTSTAMP', utc(now))
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const events = [tripEvent(trip), ...stopEvents(trip, { timeZone, times, places: bySlug })]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safarnama//Trip//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', stamp, ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function tripEvent({ _id, title, description, startDate, endDate, destinations }: IcsTrip): string[] {
  const undated = destinations.flatMap(stopsOf).filter(({ date }) => date === null)
  const text = [description, ...undated.map(({ name }) => `- ${name}`)].filter((line) => line !== '').join('\n')
  return [
    property('UID', `${_id}@safarnama`),
    ...allDay(startDate, endDate),
    ...texts({ SUMMARY: title, DESCRIPTION: text }),
  ]
}

type Surroundings = { timeZone: string; times: Times; places: ReadonlyMap<string, PlaceIndexEntry> }

function stopEvents({ _id, destinations }: IcsTrip, { places, ...clock }: Surroundings): string[][] {
  const taken = new Map<string, number>()
  return destinations.flatMap((destination) =>
    stopsOf(destination).flatMap((stop) => {
      if (stop.date === null) return []
      const own = digest(`${destination.name}\n${stop.name}`)
      const nth = (taken.get(own) ?? 0) + 1
      taken.set(own, nth)
      const uid = property('UID', `${_id}-${own}-${nth}@safarnama`)
      const place = places.get(stop.place ?? '')
      return [[uid, ...whenOf(stop, stop.date, clock), ...textsOf(stop, destination, place), ...geoOf(place)]]
    }),
  )
}

const USUAL_MINUTES = 60
const DAY_MINUTES = 24 * 60

function whenOf(stop: Stop, date: string, { timeZone, times }: Omit<Surroundings, 'places'>): string[] {
  const { id = '', time, lastDate, durationMinutes } = stop
  const planned = times.get(id)
  if (!planned && time === '') return allDay(date, typeof lastDate === 'string' && lastDate > date ? lastDate : date)
  const from = planned?.from ?? minuteOfClock(time)
  const minutes = planned ? planned.to - planned.from : Number(durationMinutes ?? 0) || USUAL_MINUTES
  // A plan may go on after midnight.
  const nights = Math.floor(from / DAY_MINUTES)
  const clock = clockTime(from - nights * DAY_MINUTES)
  const start = new Date(instantInZone(date, clock, timeZone).getTime() + nights * DAY_MS)
  const end = new Date(start.getTime() + minutes * MINUTE_MS)
  // iCalendar cannot express years before 0 or after 9999. Near these limits, the event is an all-day event.
  if (![start, end].every((instant) => /^\d{4}-/.test(instant.toISOString()))) return allDay(date, date)
  return [property('DTSTART', utc(start)), property('DTEND', utc(end))]
}

function textsOf({ name, notes }: Stop, destination: Destination, place: PlaceIndexEntry | undefined): string[] {
  const isLink = /^https?:/i.test(destination.location)
  const where = place
    ? [place.name, place.locality]
    : [destination.name === name ? '' : destination.name, isLink ? '' : destination.location]
  return texts({ SUMMARY: name, LOCATION: where.filter((text) => text !== '').join(', '), DESCRIPTION: notes })
}

/** Only an exact position: a calendar would lead to a wrong building. */
function geoOf(place: PlaceIndexEntry | undefined): string[] {
  if (!place?.geo || place.precision !== 'site') return []
  return [property('GEO', `${degrees(place.geo.lat)};${degrees(place.geo.lng)}`)]
}

/** An all-day event ends on the day after its last day. The last possible day has no such end. */
function allDay(first: string, last: string): string[] {
  const basic = (date: string) => date.replaceAll('-', '')
  const end = last === '9999-12-31' ? last : addDays(last, 1)
  const start = `DTSTART;VALUE=DATE:${basic(first)}`
  return end > first ? [start, `DTEND;VALUE=DATE:${basic(end)}`] : [start]
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

function property(name: string, value: string): string {
  return `${name}:${value}`
}

function texts(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, text]) => (text === '' ? [] : [property(name, escape(text))]))
}

/** iCalendar allows no control characters except tabs and line breaks. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n\u0080-\u009f]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const LINE_OCTETS = 75

/** Folds lines at 75 octets. A continuation line begins with a space. Characters are never split. */
function fold(line: string): string {
  let folded = ''
  let room = LINE_OCTETS
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0)
    if (octets > room) {
      folded += '\r\n '
      room = LINE_OCTETS - 1
    }
    folded += character
    room -= octets
  }
  return folded
}

function octetsOf(point: number): number {
  return 1 + [0x80, 0x800, 0x1_0000].filter((first) => point >= first).length
}

/**
 * FNV-1a. The same names give the same UID in each export, so that a calendar updates events instead of duplicating
 * them.
 */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of text.split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}
