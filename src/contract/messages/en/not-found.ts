export const notFound = {
  title: 'Oops! Page Not Found',
  text: 'This page has moved away, or it never was.',
  home: 'Home',
} as const
