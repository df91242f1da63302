export const accountMenu = {
  label: 'Account of {name}',
  wishlist: 'Wishlist',
  profile: 'View Profile',
  admin: 'Admin Dashboard',
} as const
