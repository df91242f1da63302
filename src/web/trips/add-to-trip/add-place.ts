import { isEditable } from '#contract/trip/trip-rights.ts'
import { toCalendarDate } from '#contract/text/dates.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { namedActivities, withStopIds } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import { newId } from '../../api/new-id.ts'
import { cityNow } from '../../city/city-now.ts'
import { momentNow } from '../../city/moment-now.ts'
import type { WantedPlace } from '../../selection/presses.ts'
import { planning as planningGuide } from '../itinerary/queries.ts'
import { getTripInput } from '../planner/trip-input.ts'
import { openedTrip } from '../../session/opened-trip.ts'
import { removeTrip, saveNewTrip, type Owner } from '../form/mutations.ts'
import { getTrips } from '../form/own-trips.ts'
import { findStops } from '../form/stops.ts'
import { beginTrip } from './begin-trip.ts'
import { changeTrip } from './change-trip.ts'
import {
  hasStop,
  getPlanning,
  positionsFor,
  slotFor,
  withoutStops,
  withStop,
  type Planning,
  type Slot,
} from './place-stop.ts'
import { tripInHand } from './trip-in-hand.ts'

/** The owner of the trips, and the city. */
export type Traveller = { readonly owner: Owner; readonly city: { readonly name: string; readonly timeZone: string } }

/** Target of a place. Undefined: the current trip, the best day. */
export type Target = {
  /** Null: a new one. */
  readonly tripId: string | null
  /** Null: the ideas. Undefined: the best one. */
  readonly date?: string | null
}

export type Wish = { readonly place: WantedPlace; readonly target?: Target; readonly isAgain?: boolean }

export type AddedStop = {
  readonly kind: 'added'
  readonly place: WantedPlace
  readonly trip: Trip
  readonly stopId: string
  readonly slot: Slot
  /** The trip began with this stop. */
  readonly isNew: boolean
}

export type Outcome =
  | AddedStop
  /** The trip has the place already, on this date. The traveller is asked. */
  | { readonly kind: 'known'; readonly wish: Wish; readonly date: string | null }
  | { readonly kind: 'full'; readonly trip: Trip }

/** Adds a place to a trip and saves it. */
export async function addPlace(wish: Wish, traveller: Traveller): Promise<Outcome> {
  const { place, target, isAgain = false } = wish
  const [planning, trips] = await Promise.all([loadPlanning(traveller), loadTrips(traveller.owner)])
  const trip = target
    ? trips.find(({ _id }) => _id === target.tripId)
    : tripInHand(trips, { opened: openedTrip(), now: momentNow(traveller.city.timeZone) })
  if (!trip) return addToNewTrip(place, planning, traveller)
  const [known] = isAgain ? [] : findStops(trip.destinations, place)
  if (known) return { kind: 'known', wish, date: toCalendarDate(known.date ?? '') }
  return addToTrip(trip, { place, date: target?.date, stopId: newId() }, { planning, traveller })
}

type Addition = { place: WantedPlace; date: string | null | undefined; stopId: string }

async function addToTrip(
  before: Trip,
  { place, date, stopId }: Addition,
  { planning, traveller }: { planning: Planning; traveller: Traveller },
): Promise<Outcome> {
  const { trip, result } = await changeTrip(traveller.owner, before, (current) => {
    // The stop may be in the trip already, on another day.
    const others = hasStop(current, stopId) ? withoutStops(current, [stopId]) : current
    const slot = slotFor(positionsFor(others, place, planning), date)
    const added = withStop(others, { id: stopId, place, slot })
    return { trip: added === others ? current : added, result: slot }
  })
  if (!hasStop(trip, stopId)) return { kind: 'full', trip }
  return { kind: 'added', place, trip, stopId, slot: result, isNew: false }
}

async function addToNewTrip(place: WantedPlace, planning: Planning, { owner, city }: Traveller): Promise<Outcome> {
  const begun = beginTrip(city.name, planning.now.date)
  const slot = slotFor(positionsFor(begun, place, planning))
  const stopId = newId()
  const trip = await saveNewTrip(owner, getTripInput(withStop(begun, { id: stopId, place, slot })), newId())
  return { kind: 'added', place, trip, stopId, slot, isNew: true }
}

/** Puts an added stop elsewhere. It is in the other trip before it leaves the first one, so that it is never lost. */
export async function moveElsewhere(added: AddedStop, target: Target, traveller: Traveller): Promise<Outcome> {
  const { place, stopId } = added
  if (target.tripId === added.trip._id) {
    const planning = await loadPlanning(traveller)
    const current = await loadTrip(traveller.owner, added.trip._id)
    return addToTrip(current, { place, date: target.date, stopId }, { planning, traveller })
  }
  const outcome = await addPlace({ place, target, isAgain: true }, traveller)
  if (outcome.kind === 'added') await takeBack(added, traveller)
  return outcome
}

/** Takes an added stop back. A trip that began with it goes too, unless it has other stops by now. */
export async function takeBack(
  { trip, stopId, isNew }: Pick<AddedStop, 'trip' | 'isNew'> & { stopId: string },
  { owner }: Traveller,
): Promise<'stop' | 'trip'> {
  const current = await loadTrip(owner, trip._id)
  const isAlone = namedActivities(withStopIds(current)).every(({ id }) => id === stopId)
  if (isNew && isAlone) {
    await removeTrip(owner, trip._id)
    return 'trip'
  }
  await changeTrip(owner, current, (newer) => ({ trip: withoutStops(newer, [stopId]), result: null }))
  return 'stop'
}

export async function loadPlanning({ owner, city }: Traveller): Promise<Planning> {
  const guide = await owner.queryClient.ensureQueryData(planningGuide())
  return getPlanning(guide, cityNow(city.timeZone))
}

/** The trips that places can be added to. */
export async function loadTrips({ queryClient, email }: Owner): Promise<readonly Trip[]> {
  return (await queryClient.fetchQuery(getTrips(email))).trips.filter(isEditable)
}

/** @throws ApiError `not-found` if the trip was deleted */
export async function loadTrip(owner: Owner, id: string): Promise<Trip> {
  const trip = (await loadTrips(owner)).find(({ _id }) => _id === id)
  if (!trip) throw new ApiError('not-found', `The trip ${id} is gone`)
  return trip
}
