import {
  getCity,
  getPlace,
  listCafe,
  listExplore,
  listHistorical,
  listSelectedPlaces,
  listPlaceIndex,
  listPlaceNames,
  listStreetFood,
} from '../place/places.endpoints.ts'
import { listReviews } from '../review/reviews.endpoints.ts'
import { getPlanning } from './planning.endpoints.ts'
import { listSuggestedTrips } from './suggested-trips.endpoints.ts'
import { listDishes, listServices } from '../city/local.endpoints.ts'
import { listPhrases } from '../city/phrases.endpoints.ts'
import { getYear } from '../city/year.endpoints.ts'

/**
 * Calls whose answer is the same for everybody. A pack holds each of them once. The list lies with trips, because they are
 * the subject that knows all others.
 */
export const cityCalls = {
  getCity,
  listExplore,
  listCafe,
  listStreetFood,
  listHistorical,
  listSelectedPlaces,
  listPlaceIndex,
  listPlaceNames,
  getYear,
  listPhrases,
  listDishes,
  listServices,
  listSuggestedTrips,
  getPlanning,
} as const

/** Calls that a pack holds for each place, too. */
export const placeCalls = { getPlace, listReviews } as const

/** The paths of all calls whose answers a pack holds, with `:name` for parts that differ. */
export const packedCallPaths: readonly string[] = Object.values({ ...cityCalls, ...placeCalls }).map(({ path }) => path)
