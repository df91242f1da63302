import type { Endpoint } from '../api/endpoint.ts'

export const getTripMails = {
  method: 'GET',
  path: '/trip-mails',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const setTripMails = {
  method: 'PUT',
  path: '/trip-mails',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const stopTripMails = {
  method: 'POST',
  path: '/trip-mails/stop',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint
