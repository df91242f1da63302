import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { draftKey, hasFormat, isDraftUnstored, listDrafts, storeDraft, readCachedDraft } from './draft-store.ts'

/** Edits that the server does not have yet, on this device. */
export type CachedTrip = {
  /** The trip as the server had it when the edits began. */
  readonly base: TripWithPlan
  readonly trip: TripWithPlan
}

const FORMAT = 1

type Entry = CachedTrip & { readonly format: typeof FORMAT }

const SUBJECT = 'plan'

export function cachedTripKey(userId: string, tripId: string): string {
  return draftKey(userId, SUBJECT, tripId)
}

/** @param trip null: everything is saved */
export function cacheTrip(key: string, trip: CachedTrip | null): void {
  storeDraft(key, () => trip && ({ ...trip, format: FORMAT } satisfies Entry))
}

export async function readCachedTrip(key: string): Promise<CachedTrip | null> {
  const entry = await readCachedDraft(key)
  return isEntry(entry) ? entry : null
}

/** The trips of a user whose edits the server does not have, with these edits. */
export async function listCachedTrips(userId: string): Promise<TripWithPlan[]> {
  return (await listDrafts(userId, SUBJECT)).flatMap(({ draft }) => (isEntry(draft) ? draft.trip : []))
}

/** The edits are lost when the page closes: the browser refused to keep them. */
export function isCachedTripUnstored(key: string): boolean {
  return isDraftUnstored(key)
}

function isEntry(value: unknown): value is Entry {
  return hasFormat(value, FORMAT)
}
