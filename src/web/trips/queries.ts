import { listPlaceIndex } from '#contract/places.ts'
import { listSuggestedTrips, listTrips } from '#contract/trips.ts'
import { query } from '../api/query-client.ts'

/** Milliseconds after which the trips are read again: they may have been changed on another device. */
const FRESH = 30_000

export const suggestedTrips = () => query(listSuggestedTrips, {})
export const tripsOf = (email: string) =>
  query(listTrips, { query: { email } }, { staleTime: FRESH, refetchOnWindowFocus: true })
export const placeIndex = () => query(listPlaceIndex, {})
