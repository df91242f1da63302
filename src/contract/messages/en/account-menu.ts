export const accountMenu = {
  label: 'Account of {name}',
  profile: 'View Profile',
  admin: 'Admin Dashboard',
} as const
