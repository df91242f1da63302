import type { Endpoint } from '../api/endpoint.ts'

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const

export const listDeskTrips = { ...read, path: '/desk/trips' } as const satisfies Endpoint

export const getDeskTrip = { ...read, path: '/desk/trips/:slug' } as const satisfies Endpoint

export const createDeskTrip = { ...write, path: '/desk/trips' } as const satisfies Endpoint

export const saveDeskTrip = { ...write, method: 'PUT', path: '/desk/trips/:slug' } as const satisfies Endpoint

export const previewDeskTrip = { ...write, path: '/desk/trip-preview' } as const satisfies Endpoint

export const discardDeskTripDraft = { ...write, path: '/desk/trips/:slug/discard' } as const satisfies Endpoint

export const retireDeskTrip = { ...write, path: '/desk/trips/:slug/retire' } as const satisfies Endpoint

export const bringBackDeskTrip = { ...write, path: '/desk/trips/:slug/bring-back' } as const satisfies Endpoint

export const listDeskTripVersions = { ...read, path: '/desk/trips/:slug/versions' } as const satisfies Endpoint

export const restoreDeskTripVersion = { ...write, path: '/desk/trips/:slug/restore' } as const satisfies Endpoint

export const chooseDeskTripText = { ...write, path: '/desk/trips/:slug/folder' } as const satisfies Endpoint

export const getTripChoices = { ...read, path: '/desk/trip-choices' } as const satisfies Endpoint
