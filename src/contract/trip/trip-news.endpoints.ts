import type { Endpoint } from '../api/endpoint.ts'

export const listTripNews = {
  method: 'GET',
  path: '/trip-news',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const markTripSeen = {
  method: 'POST',
  path: '/trip/seen/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const dismissTripNotice = {
  method: 'DELETE',
  path: '/trip-news/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
