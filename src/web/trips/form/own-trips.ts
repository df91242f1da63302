import { getTrip, listTrips } from '#contract/trip/trips.endpoints.ts'
import { query } from '../../api/query-client.ts'
import { getOwnList, STALE_AFTER_MS } from '../../session/own-list.ts'

export const isFresh = (readAt: number) => Date.now() - readAt < STALE_AFTER_MS

/** Separate from queries.ts, which is part of the code of every page. */
export const getTrips = (email: string) =>
  getOwnList(
    listTrips,
    { query: {} },
    {
      email,
      readCopy: async (userId) => {
        const { listTripCopies } = await import('../../session/trip-copies.ts')
        const trips = await listTripCopies(userId)
        return trips.length === 0 ? null : { success: true, trips }
      },
    },
  )

/** Read anew each time, because callers use it where the list may be outdated. */
export const tripFor = (email: string, id: string) => query(getTrip, { params: { id } }, { owner: email, staleTime: 0 })
