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
import { renewList, type RenewedList } from './renewed.ts'
import type { PictureFor } from './pictures.ts'
import { getIndexEntry } from './shown-places.ts'

type Listed = Readonly<Record<PlaceMatch, PlaceIndexEntry & { readonly match: PlaceMatch }>>

/** The places as lists show them. All lists are in the order of the guide, but for the recommended order. */
export type GuidePlaces = {
  readonly made: RenewedList<Place, PlannedPlace>
  readonly lists: ReadonlyMap<PlaceCategory, readonly PlannedPlace[]>
  /** In the recommended order. */
  readonly ordered: readonly PlannedPlace[]
  readonly index: RenewedList<Place, PlaceIndexEntry>
  /** The entries of the index as lists show them, whose JSON is kept. */
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
  const lists = Map.groupBy(made.results, ({ place }) => place.category)
  return { made, lists, ordered: inRecommendedOrder((category) => lists.get(category) ?? []), index, listed }
}

/** Picks the first place of each list that is well known, and prefers an exactly located one. */
export function selectOneOfEach(lists: GuidePlaces['lists']): PlannedPlace[] {
  return placeCategories.flatMap((category) => {
    const candidates = lists.get(category) ?? []
    const isWellKnown = ({ place }: PlannedPlace) => place.confidence === 'high'
    return (
      candidates.find((each) => isWellKnown(each) && each.place.geo.precision === 'site') ??
      candidates.find(isWellKnown) ??
      candidates[0] ??
      []
    )
  })
}
