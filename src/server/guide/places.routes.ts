import { Failure } from '#contract/failure.ts'
import type { Handlers } from '../http/handler.ts'
import { cityMapOf } from './city-map.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from './guide-holder.ts'

type PlaceEndpoints =
  | 'listExplore'
  | 'listCafe'
  | 'listStreetFood'
  | 'listHistorical'
  | 'searchAttractions'
  | 'getPlace'
  | 'getCity'
  | 'listPlaceIndex'
  | 'listSuggestedTrips'

type GuideDeps = Pick<Context, 'config'> & {
  guide: Pick<GuideHolder, 'current'>
  outlines: { readonly path: string } | null
}

export function placeHandlers(deps: GuideDeps): Pick<Handlers, PlaceEndpoints> {
  const { guide } = deps
  return {
    listExplore: () => ({ msg: [...guide.current().list('explore')] }),
    listCafe: () => ({ msg: [...guide.current().list('cafe')] }),
    listStreetFood: () => ({ msg: [...guide.current().list('street_food')] }),
    listHistorical: () => ({ msg: [...guide.current().list('historical')] }),
    searchAttractions: ({ query }) => ({ data: guide.current().search(query.name) }),
    listPlaceIndex: () => ({ success: true, places: [...guide.current().index] }),
    getCity: (_input, { texts }) => {
      const { tiles, ...map } = cityMapOf(deps)
      const credit = tiles && ('code' in tiles ? { text: texts.replies[tiles.code], url: tiles.url } : tiles)
      return { success: true, city: { ...guide.current().city, map: { ...map, tiles: credit } } }
    },
    listSuggestedTrips: () => ({ success: true, trips: [...guide.current().trips] }),
    getPlace: ({ params }) => {
      const place = guide.current().find(params.slug)
      if (!place) throw new Failure('not-found', 'place.not-found')
      return { success: true, place }
    },
  }
}
