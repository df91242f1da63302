import { MINUTE_MS } from '#contract/text/durations.ts'
import { listAnnouncements } from '#contract/admin/announcements.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** Section 9. */
export const POLL_INTERVAL_MS = 5 * MINUTE_MS

/** The cached list that bell and admin panel share. Each of them sets how it reports a failure. */
export const announcementList = () => query(listAnnouncements, {}, { staleTime: POLL_INTERVAL_MS, retryOnMount: true })
