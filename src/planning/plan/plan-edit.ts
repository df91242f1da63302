import { shownMinute } from '../hours/day-clock.ts'
import { clockInDay, dayHours } from './day-hours.ts'
import type { PlanChange } from './plan-change.ts'
import { listOn, placeStops, setOrder, getSlot } from './place-stop.ts'
import { tripDates } from './stop-order.ts'
import { findActivity, mapActivities, type PlannedActivity, type TripWithPlan } from './trip-with-plan.ts'

/** A change of the plan, written into its trip: the plan of the result is the plan after `applyChange`. */
export function applyPlanChange(trip: TripWithPlan, change: PlanChange): TripWithPlan {
  if (change.kind === 'move') return move(trip, change)
  if (change.kind === 'swap') return swap(trip, change)
  if (change.kind === 'stay')
    return editPlanned(trip, change.stopId, { durationMinutes: Math.max(1, Math.round(change.stayMinutes)) })
  if (change.kind === 'confirm-hours') return editPlanned(trip, change.stopId, { hoursConfirmedFor: change.date })
  if (change.kind === 'to-ideas') return toIdeas(trip, change.stopIds)
  return { ...trip, budget: change.budget }
}

function toIdeas(trip: TripWithPlan, stopIds: readonly string[]): TripWithPlan {
  const planned = tripDates(trip).flatMap((date) => listOn(trip, date).map(({ id }) => id))
  const taken = planned.filter((id) => stopIds.includes(id))
  return taken.length === 0 ? trip : placeStops(trip, taken, { date: null, index: Infinity })
}

function move(
  trip: TripWithPlan,
  { stopId, date, index, fixedAt, clock = [] }: Extract<PlanChange, { kind: 'move' }>,
): TripWithPlan {
  if (!isPlanned(trip, stopId) || !tripDates(trip).includes(date)) return trip
  const time = fixedAt === null ? '' : clockInDay(shownMinute(fixedAt, clock), dayHours(date, trip))
  return editStop(placeStops(trip, [stopId], { date, index }), stopId, { time })
}

function swap(trip: TripWithPlan, { stopId, withId }: Extract<PlanChange, { kind: 'swap' }>): TripWithPlan {
  if (stopId === withId || !isPlanned(trip, stopId) || !isPlanned(trip, withId)) return trip
  const [mine, theirs] = [getSlot(trip, stopId), getSlot(trip, withId)]
  const numbered = [mine, theirs].reduce((before, slot) => (slot ? numberStops(before, slot.date) : before), trip)
  const [one, other] = [findActivity(numbered, stopId), findActivity(numbered, withId)]
  if (!one || !other) return trip
  const slot = ({ date, position, time }: PlannedActivity) => ({ date, position, time })
  return editStop(editStop(numbered, stopId, slot(other)), withId, slot(one))
}

/** Gives the stops of a day positions, unless all have one of their own. */
function numberStops(trip: TripWithPlan, date: string | null): TripWithPlan {
  const list = listOn(trip, date)
  const positions = new Set(list.map(({ position }) => position))
  if (positions.size === list.length && !positions.has(undefined)) return trip
  return setOrder(
    trip,
    date,
    list.map(({ id }) => id),
  )
}

function editPlanned(trip: TripWithPlan, id: string, fields: Partial<PlannedActivity>): TripWithPlan {
  return isPlanned(trip, id) ? editStop(trip, id, fields) : trip
}

/** Changes fields of one stop. */
function editStop(trip: TripWithPlan, id: string, fields: Partial<PlannedActivity>): TripWithPlan {
  return mapActivities(trip, (activity) => (activity.id === id ? { ...activity, ...fields } : activity))
}

/** The stop is on a day, not an idea. */
function isPlanned(trip: TripWithPlan, id: string): boolean {
  return (getSlot(trip, id)?.date ?? null) !== null
}
