import { listTrips } from '#contract/endpoints/trips.ts'
import { query } from '../api/query-client.ts'

/** Milliseconds after which the trips are read again: they may have been changed on another device. */
const FRESH = 30_000

/** Apart from queries.ts, which the route table carries to every page. */
export const tripsOf = (email: string) =>
  query(listTrips, { query: { email } }, { staleTime: FRESH, refetchOnWindowFocus: true, retryOnMount: true })
