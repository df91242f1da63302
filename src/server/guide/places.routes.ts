import { Failure } from '#contract/failure.ts'
import type { Handlers } from '../http/handler.ts'
import { cityMapOf } from './city-map.ts'
import type { MapCredit } from '../map/map-credit.ts'
import { listPlaces } from './list-places.ts'
import { whenToCome } from './year.routes.ts'

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

type GuideDeps = Parameters<typeof cityMapOf>[0] & { now: () => Date }

export function placeHandlers(deps: GuideDeps): Pick<Handlers, PlaceEndpoints> {
  const { guide } = deps
  return {
    listExplore: () => ({ msg: [...guide.current().list('explore')] }),
    listCafe: () => ({ msg: [...guide.current().list('cafe')] }),
    listStreetFood: () => ({ msg: [...guide.current().list('street_food')] }),
    listHistorical: () => ({ msg: [...guide.current().list('historical')] }),
    searchAttractions: ({ query }) => ({ data: guide.current().search(query.name) }),
    listPlaceIndex: ({ query }) => ({ success: true, ...listPlaces(guide.current(), query, deps.now()) }),
    getCity: (_input, { texts }) => {
      const { tiles, base, ...map } = cityMapOf(deps)
      const inWords = (credit: MapCredit) =>
        'code' in credit ? { text: texts.replies[credit.code], url: credit.url } : credit
      const credited = {
        ...map,
        tiles: tiles && inWords(tiles),
        base: base && { ...base, attribution: base.attribution.map(inWords) },
      }
      const { city, year } = guide.current()
      return { success: true, city: { ...city, whenToCome: whenToCome(year, texts), map: credited } }
    },
    listSuggestedTrips: () => ({ success: true, trips: [...guide.current().suggestedTrips()] }),
    getPlace: ({ params }) => {
      const place = guide.current().find(params.slug)
      const gone = guide.current().gone.get(params.slug)
      if (gone) throw new Failure('gone', 'place.retired', { replacedBy: gone.replacedBy })
      if (!place) throw new Failure('not-found', 'place.not-found')
      return { success: true, place }
    },
  }
}
