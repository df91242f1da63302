/** Texts of the reviews on the page of a place. */
export const placeReviews = {
  title: 'Reviews',
  removed: { one: '{count} removed: {reason}', other: '{count} removed: {reason}' },
  none: 'Nobody has written about {place} here yet.',
} as const
