import { Failure } from '#contract/api/failure.ts'
import { today, type CalendarDate } from '#contract/text/dates.ts'
import type { NewTrip } from '#contract/trip/new-trip.ts'
import { datedTripInput } from '#contract/trip/suggested-trips.ts'
import { findDateErrors, type Trip, type TripInput } from '#contract/trip/trips.ts'
import type { Membership } from '#contract/trip/trip-people.ts'
import type { TripRole } from '#contract/trip/trip-rights.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Executor } from '../../platform/store/database.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import { countListChange, requireListChange } from '../../platform/store/account-lock.ts'
import { giveStopIds } from './entry-ids.ts'
import { countTripChange, refuseErrors, refuseTooLong, saveContent } from './save-trip.ts'
import { lockTrip, tripMissing } from './trip-access.ts'
import { findNameOfOwner, findTripAccess } from './trip-people.store.ts'
import { completePlan, isPlanIncomplete } from './plan.ts'
import { completeStops, findRetiredPlaces, isIncomplete, showStops, type PlacesOfStops } from './stops.ts'
import {
  getTripBytes,
  countTripsOwnedBy,
  deleteTripOwnedBy,
  findTripMadeBy,
  findTripFor,
  findTripOwnedBy,
  insertTrip,
  restoreTripOwnedBy,
  type StoredTrip,
} from './trips.store.ts'

export type TripDeps = Pick<Context, 'store' | 'now' | 'newId' | 'config'> & { guide: Pick<GuideHolder, 'current'> }

/** The account that asks. */
export type Reader = { readonly id: string; readonly email: string }

/**
 * The same idempotency key makes one trip. A repeated call answers with it.
 * @throws Failure `invalid-input` when a stop names a place that the guide does not have, or the trip is too long
 */
export async function createTrip(
  deps: TripDeps,
  { account, input, idempotencyKey }: { account: Reader; input: NewTrip; idempotencyKey: string | null },
): Promise<Trip> {
  const { store, now, newId, guide } = deps
  const at = now()
  const places = guide.current()
  const read = dated(input, today(at, places.timeZone))
  const sent = complete(read, at)
  const content = {
    ...sent,
    destinations: giveStopIds(completeStops(sent.destinations, [], places), newId),
    ...completePlan(read, {}, newId),
  }
  // Before the transaction, in which others' saves would wait for it.
  refuseTooLong(content, getTripBytes(content))
  const id = newId()
  const trip = await store.db.transaction().execute(async (transaction) => {
    await requireListChange(transaction, account.id)
    const bytes = await insertTrip(transaction, {
      id,
      accountId: account.id,
      content,
      idempotencyKey,
      at: at.toISOString(),
    })
    if (bytes === null)
      return idempotencyKey === null ? undefined : findTripMadeBy(transaction, account.id, idempotencyKey)
    refuseErrors(findRetiredPlaces(sent.destinations, [], places))
    await refuseTooMany(transaction, account.id)
    await makeRoom(transaction, deps, account.id)
    return { ...content, id, version: 1 }
  })
  if (!trip) throw new Failure('conflict', 'trip.save-failed')
  return showTrip(trip, account, places)
}

/**
 * A trip may become shorter in an account that is over its quota, or if it is too long.
 * @throws Failure `conflict` when the trip was changed since `version`, `not-found` when the traveller is not in the trip,
 * `forbidden` when the traveller may only read it,
 * `invalid-input` when a stop names a place that neither the guide has nor the trip had, or the trip is too long
 */
export async function editTrip(deps: TripDeps, { account, id, input, version }: Edit): Promise<Trip> {
  const { store, now, newId, guide } = deps
  const at = now()
  const places = guide.current()
  const sent = complete(input, at)
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { tripId: id, accountId: account.id, right: 'edit' })
    const owned = { id, accountId: access.ownerId }
    await countTripChange(transaction, access, store.engine)
    const trip = await readIfNeeded(
      transaction,
      { ...owned, sent: input, basedOn: version },
      { places, isShared: access.isShared },
    )
    refuseErrors(findRetiredPlaces(sent.destinations, trip?.destinations ?? [], places))
    const stops = completeStops(sent.destinations, trip?.destinations ?? [], places)
    const content = { ...sent, destinations: giveStopIds(stops, newId), ...completePlan(input, trip ?? {}, newId) }
    const by = { tripId: id, accountId: account.id }
    const saved = await saveContent(transaction, deps, { access, by, before: trip, content, basedOn: version, at })
    const membership = await findMembership(transaction, id, access.role)
    return showTrip({ ...content, id, ...saved, ...membership }, account, places)
  })
}

export type Edit = { account: Reader; id: string; input: TripInput; version: number | undefined }

export async function findMembership(
  executor: Executor,
  id: string,
  role: TripRole,
): Promise<{ membership?: Membership }> {
  if (role === 'owner') return {}
  return { membership: { role, owner: (await findNameOfOwner(executor, id)) ?? '' } }
}

type EditOfTrip = { id: string; accountId: string; sent: TripInput; basedOn: number | undefined }

/**
 * The trip as it was, only if the edit depends on it, or others see who changed what. Clients that know all fields send them.
 */
async function readIfNeeded(
  executor: Executor,
  edit: EditOfTrip,
  { places, isShared }: { places: PlacesOfStops; isShared: boolean },
) {
  const { sent, basedOn } = edit
  const isDependent =
    isShared ||
    isPlanIncomplete(sent) ||
    isIncomplete(sent.destinations) ||
    Object.keys(findRetiredPlaces(sent.destinations, [], places)).length > 0
  const before = isDependent ? await findTripOwnedBy(executor, edit) : undefined
  if (before && basedOn !== undefined && before.version !== basedOn) throw new Failure('conflict', 'trip.stale')
  return before
}

export async function deleteTrip(
  { store, now }: Pick<TripDeps, 'store' | 'now'>,
  owned: { id: string; accountId: string },
): Promise<void> {
  const isDeleted = await store.db.transaction().execute(async (transaction) => {
    await countListChange(transaction, owned.accountId)
    return deleteTripOwnedBy(transaction, owned, now().toISOString())
  })
  if (!isDeleted) throw await getRefusal(store.db, owned)
}

/** The failure for somebody who does not own the trip. */
async function getRefusal(executor: Executor, asked: { id: string; accountId: string }): Promise<Failure> {
  const access = await findTripAccess(executor, asked)
  return access ? new Failure('forbidden', 'trip.role-too-low') : tripMissing()
}

export async function restoreTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Reader,
  id: string,
): Promise<Trip> {
  return store.db.transaction().execute(async (transaction) => {
    await requireListChange(transaction, account.id)
    const owned = { id, accountId: account.id }
    const trip = await restoreTripOwnedBy(transaction, owned)
    if (!trip) throw await getRefusal(transaction, owned)
    await refuseTooMany(transaction, account.id)
    return showTrip(trip, account, guide.current())
  })
}

/** @throws Failure `not-found` when the traveller is not in the trip */
export async function getTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Reader,
  id: string,
): Promise<Trip> {
  const trip = await findTrip({ store, guide }, account, id)
  if (!trip) throw new Failure('not-found', 'trip.not-found')
  return trip
}

/** Undefined: the traveller is not in the trip. */
export async function findTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Reader,
  id: string,
): Promise<Trip | undefined> {
  const trip = await findTripFor(store.db, { id, accountId: account.id })
  return trip && showTrip(trip, account, guide.current())
}

/** Counts after adding, so that a trip that exists already is not refused. */
async function refuseTooMany(executor: Executor, accountId: string): Promise<void> {
  if ((await countTripsOwnedBy(executor, accountId)) > TRIP_LIMITS.trips) throw new Failure('conflict', 'trips.full')
}

type ReadTrip = StoredTrip & { membership?: Membership }

/** The trip as somebody in it reads it. */
export function showTrip({ id, version, ...content }: ReadTrip, { email }: Reader, places: PlacesOfStops): Trip {
  const destinations = showStops(content.destinations, places)
  return { _id: id, ...content, destinations, userEmail: email, isPublic: false, version }
}

/** A suggested trip that came with its days counted starts today, in the time zone of the city. */
function dated({ days, ...input }: NewTrip, day: CalendarDate): TripInput {
  if (typeof days !== 'number') return { ...input, days }
  return input.startDate === null ? { ...input, ...datedTripInput({ ...input, days }, day) } : input
}

/**
 * A missing start or end is the day of saving, in UTC. A missing end is never before the start. Source: section 5 of
 * the specification.
 */
export function complete(input: TripInput, now: Date): Omit<StoredTrip, 'id' | 'version'> {
  const { title, description, budget, destinations } = input
  const day = now.toISOString().slice(0, 10)
  const startDate = input.startDate ?? day
  const endDate = input.endDate ?? (day < startDate ? startDate : day)
  refuseErrors(findDateErrors({ startDate, endDate, destinations }))
  return { title, description, budget, startDate, endDate, destinations }
}
