import type { Endpoint } from '../api/endpoint.ts'

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const
/** Editors write newsletter issues. Only admins send them to all subscribers. */
const send = { method: 'POST', access: 'admin', freshness: 'live' } as const

export const listLetters = { ...read, path: '/admin/letters' } as const satisfies Endpoint

export const getLetter = { ...read, path: '/admin/letters/:id' } as const satisfies Endpoint

export const createLetter = { ...write, path: '/admin/letters' } as const satisfies Endpoint

export const saveLetter = { ...write, method: 'PUT', path: '/admin/letters/:id' } as const satisfies Endpoint

export const discardLetter = { ...write, method: 'DELETE', path: '/admin/letters/:id' } as const satisfies Endpoint

export const previewLetter = { ...write, path: '/admin/letter-preview' } as const satisfies Endpoint

export const testLetter = { ...write, path: '/admin/letters/:id/test' } as const satisfies Endpoint

export const sendLetter = { ...send, path: '/admin/letters/:id/send' } as const satisfies Endpoint

export const pauseLetter = { ...send, path: '/admin/letters/:id/pause' } as const satisfies Endpoint

export const resumeLetter = { ...send, path: '/admin/letters/:id/resume' } as const satisfies Endpoint
