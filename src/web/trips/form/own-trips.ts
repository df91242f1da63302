import { mayInTrip } from '#contract/trip/trip-rights.ts'
import { getTrip, listTrips } from '#contract/trip/trips.endpoints.ts'
import type { Trip } from '#contract/trip/trips.ts'
import type { ReplyFor } from '#contract/api.ts'
import { answeredHere } from '../../api/answered-here.ts'
import { query } from '../../api/query-client.ts'
import { currentSession } from '../../session/session.ts'

/** Another device may change the trips. */
const STALE_AFTER_MS = 30_000
export const isFresh = (readAt: number) => Date.now() - readAt < STALE_AFTER_MS

/** Separate from queries.ts, which is part of the code of every page. */
export const getTrips = (email: string) =>
  answeredHere(listTrips, { query: {} }, readCopies, {
    owner: email,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  })

/** Without a network: the trips that this device has read. */
async function readCopies(): Promise<ReplyFor<typeof listTrips> | null> {
  const session = currentSession()
  if (session.kind === 'guest') return null
  const { listTripCopies } = await import('../../session/trip-copies.ts')
  const trips = await listTripCopies(session.user.id)
  return trips.length === 0 ? null : { success: true, trips }
}

/** Read anew each time, because it is asked for where the list may be outdated. */
export const tripFor = (email: string, id: string) => query(getTrip, { params: { id } }, { owner: email, staleTime: 0 })

/** One's own trip, or one of others that one edits. Nothing is added to the rest without a question. */
export function isEditable({ membership }: Trip): boolean {
  return membership === undefined || mayInTrip(membership.role, 'edit')
}
