import type { Endpoint } from '../api/endpoint.ts'

export const listSessions = {
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const changePassword = {
  method: 'PUT',
  path: '/auth/password',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const changeEmail = {
  method: 'PUT',
  path: '/auth/email',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const confirmEmailChange = {
  method: 'POST',
  path: '/auth/confirm-email-change',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint
