import * as z from 'zod/mini'
import * as endpoints from './year.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { Year } from './year.ts'

export const yearOperations = createOperations(endpoints, {
  getYear: {
    summary: 'The year of the city: weather, sun, festivals and seasons of each month, and fares',
    reply: z.object({ success: z.literal(true), year: Year }),
  },
})
