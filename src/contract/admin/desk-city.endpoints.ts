import type { Endpoint } from '../api/endpoint.ts'

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const
const part = '/desk/city/:slug'

export const listDeskCity = { ...read, path: '/desk/city' } as const satisfies Endpoint

export const getDeskCityPart = { ...read, path: part } as const satisfies Endpoint

export const saveDeskCityPart = { ...write, method: 'PUT', path: part } as const satisfies Endpoint

export const previewDeskCityPart = { ...write, path: '/desk/city-preview' } as const satisfies Endpoint

export const discardDeskCityDraft = { ...write, path: `${part}/discard` } as const satisfies Endpoint

export const listDeskCityVersions = { ...read, path: `${part}/versions` } as const satisfies Endpoint

export const restoreDeskCityVersion = { ...write, path: `${part}/restore` } as const satisfies Endpoint

export const chooseDeskCityText = { ...write, path: `${part}/folder` } as const satisfies Endpoint
