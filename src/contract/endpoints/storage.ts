import type { Endpoint } from '../endpoint.ts'

export const getStorageUse = {
  method: 'GET',
  path: '/auth/storage',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
