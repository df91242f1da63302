import type { Endpoint } from '../api/endpoint.ts'

/** Apart from the calls of moderators, which only the admin panel loads. */

export const reportReview = {
  method: 'POST',
  path: '/review/report/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const appealRemoval = {
  method: 'POST',
  path: '/review/appeal/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listModerationNotifications = {
  method: 'GET',
  path: '/review/notices',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
