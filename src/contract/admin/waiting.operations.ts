import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './waiting.endpoints.ts'
import { WaitingReports, WaitingWork } from './waiting.ts'

export const waitingOperations = createOperations(endpoints, {
  countWaitingWork: {
    summary: 'How many suggestions, facts, dead links and drafts wait for editors',
    reply: z.object({ success: z.literal(true), waiting: WaitingWork }),
  },
  countWaitingReports: {
    summary: 'How many reported reviews and appeals wait for moderators',
    reply: z.object({ success: z.literal(true), waiting: WaitingReports }),
  },
})
