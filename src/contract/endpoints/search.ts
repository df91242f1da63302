import type { Endpoint } from '../endpoint.ts'

export const searchGuide = {
  method: 'GET',
  path: '/search',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
