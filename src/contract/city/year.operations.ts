import * as z from 'zod/mini'
import * as endpoints from './year.endpoints.ts'
import type { OperationsFor } from '../api/operation.ts'
import { Year } from './year.ts'

export const yearOperations = {
  getYear: {
    ...endpoints.getYear,
    summary: 'The year of the city: weather, sun, festivals and seasons of each month, and fares',
    reply: z.object({ success: z.literal(true), year: Year }),
  },
} as const satisfies OperationsFor<typeof endpoints>
