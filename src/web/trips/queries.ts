import { listSuggestedTrips } from '#contract/endpoints/suggested-trips.ts'
import { query } from '../api/query-client.ts'

export const suggestedTrips = () => query(listSuggestedTrips, {})
