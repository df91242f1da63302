import type { Endpoint } from '../api/endpoint.ts'

/** Apart from the calls of editors, which only the admin panel loads. */

export const suggestChange = {
  method: 'POST',
  path: '/places/:slug/suggestions',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
