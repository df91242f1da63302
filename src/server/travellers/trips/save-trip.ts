import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { fieldError, type FieldError } from '#contract/text/field-error.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import type { Context } from '../../platform/context.ts'
import { countListChanges, requireListChange } from '../../platform/store/account-lock.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { completeStops } from './stops.ts'
import type { OfTrip } from './trip-access.ts'
import { recordChanges } from './trip-history.ts'
import type { TripAccess } from './trip-people.store.ts'
import { upsertSave } from './trip-saves.store.ts'
import { findTripOwnedBy, replaceTripOwnedBy, type StoredTrip, type TripContent } from './trips.store.ts'

type TripSave = {
  /** Its rights are checked, and the trip is locked. */
  readonly access: TripAccess
  readonly by: OfTrip & { readonly suggestedBy?: string }
  /** Undefined: nobody read it, since the trip has no companions. */
  readonly before: StoredTrip | Trip | undefined
  readonly content: TripContent
  readonly basedOn: number | undefined
  readonly at: Date
}

/**
 * Counts a change of a trip for its owner's lists, before the change.
 * @throws Failure `unauthenticated` when the owner changes it and the account is deleted or suspended
 */
export async function countTripChange(
  transaction: Transaction<Tables>,
  { ownerId, role }: TripAccess,
  engine: Store['engine'],
): Promise<void> {
  if (role === 'owner') await requireListChange(transaction, ownerId)
  else await countListChanges(transaction, [ownerId], engine)
}

/**
 * Replaces the content of a trip, and says who did it if others are in it. A trip may become shorter in an account that is
 * over its quota.
 * @throws Failure `conflict` when the trip was changed since `basedOn`, `invalid-input` when it is too long
 */
export async function saveContent(
  transaction: Transaction<Tables>,
  deps: Pick<Context, 'config'>,
  { access, by, before, content, basedOn, at }: TripSave,
): Promise<{ version: number }> {
  const { tripId, accountId, suggestedBy = null } = by
  const owned = { id: tripId, accountId: access.ownerId }
  const replaced = await replaceTripOwnedBy(transaction, { ...owned, content, basedOn, at: at.toISOString() })
  if (!replaced) throw new Failure('conflict', 'trip.stale')
  if (replaced.bytes > access.bytes) {
    refuseTooLong(content, replaced.bytes)
    await makeRoomOfOwner(transaction, deps, access)
  }
  if (access.isShared) await upsertSave(transaction, { tripId, accountId, version: replaced.version })
  if (access.isShared && before)
    await recordChanges(transaction, { of: { tripId, accountId }, before, after: content, at, suggestedBy })
  return { version: replaced.version }
}

/** A trip as the rules of planning read it: as it is stored, with all fields of its stops. */
export async function readForEdit(
  executor: Executor,
  owned: { id: string; accountId: string },
): Promise<Trip | undefined> {
  const trip = await findTripOwnedBy(executor, owned)
  if (!trip) return undefined
  const { id, destinations, ...content } = trip
  // Places that the guide has lost say so only where they are shown.
  const stops = completeStops(destinations, [], { hasPlace: () => true, slugOfName: () => null })
  return { ...content, _id: id, userEmail: '', isPublic: false, destinations: stops }
}

/** The quota is the owner's. A companion cannot delete what fills it. */
async function makeRoomOfOwner(
  transaction: Transaction<Tables>,
  deps: Pick<Context, 'config'>,
  { ownerId, role }: TripAccess,
): Promise<void> {
  try {
    await makeRoom(transaction, deps, ownerId)
  } catch (error) {
    if (role === 'owner' || !(error instanceof Failure)) throw error
    throw new Failure('payload-too-large', 'trip.owner-full')
  }
}

/** The owner can send back every stored trip. The error is at the field that is longest. */
export function refuseTooLong(content: TripContent, bytes: number): void {
  if (bytes <= TRIP_LIMITS.bytes) return
  const lengths = Object.entries(content).map(([field, value]) => ({ field, length: JSON.stringify(value).length }))
  const [longest] = lengths.toSorted((one, other) => other.length - one.length)
  refuseErrors({ [longest?.field ?? 'destinations']: fieldError('trip.too-long') })
}

export function refuseErrors(fields: Record<string, FieldError>): void {
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Failure('invalid-input', first, { fields })
}
