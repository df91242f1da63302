import type { TripWithPlan, PlannedActivity } from '#planning/plan/trip-with-plan.ts'
import { isSame } from '../../api/is-same.ts'

/** All fields of a trip. A field without a value is null: a missing field would keep the value of the server. */
export function getTripInput(trip: TripWithPlan) {
  const { title, description, budget, startDate, endDate, destinations } = trip
  return {
    title,
    description,
    budget,
    startDate,
    endDate,
    destinations: destinations.map((destination) => ({
      ...destination,
      accommodation: getAccommodationInput(destination.accommodation),
      activities: destination.activities.map(getActivityInput),
    })),
    pace: trip.pace ?? null,
    dayStart: trip.dayStart ?? null,
    dayEnd: trip.dayEnd ?? null,
    party: trip.party ?? null,
    days: trip.days ?? null,
    spending: trip.spending ?? null,
  }
}

/** True if all values that a traveller can set are equal in both trips. */
export function hasSameMeaning(one: TripWithPlan, other: TripWithPlan): boolean {
  const [first, second] = [getTripInput(one), getTripInput(other)]
  // `isSame` treats null in its second argument as "not set".
  return isSame(first, second) && isSame(second, first)
}

function getAccommodationInput({ guidePlace, point, ...stay }: TripWithPlan['destinations'][number]['accommodation']) {
  return { ...stay, guidePlace: guidePlace ?? null, point: point ?? null }
}

function getActivityInput({ isPlaceGone: _isPlaceGone, ...activity }: PlannedActivity) {
  return {
    ...activity,
    position: activity.position ?? null,
    wayHere: activity.wayHere ?? null,
    isDone: activity.isDone ?? false,
    hoursConfirmedFor: activity.hoursConfirmedFor ?? null,
    point: activity.point ?? null,
  }
}
