import type { Endpoint } from '../api/endpoint.ts'

export const subscribe = {
  method: 'POST',
  path: '/contact-us',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const confirmSubscription = {
  method: 'POST',
  path: '/newsletter/confirm',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

/** Mail programs also post to this URL (RFC 8058), so the token is in the query. */
export const unsubscribe = {
  method: 'POST',
  path: '/newsletter/unsubscribe',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint
