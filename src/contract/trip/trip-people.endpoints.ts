import type { Endpoint } from '../api/endpoint.ts'

export const listTripPeople = {
  method: 'GET',
  path: '/trip/people/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const addTripPerson = {
  method: 'POST',
  path: '/trip/people/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const changeTripPerson = {
  method: 'PUT',
  path: '/trip/people/:id/:personId',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const removeTripPerson = {
  method: 'DELETE',
  path: '/trip/people/:id/:personId',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const leaveTrip = {
  method: 'POST',
  path: '/trip/leave/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const handTripOver = {
  method: 'POST',
  path: '/trip/owner/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const openInvite = {
  method: 'POST',
  path: '/trip-invite',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const acceptInvite = {
  method: 'POST',
  path: '/trip-invite/accept',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
