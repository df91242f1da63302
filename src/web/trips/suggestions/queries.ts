import { listTripHistory } from '#contract/trip/trip-suggestions.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** Others change a trip at any time. */
export const getHistory = (id: string) =>
  query(listTripHistory, { params: { id } }, { staleTime: 0, retryOnMount: true })
