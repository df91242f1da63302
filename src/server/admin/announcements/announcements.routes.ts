import type { announcementOperations } from '#contract/admin/announcements.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import {
  ANNOUNCEMENTS_SHOWN,
  createAnnouncement,
  deleteAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
  type AnnouncementDeps,
} from './announcements.ts'
import { findNewestTripNews } from '../../travellers/trips/trip-news.ts'
import { findNewestDecision } from '../moderation/notifications.store.ts'
import { listAnnouncements } from './announcements.store.ts'

export function announcementHandlers(deps: AnnouncementDeps): HandlersFor<typeof announcementOperations> {
  return {
    listAnnouncements: async (_input, { account }) => {
      const { db } = deps.store
      const newest = [await findNewestDecision(db, account.id), await findNewestTripNews(db, account.id)].filter(
        (at) => at !== undefined,
      )
      const decidedAt = newest.toSorted().at(-1)
      return {
        success: true,
        announcements: await listAnnouncements(db, ANNOUNCEMENTS_SHOWN),
        ...(decidedAt !== undefined && { decidedAt }),
      }
    },
    createAnnouncement: async ({ body }, { account }) => ({
      success: true,
      announcement: await createAnnouncement(deps, { input: body, adminId: account.id }),
    }),
    updateAnnouncement: async ({ params: { id }, body }, { account }) => ({
      success: true,
      announcement: await updateAnnouncement(deps, { id, input: body, adminId: account.id }),
    }),
    deleteAnnouncement: async ({ params: { id } }, { account }) => {
      await deleteAnnouncement(deps, { id, adminId: account.id })
      return { success: true }
    },
    restoreAnnouncement: async ({ params: { id } }, { account }) => ({
      success: true,
      announcement: await restoreAnnouncement(deps, { id, adminId: account.id }),
    }),
  }
}
