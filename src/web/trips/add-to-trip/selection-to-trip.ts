import type { Trip } from '#contract/trip/trips.ts'
import { planTrip } from '#planning/plan/plan-trip.ts'
import { applyEdit } from '#planning/plan/trip-edit.ts'
import { getTripPlan } from '#planning/plan/trip-plan.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { newId } from '../../api/new-id.ts'
import { selectPlace, removeSelection, type SelectedPlace } from '../../session/selected-places.ts'
import { getTripInput } from '../planner/trip-input.ts'
import { saveNewTrip } from '../form/mutations.ts'
import { findStops } from '../form/stops.ts'
import { loadPlanning, loadTrip, type Traveller } from './add-place.ts'
import { beginTrip } from './begin-trip.ts'
import { changeTrip } from './change-trip.ts'
import { hasStop, positionsFor, slotFor, withoutStops, withStop, type Planning } from './place-stop.ts'

/**
 * Makes a trip of selected places for the next weekend: each on its best day, and places that do not fit among the
 * ideas.
 * @param idempotencyKey several tries with the same key make one trip
 */
export async function makeTripFor(
  selection: readonly SelectedPlace[],
  { traveller, idempotencyKey }: { traveller: Traveller; idempotencyKey: string },
): Promise<Trip> {
  const planning = await loadPlanning(traveller)
  const begun = beginTrip(traveller.city.name, planning.now.date)
  const withIdeas = selection.reduce<TripWithPlan>(
    (trip, place) => withStop(trip, { id: newId(), place, slot: { kind: 'ideas', because: 'chosen' } }),
    begun,
  )
  const trip = await saveNewTrip(traveller.owner, getTripInput(planIdeas(withIdeas, planning)), idempotencyKey)
  removeSelection(selection.map(({ slug }) => slug))
  return trip
}

function planIdeas(trip: TripWithPlan, { guide, routes }: Planning): TripWithPlan {
  const { days, ideas, budget } = getTripPlan(trip, guide)
  const { plan } = planTrip({ days, candidates: ideas, budget }, routes)
  const lists = plan.days.map(({ day, stops }) => ({ date: day.date, stopIds: stops.map(({ id }) => id) }))
  return applyEdit(trip, { kind: 'take-plan', days: lists })
}

/** Selected places that became stops of a trip. */
export type AddedSelection = {
  readonly trip: Trip
  readonly stopIds: readonly string[]
  readonly selection: readonly SelectedPlace[]
}

/**
 * Adds selected places to a trip, each at its best position. Places that the trip has already are left out.
 * @throws ApiError `not-found` if the trip was deleted
 */
export async function addSelectionTo(
  tripId: string,
  selection: readonly SelectedPlace[],
  traveller: Traveller,
): Promise<AddedSelection> {
  const [planning, before] = await Promise.all([loadPlanning(traveller), loadTrip(traveller.owner, tripId)])
  const stops = selection.map((place) => ({ id: newId(), place }))
  const { trip } = await changeTrip(traveller.owner, before, (current) => {
    const missing = stops.filter(({ place }) => findStops(current.destinations, place).length === 0)
    const changed = missing.reduce<TripWithPlan>(
      (next, stop) => withStop(next, { ...stop, slot: slotFor(positionsFor(next, stop.place, planning)) }),
      current,
    )
    return { trip: changed, result: null }
  })
  const added = stops.filter(({ id }) => hasStop(trip, id))
  removeSelection(selection.map(({ slug }) => slug))
  return { trip, stopIds: added.map(({ id }) => id), selection: added.map(({ place }) => place) }
}

/** Removes added places from their trip. They are selected again. */
export async function takeSelectionBack(
  { trip, stopIds, selection }: AddedSelection,
  { owner }: Traveller,
): Promise<void> {
  const current = await loadTrip(owner, trip._id)
  await changeTrip(owner, current, (newer) => ({ trip: withoutStops(newer, stopIds), result: null }))
  selection.forEach(selectPlace)
}
