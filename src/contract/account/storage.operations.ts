import * as z from 'zod/mini'
import * as endpoints from './storage.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { StorageUse } from './storage.ts'

export const storageOperations = createOperations(endpoints, {
  getStorageUse: {
    summary: 'How many bytes the signed-in traveller’s data takes, and how many it may take',
    reply: z.object({ success: z.literal(true), storage: StorageUse }),
  },
})
