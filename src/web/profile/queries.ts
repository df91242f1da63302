import { listSessions } from '#contract/endpoints/sessions.ts'
import { query } from '../api/query-client.ts'

/** A login on another device changes the list. */
export const sessionsOf = (email: string) =>
  query(listSessions, {}, { owner: email, staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true })
