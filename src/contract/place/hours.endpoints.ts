import type { Endpoint } from '../api/endpoint.ts'

export const listHours = {
  method: 'GET',
  path: '/hours',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
