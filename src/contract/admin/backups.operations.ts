import * as z from 'zod/mini'
import * as endpoints from './backups.endpoints.ts'
import { createOperations } from '../api/operation.ts'

const Backups = z.object({
  /** Null when the server makes no backups by itself. */
  intervalHours: z.nullable(z.number()),
  /** The newest backup that was read back and found whole. */
  lastAt: z.nullable(z.string()),
  /** True when the newest attempt failed. */
  hasFailed: z.boolean(),
})

export const backupOperations = createOperations(endpoints, {
  getBackups: {
    summary: 'When the last backup was made, and whether backups are made by themselves',
    reply: z.object({ success: z.literal(true), backups: Backups }),
  },
})
