import type { Endpoint } from '../api/endpoint.ts'

export const getPlanning = {
  method: 'GET',
  path: '/planning',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
