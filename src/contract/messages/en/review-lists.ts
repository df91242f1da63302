/** Texts of review lists: on the home page, the reviews page and the pages of places. */
export const reviewLists = {
  latestTitle: 'Latest Reviews',
  viewAll: 'View All',
  loginToViewAll: 'Please log in to view all reviews',
  placeTitle: 'Reviews',
  fetchFailed: 'Failed to fetch reviews',
  empty: 'No reviews available.',
  noneOfCity: 'Nobody has written about {city} here yet. Yours would be the first.',
  noneOfPlace: 'Nobody has written about {place} here yet.',
  write: 'Write a review',
  photo: 'Photo of {place} by {name}',
  more: 'more',
  less: 'less',
  delete: 'Delete',
  deleteOf: 'Delete your review of {place}',
  showMore: 'Show more reviews',
} as const
