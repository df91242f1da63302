import * as z from 'zod/mini'
import * as endpoints from './storage.endpoints.ts'
import type { OperationsFor } from '../api/operation.ts'
import { StorageUse } from './storage.ts'

export const storageOperations = {
  getStorageUse: {
    ...endpoints.getStorageUse,
    summary: 'How many bytes the signed-in traveller’s data takes, and how many it may take',
    reply: z.object({ success: z.literal(true), storage: StorageUse }),
  },
} as const satisfies OperationsFor<typeof endpoints>
