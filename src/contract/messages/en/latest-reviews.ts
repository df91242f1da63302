/** Texts of the reviews on the home page. */
export const latestReviews = {
  title: 'Latest Reviews',
  viewAll: 'View All',
  loginToViewAll: 'Please log in to view all reviews',
  none: 'Nobody has written about {city} here yet. Yours would be the first.',
} as const
