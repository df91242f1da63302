import type { WayKind } from '#contract/way-kind.ts'
import type { SavedActivity, SavedDestination, Trip } from '#contract/trips.ts'
import type { Day } from './day-plan.ts'

/** An activity with what the plan says of its stop. What is not said is left out. */
export type PlannedActivity = SavedActivity & {
  id?: string | undefined
  /** The order of stops within their day, smaller first. */
  position?: number | undefined
  wayHere?: WayKind | undefined
  isDone?: boolean | undefined
  hoursConfirmedFor?: string | undefined
}

/** What one date has instead of what the trip says. Times are HH:MM. Null: as the trip says. */
export type DaySettings = {
  date: string
  start: string | null
  end: string | null
  pace: Day['pace'] | null
  note: string
}

export type SpendingKind = 'food' | 'entry' | 'transport' | 'stay' | 'shopping' | 'other'

/** What was really paid, in the city's currency. */
export type Spending = { id: string; amount: number; kind: SpendingKind; date: string | null; note: string }

type PlannedDestination = Omit<SavedDestination, 'activities'> & { activities: PlannedActivity[] }

/** A trip with all that its plan says. */
export type TripWithPlan = Omit<Trip, 'destinations'> & {
  destinations: PlannedDestination[]
  pace?: Day['pace'] | undefined
  dayStart?: string | undefined
  dayEnd?: string | undefined
  days?: DaySettings[] | undefined
  spending?: Spending[] | undefined
}

/** An activity whose stop can be named. */
export type NamedActivity = PlannedActivity & { id: string }

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

/** The trip with changed activities. Null takes an activity out. What stays the same stays the same object. */
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
