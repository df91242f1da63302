import { listPhrases } from '#contract/endpoints/phrases.ts'
import { query } from '../api/query-client.ts'

export const phrases = () => query(listPhrases, {})
