import type { Trip } from '#contract/trip/trips.ts'

/** A trip with all fields of its plan. Fields without a value are left out (docs/decisions/0062). */
export type TripWithPlan = Trip

type PlannedDestination = TripWithPlan['destinations'][number]
export type PlannedActivity = PlannedDestination['activities'][number]
/** Settings that replace those of the trip on one date. */
export type DaySettings = NonNullable<TripWithPlan['days']>[number]
/** A payment that the traveller made. */
export type Spending = NonNullable<TripWithPlan['spending']>[number]

/** An activity whose stop can be named. */
export type NamedActivity = PlannedActivity & { id: string }

/** A stop that has only a name and a place. */
export function blankActivity(stop: Pick<NamedActivity, 'id' | 'name' | 'place'>): NamedActivity {
  return { ...stop, date: null, time: '', notes: '', durationMinutes: null, cost: null }
}

/**
 * The trip with an id for each activity. A trip from before stops had ids gets ids from the place of the activity in it,
 * which are the same each time. An activity that repeats an id gets another one.
 */
export function withStopIds(trip: TripWithPlan): TripWithPlan {
  const isTaken = new Set(trip.destinations.flatMap(({ activities }) => activities.flatMap(({ id }) => id ?? [])))
  const isUsed = new Set<string>()
  return mapActivities(trip, (activity, destination, index) => {
    if (activity.id !== undefined && !isUsed.has(activity.id)) {
      isUsed.add(activity.id)
      return activity
    }
    const own = `stop-${destination}-${index}`
    let id = own
    for (let copy = 2; isTaken.has(id); copy += 1) id = `${own}-${copy}`
    isTaken.add(id)
    isUsed.add(id)
    return { ...activity, id }
  })
}

/** The activities of a trip in the order of its list. Those without an id are left out (see `withStopIds`). */
export function namedActivities(trip: TripWithPlan): NamedActivity[] {
  return trip.destinations.flatMap(({ activities }) => activities.filter(hasId))
}

export function findActivity(trip: TripWithPlan, id: string): NamedActivity | undefined {
  return namedActivities(trip).find((activity) => activity.id === id)
}

type ChangeActivity = (activity: PlannedActivity, destination: number, index: number) => PlannedActivity | null

/** The trip with changed activities. Null takes an activity out. Unchanged activities stay the same objects. */
export function mapActivities(trip: TripWithPlan, change: ChangeActivity): TripWithPlan {
  const destinations = trip.destinations.map((destination, at) => {
    const changed = destination.activities.map((activity, index) => change(activity, at, index))
    const isSame = changed.every((activity, index) => activity === destination.activities[index])
    return isSame ? destination : { ...destination, activities: changed.filter((activity) => activity !== null) }
  })
  const isSame = destinations.every((destination, index) => destination === trip.destinations[index])
  return isSame ? trip : { ...trip, destinations }
}

function hasId(activity: PlannedActivity): activity is NamedActivity {
  return activity.id !== undefined
}
