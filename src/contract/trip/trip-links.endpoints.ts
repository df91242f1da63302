import type { Endpoint } from '../api/endpoint.ts'

export const createTripLink = {
  method: 'POST',
  path: '/trip/links/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listTripLinks = {
  method: 'GET',
  path: '/trip/links/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteTripLinks = {
  method: 'DELETE',
  path: '/trip/links/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const createCalendarLink = {
  method: 'POST',
  path: '/trip-links',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listLinks = {
  method: 'GET',
  path: '/trip-links',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const changeTripLink = {
  method: 'PUT',
  path: '/trip-links/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteTripLink = {
  method: 'DELETE',
  path: '/trip-links/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const rotateTripLink = {
  method: 'POST',
  path: '/trip-links/:id/rotate',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const openSharedTrip = {
  method: 'POST',
  path: '/shared-trip',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint
