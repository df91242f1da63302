import { getYear } from '#contract/city/year.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const year = () => query(getYear, {})
