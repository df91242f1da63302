import { listTrips } from '#contract/endpoints/trips.ts'
import { query } from '../api/query-client.ts'

/** Another device may change the trips. */
const STALE_AFTER_MS = 30_000

/** Separate from queries.ts, which is part of the code of every page. */
export const tripsOf = (email: string) =>
  query(
    listTrips,
    { query: {} },
    { owner: email, staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true, retryOnMount: true },
  )
