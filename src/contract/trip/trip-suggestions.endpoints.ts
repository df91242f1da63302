import type { Endpoint } from '../api/endpoint.ts'

export const listTripSuggestions = {
  method: 'GET',
  path: '/trip/suggestions/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const suggestForTrip = {
  method: 'POST',
  path: '/trip/suggestions/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const acceptTripSuggestion = {
  method: 'POST',
  path: '/trip/suggestions/:id/:suggestionId/accept',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const declineTripSuggestion = {
  method: 'DELETE',
  path: '/trip/suggestions/:id/:suggestionId',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listTripHistory = {
  method: 'GET',
  path: '/trip/history/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
