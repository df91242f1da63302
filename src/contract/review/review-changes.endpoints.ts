import type { Endpoint } from '../api/endpoint.ts'

/** Apart from the list, which the home page shows: a page of readers does not load these. */

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

export const editReview = {
  method: 'PUT',
  path: '/review/edit/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listReviewVersions = {
  method: 'GET',
  path: '/review/versions/:id',
  access: 'moderator',
  freshness: 'live',
} as const satisfies Endpoint
