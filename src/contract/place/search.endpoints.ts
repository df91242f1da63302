import type { Endpoint } from '../api/endpoint.ts'

export const searchGuide = {
  method: 'GET',
  path: '/search',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
