import type { Endpoint } from '../api/endpoint.ts'

export const createTrip = {
  method: 'POST',
  path: '/trip/create',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const editTrip = {
  method: 'PUT',
  path: '/trip/edit/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteTrip = {
  method: 'DELETE',
  path: '/trip/delete/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const restoreTrip = {
  method: 'POST',
  path: '/trip/restore/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const getTrip = {
  method: 'GET',
  path: '/trips/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listTrips = {
  method: 'GET',
  path: '/trip/user-trips',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
