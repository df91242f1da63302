import { placeLists } from '#contract/endpoints/place-lists.ts'
import { getPlace, searchAttractions } from '#contract/endpoints/places.ts'
import type { PlaceCategory } from '#contract/place-facts.ts'
import { query } from '../api/query-client.ts'

export const placesIn = (category: PlaceCategory) => query(placeLists[category], {})
export const placesMatching = (term: string) => query(searchAttractions, { query: { name: term } })
export const placeBySlug = (slug: string) => query(getPlace, { params: { slug } })
