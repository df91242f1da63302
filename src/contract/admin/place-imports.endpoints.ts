import type { Endpoint } from '../api/endpoint.ts'

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const

export const startPlaceImport = { ...write, path: '/desk/imports' } as const satisfies Endpoint

export const listPlaceImports = { ...read, path: '/desk/imports' } as const satisfies Endpoint

export const listPlaceImportRows = { ...read, path: '/desk/imports/:id/rows' } as const satisfies Endpoint

export const choosePlaceImportRows = { ...write, path: '/desk/imports/:id/choices' } as const satisfies Endpoint

export const applyPlaceImport = { ...write, path: '/desk/imports/:id/apply' } as const satisfies Endpoint

export const undoPlaceImport = { ...write, path: '/desk/imports/:id/undo' } as const satisfies Endpoint

export const dropPlaceImport = { ...write, method: 'DELETE', path: '/desk/imports/:id' } as const satisfies Endpoint
