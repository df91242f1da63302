import type { Endpoint } from '../api/endpoint.ts'

export const searchReviews = {
  method: 'POST',
  path: '/admin/reviews/search',
  access: 'moderator',
  freshness: 'live',
} as const satisfies Endpoint

export const decideReviews = {
  method: 'POST',
  path: '/admin/reviews/decide',
  access: 'moderator',
  freshness: 'live',
} as const satisfies Endpoint
