import { listSuggestedTrips } from '#contract/suggested-trips.ts'
import { query } from '../api/query-client.ts'

export const suggestedTrips = () => query(listSuggestedTrips, {})
