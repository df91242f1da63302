import type { Endpoint } from '../api/endpoint.ts'

export const listSuggestions = {
  method: 'GET',
  path: '/desk/suggestions',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const decideSuggestion = {
  method: 'POST',
  path: '/desk/suggestions/:id',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint
