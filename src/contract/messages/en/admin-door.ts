/** Public texts of the admin page. */
export const adminDoor = {
  title: 'Admin Panel',
  description: 'Reviews, announcements and what was done with them.',
  guestText: 'Log in as an admin to open it.',
  forbiddenTitle: 'Admins only',
  forbiddenText: 'Error 403: this page is for those who look after the guide.',
  home: 'Home',
  opening: 'Opening the admin panel …',
} as const
