import type { activityOperations } from '#contract/admin/activity.operations.ts'
import { ACTIVITY_PAGE_MAX } from '#contract/admin/activity.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { Context } from '../../platform/context.ts'
import { listAuditEntries } from './activity.store.ts'

export function activityHandlers({ store }: Pick<Context, 'store'>): HandlersFor<typeof activityOperations> {
  return {
    listActivity: async ({ query }) => {
      const limit = readLimit(query.limit, ACTIVITY_PAGE_MAX)
      const entries = await listAuditEntries(store.db, limit + 1, readCursor(query.cursor))
      const { page, nextCursor } = cutPage(entries, limit, ({ at, _id: id }) => ({ at, id }))
      return { success: true, entries: page, nextCursor }
    },
  }
}
