import type { Endpoint } from '../api/endpoint.ts'

export const listPhrases = {
  method: 'GET',
  path: '/phrases',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
