import type { Endpoint } from '../api/endpoint.ts'

export const listSuggestedTrips = {
  method: 'GET',
  path: '/suggest-trips',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const getSuggestedTrip = {
  method: 'GET',
  path: '/suggest-trips/:slug',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
