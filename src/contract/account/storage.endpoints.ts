import type { Endpoint } from '../api/endpoint.ts'

export const getStorageUse = {
  method: 'GET',
  path: '/auth/storage',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
