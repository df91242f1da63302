import * as z from 'zod/mini'
import { errorCode } from './field-error.ts'
import { Announcement, announcementPriorities, DEFAULT_PRIORITY } from './announcements.ts'
import { ById } from './by-id.ts'
import { instantOfDateTime } from './city-time.ts'
import { DELETED_KEPT } from './deletion.ts'
import { endpoint } from './endpoint.ts'
import { Success } from './success.ts'
import { requiredText } from './text.ts'

/** What admins do with announcements; apart from announcements.ts, since every traveller's bell carries that. */

export const ANNOUNCEMENT_LIMITS = { title: 200, content: 5_000 } as const

/**
 * A date-time of ISO 8601. With `Z` or an offset it is an instant; without, it is a time of day in the city's time zone,
 * which the server knows.
 */
const DateTime = z
  .string(errorCode('announcement.date-invalid'))
  .check(z.refine((text) => instantOfDateTime(text, 'UTC') !== null, errorCode('announcement.date-invalid')))

/** What an admin sends; an `id` in it is dropped. */
export const AnnouncementInput = z.object({
  title: requiredText(ANNOUNCEMENT_LIMITS.title, errorCode('announcement.title-missing')),
  content: requiredText(ANNOUNCEMENT_LIMITS.content, errorCode('announcement.content-missing')),
  date: DateTime,
  priority: z._default(z.enum(announcementPriorities), DEFAULT_PRIORITY),
})
export type AnnouncementInput = z.infer<typeof AnnouncementInput>

const AnnouncementReply = z.object({ success: z.literal(true), announcement: Announcement })

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/announcement/create',
  access: 'admin',
  freshness: 'live',
  summary: 'Announce something',
  body: AnnouncementInput,
  reply: AnnouncementReply,
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/announcement/update/:id',
  access: 'admin',
  freshness: 'live',
  summary: 'Replace an announcement',
  params: ById,
  body: AnnouncementInput,
  reply: AnnouncementReply,
})

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/announcement/delete/:id',
  access: 'admin',
  freshness: 'live',
  summary: `Delete an announcement; it can be restored for ${DELETED_KEPT} days`,
  params: ById,
  reply: Success,
})

export const restoreAnnouncement = endpoint({
  method: 'POST',
  path: '/announcement/restore/:id',
  access: 'admin',
  freshness: 'live',
  summary: 'Take the deletion of an announcement back',
  params: ById,
  reply: AnnouncementReply,
})
