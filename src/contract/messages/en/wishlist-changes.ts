/** Messages after saving and removing a place. Guests do not load them. */
export const wishlistChanges = {
  updateFailed: 'Failed to update wishlist',
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist',
} as const
