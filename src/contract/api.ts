import type { Endpoint } from './endpoint.ts'
import {
  getCity,
  getPlace,
  listCafe,
  listExplore,
  listHistorical,
  listStreetFood,
  searchAttractions,
} from './places.ts'
import { listSuggestedTrips } from './trips.ts'

/**
 * Every endpoint of the product: section 7 of the specification and what we added. The server does not start without
 * a handler for each; the browser imports the single endpoints, so that a page carries only what it calls.
 */
export const api = {
  listExplore,
  listCafe,
  listStreetFood,
  listHistorical,
  searchAttractions,
  getPlace,
  getCity,
  listSuggestedTrips,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
