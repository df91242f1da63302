import * as z from 'zod/mini'
import { BySlug } from '../api/by-slug.ts'
import { FactConfirmation, FRESHNESS_SHOWN, StalePlace } from './freshness.ts'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './freshness.endpoints.ts'

export const freshnessOperations = createOperations(endpoints, {
  listStalePlaces: {
    summary: `The ${FRESHNESS_SHOWN} places to check next, the most urgent first; \`due\` counts all that wait`,
    reply: z.object({ success: z.literal(true), places: z.array(StalePlace), due: z.number() }),
  },
  confirmFact: {
    summary: 'Say that a fact of a place is still true on a day, or take that back with the earlier day',
    params: BySlug,
    body: FactConfirmation,
    reply: z.object({ success: z.literal(true), version: z.number() }),
  },
})
