import * as z from 'zod/mini'
import { Announcement, AnnouncementInput } from './announcements.ts'
import { ById } from '../api/by-id.ts'
import { DELETED_RETENTION_DAYS } from '../api/deletion.ts'
import { languages } from '../messages/languages.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { LONG_TEXT_BYTES } from '../text/text.ts'
import * as endpoints from './announcements.endpoints.ts'

const AnnouncementReply = z.object({ success: z.literal(true), announcement: Announcement })

export const announcementOperations = createOperations(endpoints, {
  listAnnouncements: {
    summary: 'The newest 200 announcements, newest first',
    reply: z.object({
      success: z.literal(true),
      announcements: z.array(Announcement),
      /** Instant of the newest decision about the caller's reviews and reports, or of the newest in shared trips. Absent without one. */
      decidedAt: z.optional(z.string()),
    }),
  },
  createAnnouncement: {
    summary: 'Publish an announcement',
    body: AnnouncementInput,
    bodyLimit: languages.length * LONG_TEXT_BYTES,
    reply: AnnouncementReply,
  },
  updateAnnouncement: {
    summary: 'Replace an announcement',
    params: ById,
    body: AnnouncementInput,
    bodyLimit: languages.length * LONG_TEXT_BYTES,
    reply: AnnouncementReply,
  },
  deleteAnnouncement: {
    summary: `Delete an announcement; it can be restored for ${DELETED_RETENTION_DAYS} days`,
    params: ById,
    reply: Success,
  },
  restoreAnnouncement: {
    summary: 'Restore a deleted announcement',
    params: ById,
    reply: AnnouncementReply,
  },
})
