import type { Endpoint } from '../api/endpoint.ts'

export const listActivity = {
  method: 'GET',
  path: '/admin/activity',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint
