import { mayInTrip } from '#contract/trip/trip-rights.ts'
import { getTrip, listTrips } from '#contract/trip/trips.endpoints.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { query } from '../../api/query-client.ts'

/** Another device may change the trips. */
const STALE_AFTER_MS = 30_000
export const isFresh = (readAt: number) => Date.now() - readAt < STALE_AFTER_MS

/** Separate from queries.ts, which is part of the code of every page. */
export const tripsOf = (email: string) =>
  query(
    listTrips,
    { query: {} },
    { owner: email, staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true, retryOnMount: true },
  )

/** Read anew each time, because it is asked for where the list may be outdated. */
export const tripOf = (email: string, id: string) => query(getTrip, { params: { id } }, { owner: email, staleTime: 0 })

/** One's own trip, or one of others that one edits. Nothing is added to the rest without a question. */
export function isEditable({ membership }: Trip): boolean {
  return membership === undefined || mayInTrip(membership.role, 'edit')
}
