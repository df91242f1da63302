import type { Endpoint } from '../api/endpoint.ts'

export const uploadImage = {
  method: 'POST',
  path: '/media/upload',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
