import type { PlaceCategory } from './place-facts.ts'

/** The drawing of each list. Its id is the same in every city. */
export const categoryDrawings = {
  explore: 'category-explore',
  cafe: 'category-cafe',
  street_food: 'category-street-food',
  historical: 'category-historical',
} as const satisfies Record<PlaceCategory, string>
