import type { Endpoint } from '../api/endpoint.ts'

export const watchTrips = {
  method: 'GET',
  path: '/trip-live',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const showPresence = {
  method: 'POST',
  path: '/trip/presence/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
