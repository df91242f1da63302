import type { Endpoint } from '../api/endpoint.ts'

export const listDeskPlaces = {
  method: 'GET',
  path: '/desk/places',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const getDeskPlace = {
  method: 'GET',
  path: '/desk/places/:slug',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const createDeskPlace = {
  method: 'POST',
  path: '/desk/places',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const saveDeskPlace = {
  method: 'PUT',
  path: '/desk/places/:slug',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const previewDeskPlace = {
  method: 'POST',
  path: '/desk/place-preview',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const discardDeskDraft = {
  method: 'POST',
  path: '/desk/places/:slug/discard',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const retireDeskPlace = {
  method: 'POST',
  path: '/desk/places/:slug/retire',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const bringBackDeskPlace = {
  method: 'POST',
  path: '/desk/places/:slug/bring-back',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const listDeskPlaceVersions = {
  method: 'GET',
  path: '/desk/places/:slug/versions',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const restoreDeskPlaceVersion = {
  method: 'POST',
  path: '/desk/places/:slug/restore',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const chooseDeskPlaceText = {
  method: 'POST',
  path: '/desk/places/:slug/folder',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const getPlaceChoices = {
  method: 'GET',
  path: '/desk/place-choices',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint
