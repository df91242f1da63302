import type { Endpoint } from '../api/endpoint.ts'

export const getYear = {
  method: 'GET',
  path: '/seasons',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
