import * as z from 'zod/mini'
import { DAY, MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'

export const announcementPriorities = ['high', 'medium', 'low'] as const
export const AnnouncementPriority = z.enum(announcementPriorities)
export type AnnouncementPriority = z.infer<typeof AnnouncementPriority>
export const DEFAULT_PRIORITY: AnnouncementPriority = 'medium'

/** Section 9, in milliseconds: how old "new" may be, and how often the bell asks. */
export const NEW_ANNOUNCEMENT_WINDOW = DAY
export const ANNOUNCEMENT_POLL_INTERVAL = 5 * MINUTE

export const Announcement = z.object({
  _id: z.string(),
  title: z.string(),
  content: z.string(),
  /** Instant, ISO 8601 in UTC. */
  date: z.string(),
  priority: AnnouncementPriority,
})
export type Announcement = z.infer<typeof Announcement>

/** Whether it is from the last 24 hours: one that is dated ahead is not new yet. */
export function isNewAnnouncement({ date }: Pick<Announcement, 'date'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(date)
  return age >= 0 && age <= NEW_ANNOUNCEMENT_WINDOW
}

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcement/all',
  access: 'user',
  freshness: 'live',
  summary: 'The newest 200 announcements, newest first',
  reply: z.object({ success: z.literal(true), announcements: z.array(Announcement) }),
})
