import { listPhrases } from '#contract/city/phrases.endpoints.ts'
import { query } from '../../api/query-client.ts'

export const phrases = () => query(listPhrases, {})
