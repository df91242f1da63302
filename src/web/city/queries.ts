import { getCity, listPlaceIndex } from '#contract/place/places.endpoints.ts'
import { query } from '../api/query-client.ts'

export const city = () => query(getCity, {})
export const placeIndex = () => query(listPlaceIndex, { query: {} })
