import { Failure } from '#contract/api/failure.ts'
import type { placeOperations } from '#contract/place/places.operations.ts'
import type { suggestedTripOperations } from '#contract/trip/suggested-trips.operations.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import { getCityMap } from './city-map.ts'
import type { MapCredit } from '../map/map-credit.ts'
import { listPlaces } from './list-places.ts'
import { whenToCome } from './year.routes.ts'

type GuideDeps = Parameters<typeof getCityMap>[0] & { now: () => Date }

export function placeHandlers(deps: GuideDeps): HandlersFor<typeof placeOperations & typeof suggestedTripOperations> {
  const { guide } = deps
  return {
    listExplore: (_input, { language }) => ({ msg: [...guide.current(language).list('explore')] }),
    listCafe: (_input, { language }) => ({ msg: [...guide.current(language).list('cafe')] }),
    listStreetFood: (_input, { language }) => ({ msg: [...guide.current(language).list('street_food')] }),
    listHistorical: (_input, { language }) => ({ msg: [...guide.current(language).list('historical')] }),
    listSelectedPlaces: (_input, { language }) => ({
      success: true,
      places: [...guide.current(language).getSelection()],
    }),
    searchAttractions: ({ query }, { language }) => ({ data: guide.current(language).search(query.name) }),
    listPlaceNames: () => ({ success: true, places: [...guide.current().namesInLanguages()] }),
    listPlaceIndex: ({ query }, { language }) => ({
      success: true,
      ...listPlaces(guide.current(language), query, { now: deps.now(), locale: language }),
    }),
    getCity: (_input, { texts, language }) => {
      const { tiles, base, ...map } = getCityMap(deps, language)
      const inWords = (credit: MapCredit) => ({
        text: 'code' in credit ? texts.replies[credit.code] : (credit.texts?.[language] ?? credit.text),
        url: credit.url,
      })
      const credited = {
        ...map,
        tiles: tiles && inWords(tiles),
        base: base && { ...base, attribution: base.attribution.map(inWords) },
      }
      const { city, year } = guide.current(language)
      return { success: true, city: { ...city, whenToCome: whenToCome(year, texts), map: credited } }
    },
    listSuggestedTrips: (_input, { language }) => ({
      success: true,
      trips: [...guide.current(language).suggestedTrips()],
    }),
    getSuggestedTrip: ({ params: { slug } }, { language }) => {
      const retired = guide.current(language).retiredTripPages.get(slug)
      if (retired) throw new Failure('gone', 'suggested-trip.retired', { replacedBy: retired.replacedBy })
      const trip = guide
        .current(language)
        .suggestedTrips()
        .find(({ _id }) => _id === slug)
      if (!trip) throw new Failure('not-found', 'suggested-trip.not-found')
      return { success: true, trip }
    },
    getPlace: ({ params }, { language }) => {
      const place = guide.current(language).find(params.slug)
      const retired = guide.current(language).retired.get(params.slug)
      if (retired) throw new Failure('gone', 'place.retired', { replacedBy: retired.replacedBy })
      if (!place) throw new Failure('not-found', 'place.not-found')
      return { success: true, place }
    },
  }
}
