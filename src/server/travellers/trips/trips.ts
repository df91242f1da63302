import { Failure } from '#contract/api/failure.ts'
import { today, type CalendarDate } from '#contract/text/dates.ts'
import type { NewTrip } from '#contract/trip/new-trip.ts'
import { datedTripInput } from '#contract/trip/suggested-trips.ts'
import { fieldError, type FieldError } from '#contract/text/field-error.ts'
import { findDateErrors, type Trip, type TripInput } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Executor } from '../../platform/store/database.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import { cutPage, readCursor, readLimit, type Position } from '../../platform/store/cursor.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { mapParts } from '../../platform/store/read-in-parts.ts'
import { giveStopIds } from './entry-ids.ts'
import { completePlan, isPlanIncomplete } from './plan.ts'
import { completeStops, findGonePlaces, isIncomplete, showStops, showStopsText, type PlacesOfStops } from './stops.ts'
import { listTripSizesOf, readListedTrips, readTripsInParts, type TripSize, type TripText } from './trip-lists.store.ts'
import {
  countTripsOwnedBy,
  deleteTripOwnedBy,
  findTripMadeBy,
  findTripOwnedBy,
  findTripSize,
  insertTrip,
  replaceTripOwnedBy,
  restoreTripOwnedBy,
  type StoredTrip,
  type TripContent,
} from './trips.store.ts'

export type TripDeps = Pick<Context, 'store' | 'now' | 'newId'> & { guide: Pick<GuideHolder, 'current'> }

type Owner = { readonly id: string; readonly email: string }

/**
 * The same idempotency key makes one trip. A repeated call answers with it.
 * @throws Failure `invalid-input` when a stop names a place that the guide does not have, or the trip is too long
 */
export async function createTrip(
  { store, now, newId, guide }: TripDeps,
  { account, input, idempotencyKey }: { account: Owner; input: NewTrip; idempotencyKey: string | null },
): Promise<Trip> {
  const at = now()
  const places = guide.current()
  const read = dated(input, today(at, places.timeZone))
  const sent = complete(read, at)
  const content = {
    ...sent,
    destinations: giveStopIds(completeStops(sent.destinations, [], places), newId),
    ...completePlan(read, {}, newId),
  }
  const id = newId()
  const trip = await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const bytes = await insertTrip(transaction, {
      id,
      accountId: account.id,
      content,
      idempotencyKey,
      at: at.toISOString(),
    })
    if (bytes === null)
      return idempotencyKey === null ? undefined : findTripMadeBy(transaction, account.id, idempotencyKey)
    refuseErrors(findGonePlaces(sent.destinations, [], places))
    refuseTooLong(content, bytes)
    await refuseTooMany(transaction, account.id)
    await makeRoom(transaction, account.id)
    return { ...content, id, version: 1 }
  })
  if (!trip) throw new Failure('conflict', 'trip.save-failed')
  return showTrip(trip, account, places)
}

/**
 * A trip may become shorter in an account that is over its quota, or if it is too long.
 * @throws Failure `conflict` when the trip was changed since `version`, `not-found` when the traveller has no such trip,
 * `invalid-input` when a stop names a place that neither the guide has nor the trip had, or the trip is too long
 */
export async function editTrip(
  { store, now, newId, guide }: TripDeps,
  { account, id, input, version }: { account: Owner; id: string; input: TripInput; version: number | undefined },
): Promise<Trip> {
  const at = now()
  const places = guide.current()
  const sent = complete(input, at)
  const owned = { id, accountId: account.id }
  return store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const before = await findTripSize(transaction, owned)
    if (before === undefined) throw new Failure('not-found', 'trip.not-found')
    const trip = await readIfNeeded(transaction, { ...owned, sent: input, basedOn: version }, places)
    refuseErrors(findGonePlaces(sent.destinations, trip?.destinations ?? [], places))
    const stops = completeStops(sent.destinations, trip?.destinations ?? [], places)
    const content = { ...sent, destinations: giveStopIds(stops, newId), ...completePlan(input, trip ?? {}, newId) }
    const replaced = await replaceTripOwnedBy(transaction, {
      ...owned,
      content,
      basedOn: version,
      at: at.toISOString(),
    })
    if (!replaced) throw new Failure('conflict', 'trip.stale')
    if (replaced.bytes > before) {
      refuseTooLong(content, replaced.bytes)
      await makeRoom(transaction, account.id)
    }
    return showTrip({ ...content, id, version: replaced.version }, account, places)
  })
}

type EditOfTrip = { id: string; accountId: string; sent: TripInput; basedOn: number | undefined }

/** The trip as it was, only if the edit depends on it. Clients that know all fields send them. */
async function readIfNeeded(executor: Executor, edit: EditOfTrip, places: PlacesOfStops) {
  const { sent, basedOn } = edit
  const isDependent =
    isPlanIncomplete(sent) ||
    isIncomplete(sent.destinations) ||
    Object.keys(findGonePlaces(sent.destinations, [], places)).length > 0
  const before = isDependent ? await findTripOwnedBy(executor, edit) : undefined
  if (before && basedOn !== undefined && before.version !== basedOn) throw new Failure('conflict', 'trip.stale')
  return before
}

export async function deleteTrip(
  { store, now }: Pick<TripDeps, 'store' | 'now'>,
  owned: { id: string; accountId: string },
): Promise<void> {
  const isDeleted = await deleteTripOwnedBy(store.db, owned, now().toISOString())
  if (!isDeleted) throw new Failure('not-found', 'trip.not-found')
}

export async function restoreTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Owner,
  id: string,
): Promise<Trip> {
  return store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const trip = await restoreTripOwnedBy(transaction, { id, accountId: account.id })
    if (!trip) throw new Failure('not-found', 'trip.not-found')
    await refuseTooMany(transaction, account.id)
    return showTrip(trip, account, guide.current())
  })
}

/** @throws Failure `not-found` when the traveller has no such trip */
export async function getTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Owner,
  id: string,
): Promise<Trip> {
  const trip = await findTrip({ store, guide }, account, id)
  if (!trip) throw new Failure('not-found', 'trip.not-found')
  return trip
}

/** Undefined: the traveller has no such trip. */
export async function findTrip(
  { store, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Owner,
  id: string,
): Promise<Trip | undefined> {
  const trip = await findTripOwnedBy(store.db, { id, accountId: account.id })
  return trip && showTrip(trip, account, guide.current())
}

/** All trips as JSON text, oldest first. */
export function listTrips(executor: Executor, account: Owner, places: PlacesOfStops): AsyncGenerator<string[]> {
  return mapParts(readTripsInParts(executor, account.id), (trip) => showTripText(trip, account, places))
}

type TripPage = { trips: AsyncGenerator<string[]>; nextCursor: string | null }

/** @throws Failure `invalid-input` for a malformed cursor */
export async function listPageOfTrips(
  { store: { db }, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Owner,
  query: { limit?: string | undefined; cursor?: string | undefined },
): Promise<TripPage> {
  const after = readCursor(query.cursor)
  const sizes = await listTripSizesOf(db, account.id)
  const rest = after ? sizes.filter((size) => isAfter(size, after)) : sizes
  const limit = readLimit(query.limit, TRIP_LIMITS.trips)
  const { page, nextCursor } = cutPage(rest, limit, ({ createdAt: at, id }) => ({ at, id }))
  const trips = mapParts(readListedTrips(db, account.id, page), (trip) => showTripText(trip, account, guide.current()))
  return { trips, nextCursor }
}

function isAfter({ createdAt, id }: TripSize, { at, id: lastId }: Position): boolean {
  return createdAt > at || (createdAt === at && id > lastId)
}

/** Counts after adding, so that a trip that exists already is not refused. */
async function refuseTooMany(executor: Executor, accountId: string): Promise<void> {
  if ((await countTripsOwnedBy(executor, accountId)) > TRIP_LIMITS.trips) throw new Failure('conflict', 'trips.full')
}

/** The trip as its owner reads it. */
function showTrip({ id, version, ...content }: StoredTrip, { email }: Owner, places: PlacesOfStops): Trip {
  const destinations = showStops(content.destinations, places)
  return { _id: id, ...content, destinations, userEmail: email, isPublic: false, version }
}

/** The same as JSON text. The stored text is not parsed, unless it is of an earlier version. */
function showTripText({ id, document, version }: TripText, { email }: Owner, places: PlacesOfStops): string {
  const before = JSON.stringify({ _id: id }).slice(0, -1)
  const after = JSON.stringify({ userEmail: email, isPublic: false, version }).slice(1)
  return `${before},${showStopsText(document, places).slice(1, -1)},${after}`
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
function complete(input: TripInput, now: Date): Omit<StoredTrip, 'id' | 'version'> {
  const { title, description, budget, destinations } = input
  const day = now.toISOString().slice(0, 10)
  const startDate = input.startDate ?? day
  const endDate = input.endDate ?? (day < startDate ? startDate : day)
  refuseErrors(findDateErrors({ startDate, endDate, destinations }))
  return { title, description, budget, startDate, endDate, destinations }
}

/** Whatever is kept can be sent back by its owner. The error is at the field that is longest. */
function refuseTooLong(content: TripContent, bytes: number): void {
  if (bytes <= TRIP_LIMITS.bytes) return
  const lengths = Object.entries(content).map(([field, value]) => ({ field, length: JSON.stringify(value).length }))
  const [longest] = lengths.toSorted((one, other) => other.length - one.length)
  refuseErrors({ [longest?.field ?? 'destinations']: fieldError('trip.too-long') })
}

function refuseErrors(fields: Record<string, FieldError>): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Failure('invalid-input', first, { fields })
}
