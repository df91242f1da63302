import * as z from 'zod/mini'
import * as endpoints from './planning.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { PlanningGuide } from './planning.ts'

export const planningOperations = createOperations(endpoints, {
  getPlanning: {
    summary: 'All that plans are computed with: hours, visits, fees and positions of places, fares, climate and feasts',
    reply: z.extend(z.object({ success: z.literal(true) }), PlanningGuide.shape),
  },
})
