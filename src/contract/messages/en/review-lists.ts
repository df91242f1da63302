/** Texts that several lists of reviews share. */
export const reviewLists = {
  fetchFailed: 'Failed to fetch reviews',
  empty: 'No reviews available.',
  write: 'Write a review',
  photo: 'Photo of {place} by {name}',
  more: 'more',
  less: 'less',
  edited: 'edited {date}',
  onTrip: 'on their trip in {month}',
  showMore: 'Show more reviews',
} as const
