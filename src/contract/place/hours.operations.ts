import * as z from 'zod/mini'
import { HoursPeriod } from './hours-period.ts'
import { DayHours } from './open-hours.ts'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './hours.endpoints.ts'

export const hoursOperations = createOperations(endpoints, {
  listHours: {
    summary: 'Opening hours of every place on each day of a period of at most 92 days',
    query: HoursPeriod,
    reply: z.object({
      success: z.literal(true),
      /** By date, then by the slug of the place. */
      days: z.record(z.string(), z.record(z.string(), DayHours)),
    }),
  },
})
