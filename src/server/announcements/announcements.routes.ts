import type { Handlers } from '../http/handler.ts'
import type { Services } from '../app/services.ts'
import {
  ANNOUNCEMENTS_SHOWN,
  createAnnouncement,
  deleteAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from './announcements.ts'
import { listAnnouncements } from './announcements.store.ts'

type AnnouncementEndpoints =
  | 'listAnnouncements'
  | 'createAnnouncement'
  | 'updateAnnouncement'
  | 'deleteAnnouncement'
  | 'restoreAnnouncement'

export function announcementHandlers(services: Services): Pick<Handlers, AnnouncementEndpoints> {
  return {
    listAnnouncements: async () => ({
      success: true,
      announcements: await listAnnouncements(services.store.db, ANNOUNCEMENTS_SHOWN),
    }),
    createAnnouncement: async ({ body }, { account }) => ({
      success: true,
      announcement: await createAnnouncement(services, { input: body, adminId: account.id }),
    }),
    updateAnnouncement: async ({ params: { id }, body }, { account }) => ({
      success: true,
      announcement: await updateAnnouncement(services, { id, input: body, adminId: account.id }),
    }),
    deleteAnnouncement: async ({ params: { id } }, { account }) => {
      await deleteAnnouncement(services, { id, adminId: account.id })
      return { success: true }
    },
    restoreAnnouncement: async ({ params: { id } }, { account }) => ({
      success: true,
      announcement: await restoreAnnouncement(services, { id, adminId: account.id }),
    }),
  }
}
