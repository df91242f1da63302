import type { Endpoint } from '../api/endpoint.ts'

export const routeLegs = {
  method: 'GET',
  path: '/route/legs',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
