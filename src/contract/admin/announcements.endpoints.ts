import type { Endpoint } from '../api/endpoint.ts'

export const listAnnouncements = {
  method: 'GET',
  path: '/announcement/all',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const createAnnouncement = {
  method: 'POST',
  path: '/announcement/create',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const updateAnnouncement = {
  method: 'PUT',
  path: '/announcement/update/:id',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteAnnouncement = {
  method: 'DELETE',
  path: '/announcement/delete/:id',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const restoreAnnouncement = {
  method: 'POST',
  path: '/announcement/restore/:id',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint
