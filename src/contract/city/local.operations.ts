import * as z from 'zod/mini'
import type { OperationsFor } from '../api/operation.ts'
import * as endpoints from './local.endpoints.ts'
import { ShownDish } from './dishes.ts'
import { Service } from './services.ts'

export const localOperations = {
  listDishes: {
    ...endpoints.listDishes,
    summary: 'Dishes of the city, their seasons, and the places that serve them',
    reply: z.object({ success: z.literal(true), dishes: z.array(ShownDish) }),
  },
  listServices: {
    ...endpoints.listServices,
    summary: 'What visitors need besides places: help, arrival, getting around',
    reply: z.object({ success: z.literal(true), services: z.array(Service) }),
  },
} as const satisfies OperationsFor<typeof endpoints>
