import type { Endpoint } from '../endpoint.ts'

export const listActivity = {
  method: 'GET',
  path: '/admin/activity',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint
