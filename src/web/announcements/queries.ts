import { ANNOUNCEMENT_POLL_INTERVAL, listAnnouncements } from '#contract/announcements.ts'
import { query } from '../api/query-client.ts'

export const announcementList = () =>
  query(listAnnouncements, {}, { staleTime: ANNOUNCEMENT_POLL_INTERVAL, retryOnMount: true })
