import type { Endpoint } from '../api/endpoint.ts'

export const listExplore = {
  method: 'GET',
  path: '/explore',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listCafe = {
  method: 'GET',
  path: '/cafe',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listStreetFood = {
  method: 'GET',
  path: '/street_food',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listHistorical = {
  method: 'GET',
  path: '/historical',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const searchAttractions = {
  method: 'GET',
  path: '/attractions',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const getPlace = {
  method: 'GET',
  path: '/places/:slug',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const getCity = {
  method: 'GET',
  path: '/city',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listSelectedPlaces = {
  method: 'GET',
  path: '/picks',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listPlaceNames = {
  method: 'GET',
  path: '/place-names',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listPlaceIndex = {
  method: 'GET',
  path: '/places',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
