import type { Endpoint } from '../api/endpoint.ts'

export const showVisit = {
  method: 'POST',
  path: '/review/visited/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listVisits = {
  method: 'GET',
  path: '/review/visited',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
