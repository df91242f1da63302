import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { SecurityLogEntry, SecurityLogFilter } from './security-log.ts'
import * as endpoints from './security-log.endpoints.ts'

export const securityLogOperations = createOperations(endpoints, {
  listSecurityLog: {
    summary: 'Logins, refusals and changes of accounts, newest first; `nextCursor` leads to older entries',
    query: z.extend(PageQuery, SecurityLogFilter.shape),
    reply: z.object({
      success: z.literal(true),
      entries: z.array(SecurityLogEntry),
      nextCursor: z.nullable(z.string()),
    }),
  },
  downloadSecurityLog: {
    summary: 'The same entries as a file of comma-separated values (RFC 4180)',
    query: SecurityLogFilter,
    replyType: 'text/csv',
    needsRecentLogin: true,
    reply: z.string(),
  },
})
