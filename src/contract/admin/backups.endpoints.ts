import type { Endpoint } from '../api/endpoint.ts'

export const getBackups = {
  method: 'GET',
  path: '/admin/backups',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint
