import { activitiesByDay, hasPosition, tripDates } from './stop-order.ts'
import { findActivity, mapActivities, type NamedActivity, type TripWithPlan } from './trip-with-plan.ts'

/** A slot of a plan. A date of null is the list of ideas. The index counts the other stops. */
export type Slot = { readonly date: string | null; readonly index: number }

/** Puts stops of a trip into a slot, in their order. Only they change, unless the others have no positions to go between. */
export function placeStops(trip: TripWithPlan, ids: readonly string[], { date, index }: Slot): TripWithPlan {
  const moved = ids.filter((id) => findActivity(trip, id) !== undefined)
  const others = listOn(trip, date).filter(({ id }) => !moved.includes(id))
  const at = Math.min(Math.max(0, index), others.length)
  const order = [...others.slice(0, at).map(({ id }) => id), ...moved, ...others.slice(at).map(({ id }) => id)]
  const between = positionsBetween(others, at, moved.length)
  if (!between) return setOrder(trip, date, order)
  return setPositions(trip, date, new Map(moved.map((id, place) => [id, between[place] ?? 0])))
}

/** The stops of a day, or ideas, in the order of these ids. All of them get new positions. */
export function setOrder(trip: TripWithPlan, date: string | null, ids: readonly string[]): TripWithPlan {
  return setPositions(trip, date, new Map(ids.map((id, index) => [id, index + 1])))
}

/** The stops of a day in order. Null: ideas. */
export function listOn(trip: TripWithPlan, date: string | null): readonly NamedActivity[] {
  return activitiesByDay(trip).get(date) ?? []
}

/** The day whose stops have the id, and its place among them. Undefined: no stop has it. */
export function getSlot(trip: TripWithPlan, id: string): Slot | undefined {
  for (const [date, activities] of activitiesByDay(trip)) {
    const index = activities.findIndex((activity) => activity.id === id)
    if (index !== -1) return { date, index }
  }
  return undefined
}

/** An idea keeps a date outside of the trip, so that it comes back when the trip is made longer. */
function setPositions(trip: TripWithPlan, date: string | null, positions: ReadonlyMap<string, number>): TripWithPlan {
  const dates = new Set(tripDates(trip))
  return mapActivities(trip, (activity) => {
    const position = positions.get(activity.id ?? '')
    if (position === undefined) return activity
    const isOutside = date === null && activity.date !== null && !dates.has(activity.date)
    const own = isOutside ? activity.date : date
    return activity.date === own && activity.position === position ? activity : { ...activity, date: own, position }
  })
}

/** Undefined: the list has no positions, or no number is left between the two. */
function positionsBetween(others: readonly NamedActivity[], at: number, count: number): number[] | undefined {
  const known = others.filter(hasPosition).map(({ position }) => position)
  if (known.length < others.length) return undefined
  const [before, after] = [known[at - 1], known[at]]
  const from = before ?? (after ?? 1) - (count + 1)
  const to = after ?? from + count + 1
  const positions = Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1))
  // Two who add at the same moment have one position for both. Others must not move for that.
  const all = [...(before === undefined ? [] : [before]), ...positions, ...(after === undefined ? [] : [after])]
  return all.every((position, index) => index === 0 || position > (all[index - 1] ?? position)) ? positions : undefined
}
