import * as z from 'zod/mini'
import * as endpoints from './routing.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { RoutedLeg, RouteQuery } from './routing.ts'

export const routingOperations = createOperations(endpoints, {
  routeLegs: {
    summary: 'The ways between the places of a route, from the configured routing service',
    query: RouteQuery,
    reply: z.object({
      success: z.literal(true),
      /** One less than places. Null: a position is not exact, or no service knows the way. */
      legs: z.array(z.nullable(RoutedLeg)),
    }),
  },
})
