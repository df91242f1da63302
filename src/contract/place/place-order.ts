import { placeCategories, type PlaceCategory } from './place-facts.ts'

/** The recommended order of all places: one list after the other, each in the order of its editors. */
export function inRecommendedOrder<Place>(listFor: (category: PlaceCategory) => readonly Place[]): Place[] {
  return placeCategories.flatMap((category) => [...listFor(category)])
}
