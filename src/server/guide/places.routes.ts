import { failures } from '#messages/failures.ts'
import { Failure } from '#contract/failure.ts'
import type { Handlers } from '../http/handler.ts'
import { cityMapOf } from './city-map.ts'
import type { Services } from '../app/services.ts'

type PlaceEndpoints =
  | 'listExplore'
  | 'listCafe'
  | 'listStreetFood'
  | 'listHistorical'
  | 'searchAttractions'
  | 'getPlace'
  | 'getCity'
  | 'listPlaceIndex'

export function placeHandlers(services: Services): Pick<Handlers, PlaceEndpoints> {
  const { guide } = services
  return {
    listExplore: () => ({ msg: [...guide.current().list('explore')] }),
    listCafe: () => ({ msg: [...guide.current().list('cafe')] }),
    listStreetFood: () => ({ msg: [...guide.current().list('street_food')] }),
    listHistorical: () => ({ msg: [...guide.current().list('historical')] }),
    searchAttractions: ({ query }) => ({ data: guide.current().search(query.name) }),
    listPlaceIndex: () => ({ success: true, places: [...guide.current().index] }),
    getCity: () => ({ success: true, city: { ...guide.current().city, map: cityMapOf(services) } }),
    getPlace: ({ params }) => {
      const place = guide.current().find(params.slug)
      if (!place) throw new Failure('not-found', failures.placeNotFound)
      return { success: true, place }
    },
  }
}
