import type { Endpoint } from '../api/endpoint.ts'

export const listSecurityLog = {
  method: 'GET',
  path: '/admin/security-log',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint

export const downloadSecurityLog = {
  method: 'GET',
  path: '/admin/security-log/csv',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint
