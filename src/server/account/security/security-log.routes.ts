import type { securityLogOperations } from '#contract/admin/security-log.operations.ts'
import { SECURITY_LOG_PAGE_MAX } from '#contract/admin/security-log.ts'
import { FileStream } from '../../platform/http/file-stream.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { Context } from '../../platform/context.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import type { SecurityEventCounts } from './event-counts.ts'
import { writeSecurityLog } from './security-log-file.ts'
import { recordSecurityEvent } from './security-log.ts'
import { listSecurityEvents } from './security-log.store.ts'

type SecurityLogDeps = Pick<Context, 'store' | 'now'> & { securityCounts: Pick<SecurityEventCounts, 'flush'> }

export function securityLogHandlers({
  store: { db },
  now,
  securityCounts,
}: SecurityLogDeps): HandlersFor<typeof securityLogOperations> {
  return {
    listSecurityLog: async ({ query: { limit: asked, cursor, ...filter } }) => {
      const limit = readLimit(asked, SECURITY_LOG_PAGE_MAX)
      await securityCounts.flush()
      const entries = await listSecurityEvents(db, { limit: limit + 1, before: readCursor(cursor), filter })
      const { page, nextCursor } = cutPage(entries, limit, ({ at, _id: id }) => ({ at, id }))
      return { success: true, entries: page, nextCursor }
    },
    downloadSecurityLog: async ({ query: filter }, { account, ip }) => {
      await recordSecurityEvent(db, { now }, { kind: 'log.exported', accountId: account.id, ip })
      await securityCounts.flush()
      return new FileStream('security-log.csv', writeSecurityLog(db, filter))
    },
  }
}
