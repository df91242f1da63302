import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import { SearchTerm } from './places.ts'
import { SEARCH_HITS_MAX, SearchHit } from './search.ts'
import * as endpoints from './search.endpoints.ts'

export const searchOperations = createOperations(endpoints, {
  searchGuide: {
    summary: `Search places, suggested trips, areas and pages, best first, at most ${SEARCH_HITS_MAX}`,
    query: z.object({ q: SearchTerm }),
    isFromMemory: true,
    reply: z.object({
      success: z.literal(true),
      results: z.array(SearchHit),
      /** The term itself has no result: these are results for the closest words. */
      nearest: z.optional(z.literal(true)),
    }),
  },
})
