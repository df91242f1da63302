import type { Endpoint } from '../endpoint.ts'

export const listReviews = {
  method: 'GET',
  path: '/review/all',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const createReview = {
  method: 'POST',
  path: '/review/create',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteReview = {
  method: 'DELETE',
  path: '/review/delete/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const restoreReview = {
  method: 'POST',
  path: '/review/restore/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
