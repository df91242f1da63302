import { searchGuide } from '#contract/place/search.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const guideMatching = (term: string) => query(searchGuide, { query: { q: term } })
