/** Texts of the page of saved places, and of their list in the planner. */
export const wishlistPage = {
  title: 'My Wishlist',
  description: 'The places you saved.',
  loading: 'Loading your wishlist …',
  empty: 'No items in the wishlist',
  emptyHint: 'Tap the heart on a place to keep it here.',
  emptyInPlanner: 'Your wishlist is empty or loading...',
  fetchFailed: 'Failed to fetch wishlist items',
} as const
