import type { securityLogOperations } from '#contract/admin/security-log.operations.ts'
import { SECURITY_LOG_PAGE_MAX } from '#contract/admin/security-log.ts'
import { FileStream } from '../../platform/http/file-stream.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { noteAccess, noteDownload } from '../activity/activity.store.ts'
import type { Context } from '../../platform/context.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import type { SecurityEventCounts } from './event-counts.ts'
import { writeSecurityLog } from './security-log-file.ts'
import { recordSecurityEvent } from './security-log.ts'
import { listSecurityEvents } from './security-log.store.ts'

type SecurityLogDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'> & {
  securityCounts: Pick<SecurityEventCounts, 'flush'>
}

export function securityLogHandlers(deps: SecurityLogDeps): HandlersFor<typeof securityLogOperations> {
  const { store, now, securityCounts } = deps
  const { db } = store
  return {
    listSecurityLog: async ({ query: { limit: asked, cursor, ...filter } }, { account }) => {
      await noteAccess(deps, { action: 'security-log.read', actorId: account.id })
      const limit = readLimit(asked, SECURITY_LOG_PAGE_MAX)
      await securityCounts.flush()
      const entries = await listSecurityEvents(db, { limit: limit + 1, before: readCursor(cursor), filter })
      const { page, nextCursor } = cutPage(entries, limit, ({ at, _id: id }) => ({ at, id }))
      return { success: true, entries: page, nextCursor }
    },
    downloadSecurityLog: async ({ query: filter }, { account, ip }) => {
      await noteDownload(deps, { action: 'security-log.download', actorId: account.id })
      await recordSecurityEvent(db, { now }, { kind: 'log.exported', accountId: account.id, ip })
      await securityCounts.flush()
      return new FileStream('security-log.csv', writeSecurityLog(db, filter))
    },
  }
}
