import { MINUTE } from '#contract/durations.ts'
import { listAnnouncements } from '#contract/endpoints/announcements.ts'
import { query } from '../api/query-client.ts'

/** Section 9. */
export const POLL_INTERVAL_MS = 5 * MINUTE

/** The same for everybody who reads it; each adds how a failure is told. */
export const announcementList = () => query(listAnnouncements, {}, { staleTime: POLL_INTERVAL_MS, retryOnMount: true })
