import { isDeepStrictEqual } from 'node:util'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import type { PlaceMatch } from '#contract/place/place-listing-query.ts'
import { inRecommendedOrder } from '#contract/place/place-order.ts'
import type { Attraction, PlaceIndexEntry } from '#contract/place/places.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import { storeJson } from '../platform/stored-json.ts'
import type { Place } from './places.store.ts'
import type { PlannedPlace } from './planning.ts'
import { getItemsAt, renewList, renewOrder, type RenewedList, type RenewedOrder } from './renewed.ts'
import type { PictureFor } from './pictures.ts'
import { getIndexEntry } from './shown-places.ts'

type Listed = Readonly<Record<PlaceMatch, PlaceIndexEntry & { readonly match: PlaceMatch }>>

/** The places as lists show them. */
export type GuidePlaces = {
  readonly made: RenewedList<Place, PlannedPlace>
  readonly order: RenewedOrder<Place, PlaceCategory>
  /** In the recommended order. */
  readonly ordered: readonly PlannedPlace[]
  readonly index: RenewedList<Place, PlaceIndexEntry>
  /** The entries of the index as lists show them, with cached JSON. */
  readonly listed: RenewedList<PlaceIndexEntry, Listed>
}

type Making = {
  readonly getAttraction: (place: Place, position: number) => Attraction
  readonly getPicture: PictureFor
  /** The values besides the places from which attractions are made. */
  readonly basis: readonly unknown[]
}

/** @param before the same before a change */
export function* renewPlaces(
  places: readonly Place[],
  { getAttraction, getPicture, basis }: Making,
  before?: GuidePlaces,
): SlicedWork<GuidePlaces> {
  const made = yield* renewList(before?.made, places, {
    basis,
    work: (place, at): PlannedPlace => ({ place, attraction: getAttraction(place, at) }),
  })
  const index = yield* renewList(before?.index, places, {
    work: (place) => getIndexEntry(place, getPicture),
    isEqual: isDeepStrictEqual,
  })
  const listed = yield* renewList(before?.listed, index.results, {
    work: (entry): Listed => ({
      fit: storeJson({ ...entry, match: 'fit' as const }),
      unknown: storeJson({ ...entry, match: 'unknown' as const }),
      not: storeJson({ ...entry, match: 'not' as const }),
    }),
  })
  // Most changes leave each place in its list.
  const order = yield* renewOrder(before?.order, places, {
    work: ({ category }) => category,
    sort: toRecommendedOrder,
  })
  return { made, order, ordered: getItemsAt(made.results, order.positions.value), index, listed }
}

/** @returns the positions of the places in the recommended order */
function toRecommendedOrder(categories: readonly PlaceCategory[]): readonly number[] {
  const lists = Map.groupBy(categories.keys(), (at) => categories[at])
  return inRecommendedOrder((category) => lists.get(category) ?? [])
}

/** Selects the first place of each list that is well known, and prefers an exactly located one. */
export function selectOneOfEach({ ordered }: Pick<GuidePlaces, 'ordered'>): PlannedPlace[] {
  return placeCategories.flatMap((category) => {
    const candidates = ordered.filter(({ place }) => place.category === category)
    const isWellKnown = ({ place }: PlannedPlace) => place.confidence === 'high'
    return (
      candidates.find((each) => isWellKnown(each) && each.place.geo.precision === 'site') ??
      candidates.find(isWellKnown) ??
      candidates[0] ??
      []
    )
  })
}
