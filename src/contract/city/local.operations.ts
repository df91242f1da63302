import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './local.endpoints.ts'
import { ShownDish } from './dishes.ts'
import { Service } from './services.ts'

export const localOperations = createOperations(endpoints, {
  listDishes: {
    summary: 'Dishes of the city, their seasons, and the places that serve them',
    reply: z.object({ success: z.literal(true), dishes: z.array(ShownDish) }),
  },
  listServices: {
    summary: 'What visitors need besides places: help, arrival, getting around',
    reply: z.object({ success: z.literal(true), services: z.array(Service) }),
  },
})
