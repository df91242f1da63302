import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { SetPoint } from '#contract/map/sent-point.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { noAccommodation } from '#contract/trip/no-bookings.ts'
import { destinationOn } from './lodging.ts'
import type { PlanChange } from './plan-change.ts'
import { applyPlanChange } from './plan-edit.ts'
import { listOn, placeStops, setOrder, getSlot } from './place-stop.ts'
import { tripDates } from './stop-order.ts'
import { setDay, setTrip, type TripSettings } from './trip-settings.ts'
import {
  blankActivity,
  findActivity,
  mapActivities,
  withStopIds,
  type DaySettings,
  type PlannedActivity,
  type Spending,
  type TripWithPlan,
} from './trip-with-plan.ts'

/** The fields of a stop that a traveller sets. A time is HH:MM, or blank. Null: not set. */
export type StopEdit = {
  readonly name: string
  readonly notes: string
  /** The stop stays by its name alone, in a place that the guide has lost. */
  readonly place: null
  readonly cost: number | null
  readonly durationMinutes: number | null
  readonly time: string
  readonly wayHere: TravelMode | null
  readonly isDone: boolean
  readonly point: SetPoint | null
}

/** The accommodation. Null: not known. A place of the guide has no point of its own. */
export type LodgingEdit = {
  readonly name: string
  readonly address: string
  readonly guidePlace: string | null
  readonly point: SetPoint | null
  readonly checkIn: string | null
  readonly checkOut: string | null
}

/** A change of a trip that a traveller makes. A date of null is the list of ideas. */
export type TripEdit =
  | { readonly kind: 'plan'; readonly change: PlanChange }
  | {
      readonly kind: 'add-stop'
      readonly stop: {
        readonly id: string
        readonly name: string
        readonly place: string | null
        /** Position of a stop of the traveller's own. */
        readonly point?: SetPoint | undefined
        readonly notes?: string | undefined
      }
      readonly date: string | null
      readonly index: number
    }
  | { readonly kind: 'remove-stop'; readonly stopId: string }
  | { readonly kind: 'set-stop'; readonly stopId: string; readonly fields: Partial<StopEdit> }
  /** The index counts the other stops of the day. */
  | { readonly kind: 'move-stop'; readonly stopId: string; readonly date: string | null; readonly index: number }
  | { readonly kind: 'set-trip'; readonly fields: Partial<TripSettings> }
  | { readonly kind: 'set-day'; readonly date: string; readonly fields: Partial<Omit<DaySettings, 'date'>> }
  /** Copies as many stops as there are new ids, to the end of the other day. */
  | { readonly kind: 'copy-day'; readonly from: string; readonly to: string; readonly newIds: readonly string[] }
  /** The days of a plan that was computed. Stops of such a day that the plan does not know stay at its end. */
  | {
      readonly kind: 'take-plan'
      readonly days: readonly { readonly date: string; readonly stopIds: readonly string[] }[]
    }
  /** Sets where one sleeps on a date, or takes it away with a blank name. */
  | { readonly kind: 'set-lodging'; readonly date: string; readonly fields: Partial<LodgingEdit> }
  | { readonly kind: 'set-spending'; readonly spending: readonly Spending[] }
  /** One after the other. One undo takes all of them back. */
  | { readonly kind: 'several'; readonly edits: readonly TripEdit[] }

/**
 * The trip after an edit. Every stop has an id then, and only `remove-stop` takes one away. An edit that does not fit
 * the trip, such as one of a deleted stop, changes nothing. Pure.
 */
export function applyEdit(trip: TripWithPlan, edit: TripEdit): TripWithPlan {
  const named = withStopIds(trip)
  if (edit.kind === 'plan') return applyPlanChange(named, edit.change)
  if (edit.kind === 'add-stop') return addStop(named, edit)
  if (edit.kind === 'remove-stop') return removeStop(named, edit.stopId)
  if (edit.kind === 'set-stop') return setStop(named, edit.stopId, edit.fields)
  if (edit.kind === 'move-stop') return moveStop(named, edit)
  if (edit.kind === 'set-trip') return setTrip(named, edit.fields)
  if (edit.kind === 'set-day') return setDay(named, edit.date, edit.fields)
  if (edit.kind === 'copy-day') return copyDay(named, edit)
  if (edit.kind === 'take-plan') return takePlan(named, edit.days)
  if (edit.kind === 'set-lodging') return setLodging(named, edit)
  if (edit.kind === 'several') return edit.edits.reduce(applyEdit, named)
  return { ...named, spending: [...edit.spending] }
}

type EditFor<Kind extends TripEdit['kind']> = Extract<TripEdit, { kind: Kind }>

function addStop(trip: TripWithPlan, { stop, date, index }: EditFor<'add-stop'>): TripWithPlan {
  const on = onDay(trip, date)
  const { point, notes = '', ...known } = stop
  const added = insert(trip, { ...blankActivity(known), notes, ...(point && { point }), date: on })
  return added === trip ? trip : placeStops(added, [stop.id], { date: on, index })
}

/** Adds an activity to a destination of its date, else to the first that has room. The same trip: there is no room. */
function insert(trip: TripWithPlan, activity: PlannedActivity & { id: string }): TripWithPlan {
  if (findActivity(trip, activity.id)) return trip
  const { date } = activity
  const hasRoom = trip.destinations.filter(({ activities }) => activities.length < TRIP_LIMITS.activities)
  const ofDate = hasRoom.find(
    ({ startDate, endDate }) =>
      date !== null && startDate !== null && endDate !== null && startDate <= date && date <= endDate,
  )
  const chosen = ofDate ?? hasRoom[0]
  if (!chosen) return trip
  const destinations = trip.destinations.map((destination) =>
    destination === chosen ? { ...destination, activities: [...destination.activities, activity] } : destination,
  )
  return { ...trip, destinations }
}

function removeStop(trip: TripWithPlan, stopId: string): TripWithPlan {
  return mapActivities(trip, (activity) => (activity.id === stopId ? null : activity))
}

/** A blank name changes nothing. */
function setStop(
  trip: TripWithPlan,
  stopId: string,
  { name, wayHere, point, ...fields }: Partial<StopEdit>,
): TripWithPlan {
  const named = name === undefined || name.trim() === '' ? fields : { ...fields, name }
  return mapActivities(trip, (activity) => {
    if (activity.id !== stopId) return activity
    const { wayHere: legBefore, point: pointBefore, ...rest } = activity
    const [way, at] = [wayHere === undefined ? legBefore : wayHere, point === undefined ? pointBefore : point]
    return { ...rest, ...named, ...(way && { wayHere: way }), ...(at && { point: at }) }
  })
}

function setLodging(trip: TripWithPlan, { date, fields }: EditFor<'set-lodging'>): TripWithPlan {
  const chosen = destinationOn(trip, date)
  if (!chosen) return trip
  const { guidePlace: placeBefore = null, point: pointBefore = null, ...stay } = chosen.accommodation
  const { guidePlace = placeBefore, point = pointBefore, ...others } = fields
  const accommodation = {
    ...stay,
    ...others,
    ...(guidePlace === null ? point && { point } : { guidePlace }),
  }
  const after = accommodation.name.trim() === '' ? noAccommodation : accommodation
  return {
    ...trip,
    destinations: trip.destinations.map((each) => (each === chosen ? { ...each, accommodation: after } : each)),
  }
}

function moveStop(trip: TripWithPlan, { stopId, date, index }: EditFor<'move-stop'>): TripWithPlan {
  return findActivity(trip, stopId) ? placeStops(trip, [stopId], { date: onDay(trip, date), index }) : trip
}

function copyDay(trip: TripWithPlan, { from, to, newIds }: EditFor<'copy-day'>): TripWithPlan {
  if (!tripDates(trip).includes(to)) return trip
  let copied = trip
  const ids: string[] = []
  for (const [index, activity] of listOn(trip, from).entries()) {
    const id = newIds[index]
    if (id === undefined) break
    const { isDone: _done, hoursConfirmedFor: _confirmed, position: _position, ...copiedFields } = activity
    const next = insert(copied, { ...copiedFields, id, date: to })
    if (next !== copied) ids.push(id)
    copied = next
  }
  return ids.length === 0 ? trip : placeStops(copied, ids, { date: to, index: Infinity })
}

function takePlan(trip: TripWithPlan, days: EditFor<'take-plan'>['days']): TripWithPlan {
  const dates = tripDates(trip)
  const taken = new Set<string>()
  const known = days.filter(({ date }) => dates.includes(date))
  const lists = known.map(({ date, stopIds }) => {
    const ids = stopIds.filter((id) => !taken.has(id) && getSlot(trip, id) !== undefined)
    for (const id of ids) taken.add(id)
    return { date, ids: [...new Set(ids)] }
  })
  let planned = trip
  for (const { date, ids } of lists) {
    const before = listOn(trip, date).map(({ id }) => id)
    const order = [...ids, ...before.filter((id) => !taken.has(id))]
    if (order.join() !== before.join()) planned = setOrder(planned, date, order)
  }
  return planned
}

/** A date outside of the trip is no day of its plan. */
function onDay(trip: TripWithPlan, date: string | null): string | null {
  return date !== null && tripDates(trip).includes(date) ? date : null
}
