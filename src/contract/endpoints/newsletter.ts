import type { Endpoint } from '../endpoint.ts'

export const subscribe = {
  method: 'POST',
  path: '/contact-us',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

/** Also what a mail program posts to by itself (RFC 8058), which is why the token comes in the address. */
export const unsubscribe = {
  method: 'POST',
  path: '/newsletter/unsubscribe',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint
