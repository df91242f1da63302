import type { PlaceCategory, PlaceKind } from './place-facts.ts'

/** True for the kinds and lists of places where one eats or drinks. */
export function isFood(kind: PlaceKind | PlaceCategory): boolean {
  return kind === 'cafe' || kind === 'street_food'
}
