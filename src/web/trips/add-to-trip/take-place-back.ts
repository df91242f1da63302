import type { Trip } from '#contract/trip/trips.ts'
import { mapActivities, withStopIds, type PlannedActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import type { WantedPlace } from '../../selection/presses.ts'
import { findStops } from '../form/stops.ts'
import { loadTrip, type Traveller } from './add-place.ts'
import { changeTrip } from './change-trip.ts'
import { withoutStops } from './place-stop.ts'

/** Stops that left a trip, by the index of their destination. */
export type TakenPlace = {
  readonly place: WantedPlace
  readonly trip: Trip
  readonly activities: readonly { readonly destination: number; readonly activity: PlannedActivity }[]
}

/** Takes all stops in a place out of a trip and saves it. */
export async function takePlaceBack(place: WantedPlace, tripId: string, { owner }: Traveller): Promise<TakenPlace> {
  const before = await loadTrip(owner, tripId)
  const { trip, result } = await changeTrip(owner, before, (current) => {
    const named = withStopIds(current)
    const ids = findStops(named.destinations, place).flatMap(({ id }) => id ?? [])
    const activities: { destination: number; activity: PlannedActivity }[] = []
    mapActivities(named, (activity, destination) => {
      if (ids.includes(activity.id ?? '')) activities.push({ destination, activity })
      return activity
    })
    return { trip: ids.length === 0 ? current : withoutStops(named, ids), result: activities }
  })
  return { place, trip, activities: result }
}

/** Puts the stops back as they were: their day, time and notes. */
export async function putPlaceBack(taken: TakenPlace, { owner }: Traveller): Promise<void> {
  const before = await loadTrip(owner, taken.trip._id)
  await changeTrip(owner, before, (current) => ({ trip: withActivities(current, taken.activities), result: null }))
}

function withActivities(trip: TripWithPlan, activities: TakenPlace['activities']): TripWithPlan {
  const last = trip.destinations.length - 1
  return {
    ...trip,
    destinations: trip.destinations.map((destination, index) => {
      const own = activities.filter((each) => Math.min(each.destination, last) === index)
      const isKnown = ({ activity: { id } }: (typeof own)[number]) =>
        destination.activities.some((activity) => activity.id === id)
      const missing = own.filter((each) => !isKnown(each)).map(({ activity }) => activity)
      return missing.length === 0
        ? destination
        : { ...destination, activities: [...destination.activities, ...missing] }
    }),
  }
}
