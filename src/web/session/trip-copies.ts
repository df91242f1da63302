import type { Trip } from '#contract/trip/trips.ts'
import { copyKey, hasFormat, storeDraft, listCopies, readCachedDraft } from './draft-store.ts'
import { queuesActions } from './queued-actions.ts'

const FORMAT = 1

type Copy = { readonly format: typeof FORMAT; readonly trip: Trip }

/**
 * Keeps trips as the server has them, for a time without a network. They belong to the account and go with its drafts.
 * Only a device with a stored guide can show them then.
 */
export function storeTripCopies(userId: string, trips: readonly Trip[]): void {
  if (!queuesActions()) return
  for (const trip of trips) storeDraft(copyKey(userId, trip._id), () => ({ format: FORMAT, trip }) satisfies Copy)
}

export function forgetTripCopy(userId: string, id: string): void {
  if (queuesActions()) storeDraft(copyKey(userId, id), () => null)
}

/** @returns the trip as this device read it last. Null: it has none */
export async function readTripCopy(userId: string, id: string): Promise<Trip | null> {
  return tripIn(await readCachedDraft(copyKey(userId, id)))
}

export async function listTripCopies(userId: string): Promise<Trip[]> {
  return (await listCopies(userId)).flatMap((copy) => tripIn(copy) ?? [])
}

function tripIn(copy: unknown): Trip | null {
  return isCopy(copy) ? copy.trip : null
}

function isCopy(copy: unknown): copy is Copy {
  return hasFormat(copy, FORMAT) && 'trip' in copy
}
