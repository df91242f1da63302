import { getPlanning } from '#contract/trip/planning.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** All of the guide that plans are computed with. */
export const planning = () => query(getPlanning, {})
