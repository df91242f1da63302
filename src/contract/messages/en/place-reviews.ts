/** Texts of the reviews on the page of a place. */
export const placeReviews = {
  title: 'Reviews',
  none: 'Nobody has written about {place} here yet.',
} as const
