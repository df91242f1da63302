import type { Endpoint } from '../api/endpoint.ts'

/** The calls of the desk. Entries of every kind have the same (docs/decisions/0119). */

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const
const all = '/desk/:kind'
const one = '/desk/:kind/:slug'

export const listDeskEntries = { ...read, path: all } as const satisfies Endpoint

export const getDeskEntry = { ...read, path: one } as const satisfies Endpoint

export const createDeskEntry = { ...write, path: all } as const satisfies Endpoint

export const saveDeskEntry = { ...write, method: 'PUT', path: one } as const satisfies Endpoint

export const previewDeskEntry = { ...write, path: '/desk/previews/:kind' } as const satisfies Endpoint

export const discardDeskDraft = { ...write, path: `${one}/discard` } as const satisfies Endpoint

export const retireDeskEntry = { ...write, path: `${one}/retire` } as const satisfies Endpoint

export const bringBackDeskEntry = { ...write, path: `${one}/bring-back` } as const satisfies Endpoint

export const listDeskVersions = { ...read, path: `${one}/versions` } as const satisfies Endpoint

export const restoreDeskVersion = { ...write, path: `${one}/restore` } as const satisfies Endpoint

export const chooseDeskText = { ...write, path: `${one}/folder` } as const satisfies Endpoint

export const getDeskChoices = { ...read, path: '/desk/choices/:kind' } as const satisfies Endpoint
