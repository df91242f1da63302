import type { Endpoint } from '../api/endpoint.ts'

const read = { method: 'GET', access: 'editor', freshness: 'live' } as const
const write = { method: 'POST', access: 'editor', freshness: 'live' } as const
const entry = '/desk/calendar/:slug'

export const listDeskCalendar = { ...read, path: '/desk/calendar' } as const satisfies Endpoint

export const getDeskCalendarEntry = { ...read, path: entry } as const satisfies Endpoint

export const createDeskCalendarEntry = { ...write, path: '/desk/calendar' } as const satisfies Endpoint

export const saveDeskCalendarEntry = { ...write, method: 'PUT', path: entry } as const satisfies Endpoint

export const previewDeskCalendarEntry = { ...write, path: '/desk/calendar-preview' } as const satisfies Endpoint

export const discardDeskCalendarDraft = { ...write, path: `${entry}/discard` } as const satisfies Endpoint

export const retireDeskCalendarEntry = { ...write, path: `${entry}/retire` } as const satisfies Endpoint

export const bringBackDeskCalendarEntry = { ...write, path: `${entry}/bring-back` } as const satisfies Endpoint

export const listDeskCalendarVersions = { ...read, path: `${entry}/versions` } as const satisfies Endpoint

export const restoreDeskCalendarVersion = { ...write, path: `${entry}/restore` } as const satisfies Endpoint

export const chooseDeskCalendarText = { ...write, path: `${entry}/folder` } as const satisfies Endpoint

export const getCalendarChoices = { ...read, path: '/desk/calendar-choices' } as const satisfies Endpoint
