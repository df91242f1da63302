import * as z from 'zod/mini'
import { BySlug } from '../api/by-slug.ts'
import { createOperations } from '../api/operation.ts'
import { SuggestedTrip } from './suggested-trips.ts'
import * as endpoints from './suggested-trips.endpoints.ts'

export const suggestedTripOperations = createOperations(endpoints, {
  listSuggestedTrips: {
    summary: 'Trips suggested by the editors',
    reply: z.object({ success: z.literal(true), trips: z.array(SuggestedTrip) }),
  },
  getSuggestedTrip: {
    summary: 'One suggested trip; a retired one gets 410 with `replacedBy`',
    params: BySlug,
    reply: z.object({ success: z.literal(true), trip: SuggestedTrip }),
  },
})
