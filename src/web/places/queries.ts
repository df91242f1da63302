import {
  getPlace,
  listCafe,
  listExplore,
  listHistorical,
  listStreetFood,
  searchAttractions,
} from '#contract/endpoints/places.ts'
import type { PlaceCategory } from '#contract/places.ts'
import { query } from '../api/query-client.ts'

const listOf = {
  explore: listExplore,
  cafe: listCafe,
  street_food: listStreetFood,
  historical: listHistorical,
} as const satisfies Record<PlaceCategory, object>

export const placesIn = (category: PlaceCategory) => query(listOf[category], {})
export const placesMatching = (term: string) => query(searchAttractions, { query: { name: term } })
export const placeBySlug = (slug: string) => query(getPlace, { params: { slug } })
