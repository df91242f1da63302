/** Texts of the heart on every card. */
export const wishlist = {
  pleaseLogin: 'Please login',
  add: 'Add {place} to wishlist',
  remove: 'Remove {place} from wishlist',
} as const
