import { ANNOUNCEMENT_POLL_INTERVAL, listAnnouncements } from '#contract/announcements.ts'
import { query } from '../api/query-client.ts'

/** The same for everybody who reads it; each adds how a failure is told. */
export const announcementList = () =>
  query(listAnnouncements, {}, { staleTime: ANNOUNCEMENT_POLL_INTERVAL, retryOnMount: true })
