import type { PlaceSort } from '#contract/place/place-filters.ts'
import type { Attraction } from '#contract/place/places.ts'

export type SortedPlace = Pick<Attraction, 'slug' | 'name' | 'rating' | 'ratingCount'>

type Order = {
  readonly sort: PlaceSort
  /** Language of the names. */
  readonly locale: string
  /** Metres from the visitor by slug. Places without one come last. Without distances, `near` keeps the given order. */
  readonly distances?: ReadonlyMap<string, number> | undefined
}

/** Sorts a list. `recommended` keeps the order of the editors, or of the search. Equal places keep their order, too. */
export function sortPlaces<Place extends SortedPlace>(
  places: readonly Place[],
  { sort, locale, distances }: Order,
): readonly Place[] {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
    return places.toSorted((one, other) => compare(one.name, other.name))
  }
  // The rating of a place without reviews is 0, so that it comes last.
  if (sort === 'rating')
    return places.toSorted((one, other) => other.rating - one.rating || other.ratingCount - one.ratingCount)
  if (sort !== 'near' || !distances) return places
  const metresTo = ({ slug }: Place) => distances.get(slug) ?? Number.MAX_SAFE_INTEGER
  return places.toSorted((one, other) => metresTo(one) - metresTo(other))
}
