import { listSuggestedTrips } from '#contract/trips.ts'
import { query } from '../api/query-client.ts'

export const suggestedTrips = () => query(listSuggestedTrips, {})
