import { fieldError, type FieldError } from '#contract/field-error.ts'
import { nameKey } from '#contract/place-name.ts'
import type { Activity, Destination, SavedActivity, SavedDestination } from '#contract/trips.ts'
import type { Guide } from '../guide/guide.ts'

export type PlacesOfStops = Pick<Guide, 'hasPlace' | 'slugOfName'>

/**
 * Fills in what a client left out of its activities because it does not know these fields. An activity that was there
 * before keeps what it said. A new one names the place that its name means (docs/decisions/0061).
 */
export function completeStops(
  sent: readonly Destination[],
  before: readonly Destination[],
  places: PlacesOfStops,
): SavedDestination[] {
  const earlier = matchActivities(sent, before)
  return sent.map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) => complete(activity, earlier.get(activity), places)),
  }))
}

function complete(sent: Activity, earlier: Activity | undefined, places: PlacesOfStops): SavedActivity {
  const { name, date, time, notes } = sent
  const saidPlace = sent.place === undefined ? earlier?.place : sent.place
  const saidMinutes = sent.durationMinutes === undefined ? earlier?.durationMinutes : sent.durationMinutes
  const saidCost = sent.cost === undefined ? earlier?.cost : sent.cost
  return {
    name,
    date,
    time,
    notes,
    place: saidPlace === undefined ? places.slugOfName(name) : saidPlace,
    durationMinutes: saidMinutes ?? null,
    cost: saidCost ?? null,
  }
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
  return activitiesOf(destinations).every(({ place }) => place !== undefined)
}

/** True if the client left something out, so that the trip as it was decides. */
export function isIncomplete(destinations: readonly Destination[]): boolean {
  return activitiesOf(destinations).some(
    ({ place, durationMinutes, cost }) => place === undefined || durationMinutes === undefined || cost === undefined,
  )
}

type Placed = { readonly activity: Activity; readonly destination: number }

/** Two activities are the same by one of these, from strict to loose. The name is equal in all, as the guide compares names. */
const identities: readonly ((placed: Placed) => string)[] = [
  ({ activity: { name, date, time }, destination }) => JSON.stringify([nameKey(name), date, time, destination]),
  ({ activity: { name, date, time } }) => JSON.stringify([nameKey(name), date, time]),
  ({ activity: { name, date } }) => JSON.stringify([nameKey(name), date]),
  ({ activity: { name } }) => nameKey(name),
]

/** Pairs activities with their earlier selves. Each earlier activity belongs to one activity at most. */
function matchActivities(
  sent: readonly Destination[],
  before: readonly Destination[],
): ReadonlyMap<Activity, Activity> {
  const matches = new Map<Activity, Activity>()
  let unmatched = placedActivities(sent)
  let left = placedActivities(before)
  for (const identityOf of identities) {
    if (unmatched.length === 0 || left.length === 0) break
    const candidates = Map.groupBy(left.toReversed(), identityOf)
    const taken = new Set<Placed>()
    unmatched = unmatched.filter((placed) => {
      const found = candidates.get(identityOf(placed))?.pop()
      if (!found) return true
      matches.set(placed.activity, found.activity)
      taken.add(found)
      return false
    })
    left = left.filter((placed) => !taken.has(placed))
  }
  return matches
}

function placedActivities(destinations: readonly Destination[]): Placed[] {
  return destinations.flatMap(({ activities }, destination) =>
    activities.map((activity) => ({ activity, destination })),
  )
}

function activitiesOf(destinations: readonly Destination[]): Activity[] {
  return destinations.flatMap(({ activities }) => activities)
}

const MOST_ERRORS = 20

/**
 * Errors of stops in places that the guide does not have, by path of the field.
 * @param before the trip as it was: a stop may stay in a place that the guide has lost since
 */
export function findGonePlaces(
  sent: readonly Destination[],
  before: readonly Destination[],
  { hasPlace }: PlacesOfStops,
): Record<string, FieldError> {
  const kept = new Set(activitiesOf(before).map(({ place }) => place))
  const paths = sent.flatMap(({ activities }, destination) =>
    activities.flatMap(({ place }, index) => {
      const isKnown = typeof place !== 'string' || hasPlace(place) || kept.has(place)
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
const SAYS_COST = '"cost":'

/** The same as `showStops` for the JSON text of a trip. Only a trip of an earlier version is parsed. */
export function showStopsText(document: string, places: PlacesOfStops): string {
  const isComplete = document.includes(SAYS_COST) || !document.includes(HAS_ACTIVITIES)
  const complete = isComplete ? document : completeText(document, places)
  return complete.replace(STOP_IN_PLACE, (stop, slug: string) =>
    places.hasPlace(slug) ? stop : `${stop},"isPlaceGone":true`,
  )
}

function completeText(document: string, places: PlacesOfStops): string {
  const trip: { destinations: Destination[] } = JSON.parse(document)
  return JSON.stringify({ ...trip, destinations: completeStops(trip.destinations, [], places) })
}
