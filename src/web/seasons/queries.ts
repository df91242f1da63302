import { getYear } from '#contract/endpoints/year.ts'
import { query } from '../api/query-client.ts'

export const year = () => query(getYear, {})
