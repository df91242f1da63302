/** The button beside an own review with which its author shows that the place was in a trip of theirs. */
export const reviewVisit = {
  show: 'Show “on my trip in {month}”',
  showOf: 'Show “on my trip in {month}”: the review of {place}',
  failed: 'That could not be saved.',
} as const
