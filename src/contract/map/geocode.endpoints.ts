import type { Endpoint } from '../api/endpoint.ts'

export const reverseGeocode = {
  method: 'GET',
  path: '/geocode/reverse',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
