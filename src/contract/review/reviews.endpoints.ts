import type { Endpoint } from '../api/endpoint.ts'

export const listReviews = {
  method: 'GET',
  path: '/review/all',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
