import { placeLists } from '#contract/place/place-lists.endpoints.ts'
import { getPlace, listSelectedPlaces } from '#contract/place/places.endpoints.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { query } from '../../api/query-client.ts'

export const placesIn = (category: PlaceCategory) => query(placeLists[category], {})
export const selectedPlaces = () => query(listSelectedPlaces, {})
export const placeBySlug = (slug: string) => query(getPlace, { params: { slug } })
