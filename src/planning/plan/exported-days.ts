import { addDays } from '#contract/text/dates.ts'
import type { SetPoint } from '#contract/map/sent-point.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { SavedDestination, Trip } from '#contract/trip/trips.ts'
import { dayClock, planMinute, shownMinute } from '../hours/day-clock.ts'
import { minuteOfClock } from '../hours/minutes.ts'
import { groupBy } from '../lists/group-by.ts'
import { dayHours, minuteInDay } from './day-hours.ts'
import { lodgingsOn } from './lodging.ts'
import { inOrder } from './stop-order.ts'
import { namedActivities, withStopIds, type NamedActivity } from './trip-with-plan.ts'
import type { StopTimes } from './trip-times.ts'

/** A stop as all files have it. */
export type ExportedStop = {
  /** Identifies the stop in its trip, the same in each export. */
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly date: string | null
  /** Last day of a stay. Null: it has one day. */
  readonly lastDate: string | null
  /** Null: the whole day. */
  readonly times: StopTimes | null
  /** Its place of the guide, by its link or else by its name. */
  readonly place: PlaceIndexEntry | null
  /** Position of a stop of the traveller's own. Null: its place has it, or it is not known. */
  readonly point: SetPoint | null
  readonly destination: SavedDestination
}

/** An accommodation as all files have it. */
export type ExportedLodging = Pick<ExportedStop, 'key' | 'name' | 'place' | 'point' | 'destination'> & {
  readonly address: string
  /** Its first and its last day. */
  readonly checkIn: string
  readonly checkOut: string
}

/** The stops of a date in the order of the plan. A date of null: ideas. */
export type ExportedDay = { readonly date: string | null; readonly stops: readonly ExportedStop[] }

type Source = {
  readonly trip: Trip
  readonly places: readonly PlaceIndexEntry[]
  /** Planned times of the stops, by their ids. Without it, stops have the times that the traveller set. */
  readonly times?: ReadonlyMap<string, StopTimes> | undefined
  /** The time zone of the city. Undefined: its clocks never change. */
  readonly timeZone: string | undefined
}

const USUAL_MINUTES = 60

/**
 * All stops of a trip by their dates, also those outside of the trip; ideas come last. Destinations without activities are
 * stops, and so are those that are a place of the guide themselves.
 */
export function exportedDays({ trip, places, times = new Map(), timeZone }: Source): readonly ExportedDay[] {
  const named = withStopIds(trip)
  const placeFor = placeFinder(places)
  const destinations = new Map(named.destinations.flatMap((each) => each.activities.map(({ id }) => [id, each])))
  const activities = groupBy(namedActivities(named), ({ date }) => date)
  const bare = groupBy(destinationStops(named.destinations, placeFor), ({ date }) => date)
  const dates = [...new Set([...activities.keys(), ...bare.keys()])].toSorted(compareDates)
  return dates.map((date) => {
    const day = date === null ? null : dayHours(date, named)
    const clock = date === null ? [] : dayClock(date, timeZone)
    const stops = inOrder(activities.get(date) ?? [], day).flatMap((activity): ExportedStop[] => {
      const destination = destinations.get(activity.id)
      if (!destination) return []
      const { id: key, name, notes, time, durationMinutes } = activity
      const shown = time === '' ? null : day ? minuteInDay(time, day) : minuteOfClock(time)
      const from = shown === null ? null : planMinute(shown, clock)
      const fixed = from === null ? null : { from, to: from + (durationMinutes ?? USUAL_MINUTES) }
      const place = placeFor(activity)
      const known = { place, point: place ? null : (activity.point ?? null), times: times.get(key) ?? fixed }
      return [{ key, name, notes, date, lastDate: null, destination, ...known }]
    })
    return { date, stops: [...stops, ...(bare.get(date) ?? [])] }
  })
}

/** The accommodations of a trip, in the order of its destinations. */
export function exportedLodgings({ trip, places }: Pick<Source, 'trip' | 'places'>): readonly ExportedLodging[] {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const taken = new Map<string, number>()
  return trip.destinations.flatMap((destination) => {
    const { name, address, guidePlace, point = null, checkIn, checkOut } = destination.accommodation
    if (name === '') return []
    const nth = (taken.get(name) ?? 0) + 1
    taken.set(name, nth)
    const first = checkIn ?? destination.startDate ?? trip.startDate
    const last = checkOut ?? destination.endDate ?? trip.endDate
    const place = guidePlace === undefined ? null : (bySlug.get(guidePlace) ?? null)
    const key = `lodging-${digest(name)}-${nth}`
    const dates = { checkIn: first, checkOut: last < first ? first : last }
    return [{ key, name, address, place, point, destination, ...dates }]
  })
}

/** The accommodations from which a day sets out and to which it comes back. */
export function lodgingsOfDay(lodgings: readonly ExportedLodging[], trip: Trip, date: string) {
  const { from, to } = lodgingsOn(trip, date)
  const find = (wanted: SavedDestination | null) => lodgings.find(({ destination }) => destination === wanted) ?? null
  return { from: find(from), to: find(to) }
}

/** The description of a trip, with the notes of the destinations that are no stop. */
export function tripText({ description, destinations }: Pick<Trip, 'description' | 'destinations'>): string {
  const notes = destinations.flatMap(({ name, notes, activities }) =>
    activities.length === 0 || notes === '' ? [] : [`${name}: ${notes}`],
  )
  return [description, ...notes].filter((text) => text !== '').join('\n')
}

/** The date on which a stop begins: after midnight it is the next one. */
export function dateOfMinute(date: string, minute: number, timeZone: string | undefined): string {
  const days = Math.floor(shownMinute(minute, dayClock(date, timeZone)) / 1_440)
  return days === 0 ? date : addDays(date, days)
}

type PlaceFinder = (stop: Pick<NamedActivity, 'name' | 'place'>) => PlaceIndexEntry | null

/** A name that two places share leads to neither of them. */
function placeFinder(places: readonly PlaceIndexEntry[]): PlaceFinder {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const byName = groupBy(places, ({ name }) => nameKey(name))
  return ({ name, place: slug }) => {
    if (slug !== null) return bySlug.get(slug) ?? null
    const [place, other] = byName.get(nameKey(name)) ?? []
    return place && !other ? place : null
  }
}

function destinationStops(destinations: readonly SavedDestination[], placeFor: PlaceFinder): ExportedStop[] {
  const taken = new Map<string, number>()
  return destinations.flatMap((destination) => {
    const { name, notes, activities, startDate, endDate } = destination
    const place = placeFor({ name, place: null })
    const isStop = activities.length === 0
    if (!isStop && (!place || activities.some((activity) => placeFor(activity) === place))) return []
    const nth = (taken.get(name) ?? 0) + 1
    taken.set(name, nth)
    const lastDate = startDate !== null && endDate !== null && endDate > startDate ? endDate : null
    const when = isStop ? { date: startDate, lastDate } : { date: null, lastDate: null }
    return [
      {
        key: `${digest(name)}-${nth}`,
        name,
        notes: isStop ? notes : '',
        times: null,
        place,
        point: null,
        destination,
        ...when,
      },
    ]
  })
}

/** FNV-1a. A destination has no id, so its name identifies it. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of text.split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** yyyy-mm-dd compare as text. Ideas come last. */
function compareDates(one: string | null, other: string | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}
