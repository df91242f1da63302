import { listPlaceNames } from '#contract/place/places.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** All places in all languages of the city. A failed call is repeated when a card is opened again. */
export const placeNames = () => query(listPlaceNames, {}, { retryOnMount: true })
