import type { Endpoint } from '../api/endpoint.ts'

export const reportVisit = {
  method: 'POST',
  path: '/visits',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const getAnalytics = {
  method: 'GET',
  path: '/admin/analytics',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const downloadAnalytics = {
  method: 'GET',
  path: '/admin/analytics/csv',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint
