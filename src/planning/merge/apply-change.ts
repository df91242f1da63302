import type { TripChange } from '#contract/trip/trip-live.ts'
import { namedActivities, type NamedActivity, type TripWithPlan } from '../plan/trip-with-plan.ts'

/**
 * Makes the version of a trip that a change leads to, without its number. Unchanged parts stay the same objects. Pure.
 * @returns null when the trip is not the one that the change begins with, or has a stop twice: repeated, one long
 *   stop would make a trip of any length
 */
export function applyTripChange(trip: TripWithPlan, { from, fields, stops, destinations }: TripChange) {
  if (trip.version !== from) return null
  const known = new Map([...namedActivities(trip), ...stops].map((stop): [string, NamedActivity] => [stop.id, stop]))
  const lists =
    destinations ??
    trip.destinations.map((destination) => ({
      ...destination,
      activities: destination.activities.map(({ id = '' }) => id),
    }))
  const ids = lists.flatMap(({ activities }) => activities)
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) return null
  const changed: TripWithPlan = {
    ...trip,
    ...fields,
    destinations: lists.map((list) => ({ ...list, activities: list.activities.flatMap((id) => known.get(id) ?? []) })),
  }
  for (const [name, value] of Object.entries(fields)) if (value === null) Reflect.deleteProperty(changed, name)
  return changed
}
