import * as z from 'zod/mini'
import type { OperationsFor } from '../api/operation.ts'
import * as endpoints from './waiting.endpoints.ts'
import { WaitingReports, WaitingWork } from './waiting.ts'

export const waitingOperations = {
  countWaitingWork: {
    ...endpoints.countWaitingWork,
    summary: 'How many suggestions, facts, dead links and drafts wait for editors',
    reply: z.object({ success: z.literal(true), waiting: WaitingWork }),
  },
  countWaitingReports: {
    ...endpoints.countWaitingReports,
    summary: 'How many reported reviews and appeals wait for moderators',
    reply: z.object({ success: z.literal(true), waiting: WaitingReports }),
  },
} as const satisfies OperationsFor<typeof endpoints>
