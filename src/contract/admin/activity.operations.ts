import * as z from 'zod/mini'
import { AuditEntry } from './activity.ts'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import * as endpoints from './activity.endpoints.ts'

export const activityOperations = createOperations(endpoints, {
  listActivity: {
    summary: 'The audit log of deletions and changes, newest first; `nextCursor` leads to older entries',
    query: PageQuery,
    reply: z.object({ success: z.literal(true), entries: z.array(AuditEntry), nextCursor: z.nullable(z.string()) }),
  },
})
