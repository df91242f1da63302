import { listSuggestedTrips } from '#contract/trip/suggested-trips.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const suggestedTrips = () => query(listSuggestedTrips, {})
