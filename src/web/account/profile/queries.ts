import { listSessions } from '#contract/account/sessions.endpoints.ts'
import { getStorageUse } from '#contract/account/storage.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** A login on another device changes the list. */
export const sessionsOf = (email: string) =>
  query(listSessions, {}, { owner: email, staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true })

/** Every trip, review and image changes it. */
export const storageOf = (email: string) => query(getStorageUse, {}, { owner: email, staleTime: 0, retryOnMount: true })
