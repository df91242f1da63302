import * as z from 'zod/mini'
import { Email, PersonName } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Success } from './success.ts'

export const Subscription = z.object({ name: PersonName, email: Email })

export const subscribe = endpoint({
  method: 'POST',
  path: '/contact-us',
  access: 'public',
  freshness: 'live',
  summary: 'Subscribe to the newsletter',
  body: Subscription,
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

/** Also what a mail program posts to by itself (RFC 8058), which is why the token comes in the address. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  access: 'public',
  freshness: 'live',
  summary: 'End a subscription with the token of any newsletter mail',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: Success,
})
