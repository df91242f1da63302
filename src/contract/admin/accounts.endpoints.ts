import type { Endpoint } from '../api/endpoint.ts'

export const searchAccounts = {
  method: 'POST',
  path: '/admin/accounts/search',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint

export const changeRole = {
  method: 'PUT',
  path: '/admin/accounts/role/:id',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint

export const suspendAccount = {
  method: 'POST',
  path: '/admin/accounts/suspend/:id',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint

export const restoreAccount = {
  method: 'POST',
  path: '/admin/accounts/restore/:id',
  access: 'admin',
  freshness: 'live',
} as const satisfies Endpoint
