import * as z from 'zod/mini'
import { PointQuery } from './geocode.ts'
import type { OperationsFor } from '../api/operation.ts'
import * as endpoints from './geocode.endpoints.ts'

export const geocodeOperations = {
  reverseGeocode: {
    ...endpoints.reverseGeocode,
    summary: 'The address of a point, from the configured service or else from the nearest known place',
    query: PointQuery,
    reply: z.object({ success: z.literal(true), display_name: z.string() }),
  },
} as const satisfies OperationsFor<typeof endpoints>
