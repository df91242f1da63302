/** What saving and removing a place tells. Guests do not load it. */
export const wishlistChanges = {
  updateFailed: 'Failed to update wishlist',
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist',
} as const
