import { fieldError, type FieldError } from '#contract/text/field-error.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { StopFields } from '#contract/trip/stop-fields.ts'
import type {
  Accommodation,
  Activity,
  Destination,
  SavedAccommodation,
  SavedActivity,
  SavedDestination,
} from '#contract/trip/trips.ts'
import { matchActivities } from '#planning/plan/match-activities.ts'
import type { Guide } from '../../guide/guide.ts'

export type PlacesOfStops = Pick<Guide, 'hasPlace' | 'slugOfName'>

/**
 * Fills in what a client left out of its activities because it does not know these fields. An activity that was there
 * before keeps its values. A new one names the place that its name means (docs/decisions/0061 and 0062). Gives no ids
 * to those that have none.
 */
export function completeStops(
  sent: readonly Destination[],
  before: readonly Destination[],
  places: PlacesOfStops,
): SavedDestination[] {
  const earlier = matchActivities(sent, before)
  return sent.map((destination, index) => ({
    ...destination,
    accommodation: completeLodging(destination.accommodation, [before[index], ...before]),
    activities: destination.activities.map((activity) => complete(activity, earlier.get(activity), places)),
  }))
}

/** An accommodation of another name is most often elsewhere. */
function completeLodging(sent: Accommodation, before: readonly (Destination | undefined)[]): SavedAccommodation {
  const isSilent = sent.guidePlace === undefined && sent.point === undefined && sent.name !== ''
  const same = isSilent
    ? before.find((each) => each && nameKey(each.accommodation.name) === nameKey(sent.name))
    : undefined
  const { name, address, checkIn, checkOut, bookingReference } = sent
  const { guidePlace, point } = same?.accommodation ?? sent
  return {
    name,
    address,
    checkIn,
    checkOut,
    bookingReference,
    ...(guidePlace ? { guidePlace } : point && { point }),
  }
}

function complete(sent: Activity, earlier: Activity | undefined, places: PlacesOfStops): SavedActivity {
  const { id = earlier?.id, name, date, time, notes } = sent
  const place = placeFor(sent, earlier, places)
  const { durationMinutes = earlier?.durationMinutes, cost = earlier?.cost } = sent
  const { position = earlier?.position, wayHere = earlier?.wayHere, isDone = earlier?.isDone } = sent
  // A traveller's note about the hours of a place says nothing about another place.
  const heard = earlier && (earlier.place ?? null) === place ? earlier.hoursConfirmedFor : null
  const { hoursConfirmedFor = heard, point = earlier?.point } = sent
  return {
    ...(id !== undefined && { id }),
    name,
    date,
    time,
    notes,
    place,
    durationMinutes: durationMinutes ?? null,
    cost: cost ?? null,
    ...(typeof position === 'number' && { position }),
    ...(wayHere && { wayHere }),
    ...(isDone && { isDone }),
    ...(hoursConfirmedFor && { hoursConfirmedFor }),
    ...(point && place === null && { point }),
  }
}

/** A stop with another name is most often in another place, also if it is known by its id. */
function placeFor(sent: Activity, earlier: Activity | undefined, places: PlacesOfStops): string | null {
  const isRenamed = earlier !== undefined && nameKey(earlier.name) !== nameKey(sent.name)
  const { place = isRenamed ? undefined : earlier?.place } = sent
  return place === undefined ? places.slugOfName(sent.name) : place
}

/** The stops whose names mean places have these. Those that say something of a place already are left alone. */
export function nameStops(destinations: readonly Destination[], places: PlacesOfStops): Destination[] {
  return destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) => {
      const place = activity.place === undefined ? places.slugOfName(activity.name) : null
      return place === null ? activity : { ...activity, place }
    }),
  }))
}

export function isEachPlaced(destinations: readonly Destination[]): boolean {
  return getActivities(destinations).every(({ place }) => place !== undefined)
}

const stopFields = [
  'id',
  'place',
  'durationMinutes',
  'cost',
  'position',
  'wayHere',
  'isDone',
  'hoursConfirmedFor',
  'point',
] as const satisfies (keyof StopFields)[]

/** True if the client left something out, so that the trip as it was decides. */
export function isIncomplete(destinations: readonly Destination[]): boolean {
  const isLodgingSilent = destinations.some(
    ({ accommodation: { name, guidePlace, point } }) => name !== '' && guidePlace === undefined && point === undefined,
  )
  if (isLodgingSilent) return true
  return getActivities(destinations).some((activity) => stopFields.some((field) => activity[field] === undefined))
}

function getActivities(destinations: readonly Destination[]): Activity[] {
  return destinations.flatMap(({ activities }) => activities)
}

const MOST_ERRORS = 20

/**
 * Errors of stops in places that the guide does not have, by path of the field.
 * @param before the trip as it was: a stop may stay in a place that the guide has lost since
 */
export function findRetiredPlaces(
  sent: readonly Destination[],
  before: readonly Destination[],
  { hasPlace }: PlacesOfStops,
): Record<string, FieldError> {
  const placesBefore = new Set(getActivities(before).map(({ place }) => place))
  const paths = sent.flatMap(({ activities }, destination) =>
    activities.flatMap(({ place }, index) => {
      const isKnown = typeof place !== 'string' || hasPlace(place) || placesBefore.has(place)
      return isKnown ? [] : [`destinations.${destination}.activities.${index}.place`]
    }),
  )
  return Object.fromEntries(paths.slice(0, MOST_ERRORS).map((path) => [path, fieldError('activity.place-gone')]))
}

/** The stops as their owner reads them: those in a place that the guide has lost say so. */
export function showStops(stored: readonly Destination[], places: PlacesOfStops): SavedDestination[] {
  return completeStops(stored, [], places).map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) =>
      activity.place === null || places.hasPlace(activity.place) ? activity : { ...activity, isPlaceGone: true },
    ),
  }))
}

/** In JSON, an unescaped quote begins or ends a key or a text, so that these pieces are never part of a text. */
const STOP_IN_PLACE = /"place":"([a-z0-9-]+)"/g
const HAS_ACTIVITIES = '"activities":[{'
const STATES_COST = '"cost":'

/** The slugs of all places in which the JSON text of a trip has a stop. */
export function placesNamedIn(document: string): ReadonlySet<string> {
  return new Set(Array.from(document.matchAll(STOP_IN_PLACE), ([, slug = '']) => slug))
}

/** The same as `showStops` for the JSON text of a trip. Only a trip of an earlier version is parsed. */
export function showStopsText(document: string, places: PlacesOfStops): string {
  const isComplete = document.includes(STATES_COST) || !document.includes(HAS_ACTIVITIES)
  const complete = isComplete ? document : completeText(document, places)
  return complete.replace(STOP_IN_PLACE, (stop, slug: string) =>
    places.hasPlace(slug) ? stop : `${stop},"isPlaceGone":true`,
  )
}

function completeText(document: string, places: PlacesOfStops): string {
  const trip: { destinations: Destination[] } = JSON.parse(document)
  return JSON.stringify({ ...trip, destinations: completeStops(trip.destinations, [], places) })
}
