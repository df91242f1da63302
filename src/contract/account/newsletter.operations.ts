import * as z from 'zod/mini'
import { Subscription } from './newsletter.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './newsletter.endpoints.ts'

export const newsletterOperations = createOperations(endpoints, {
  subscribe: {
    summary: 'Subscribe to the newsletter; with a mail server, the mailed link confirms it',
    body: Subscription,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  },
  confirmSubscription: {
    summary: 'Confirm a subscription with the token of the mailed link',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    reply: Success,
  },
  unsubscribe: {
    summary: 'End a subscription with the token of any newsletter mail',
    query: z.object({ token: z.string().check(z.maxLength(200)) }),
    reply: Success,
  },
})
