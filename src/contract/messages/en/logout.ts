export const logout = {
  submit: 'Logout',
  fromMenu: 'Log Out',
  fromHeader: 'Logged Out',
  fromAdmin: 'Logged out successfully',
} as const
