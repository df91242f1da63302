import type { Endpoint } from '../api/endpoint.ts'

export const listStalePlaces = {
  method: 'GET',
  path: '/desk/freshness',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const confirmFact = {
  method: 'POST',
  path: '/desk/freshness/:slug',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint
