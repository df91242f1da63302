import { listSessions } from '#contract/account/sessions.endpoints.ts'
import { getStorageUse } from '#contract/account/storage.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** A login on another device changes the list. */
export const getSessions = (email: string) =>
  query(listSessions, {}, { owner: email, staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true })

/** Every trip, review and image changes it. */
export const getStorage = (email: string) =>
  query(getStorageUse, {}, { owner: email, staleTime: 0, retryOnMount: true })
