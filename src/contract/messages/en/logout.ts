export const logout = {
  submit: 'Logout',
  fromMenu: 'Log Out',
  fromHeader: 'Logged Out',
  fromAdmin: 'Logged out successfully',
  unsavedQuestion: 'You have unsaved work on this device. Logging out removes it. Log out?',
} as const
