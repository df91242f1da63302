import * as z from 'zod/mini'
import type { OperationsOf } from '../operation.ts'
import { SuggestedTrip } from '../suggested-trips.ts'
import * as endpoints from '../endpoints/suggested-trips.ts'

export const suggestedTripOperations = {
  listSuggestedTrips: {
    ...endpoints.listSuggestedTrips,
    summary: 'Trips suggested by the editors',
    reply: z.object({ success: z.literal(true), trips: z.array(SuggestedTrip) }),
  },
} as const satisfies OperationsOf<typeof endpoints>
