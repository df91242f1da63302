import type { Endpoint } from '../api/endpoint.ts'
import type { PlaceCategory } from './place-facts.ts'
import { listCafe, listExplore, listHistorical, listStreetFood } from './places.endpoints.ts'

export const placeLists = {
  explore: listExplore,
  cafe: listCafe,
  street_food: listStreetFood,
  historical: listHistorical,
} as const satisfies Record<PlaceCategory, Endpoint>
