import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { TripNewsItem } from './trip-news.ts'
import * as endpoints from './trip-news.endpoints.ts'

export const tripNewsOperations = createOperations(endpoints, {
  listTripNews: {
    summary: 'What others did in one’s shared trips since one saw them, and suggestions that wait, newest first',
    reply: z.object({ success: z.literal(true), news: z.array(TripNewsItem) }),
  },
  markTripSeen: {
    summary: 'Say that one has seen the plan as it is now; what happens later is news',
    params: ById,
    reply: Success,
  },
  dismissTripNotice: {
    summary: 'Say that one has read the notice of one’s role in a trip, also of a trip that one was removed from',
    params: ById,
    reply: Success,
  },
})
