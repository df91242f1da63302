export const notFound = {
  title: 'Oops! Page Not Found',
  text: 'The string was cut: this page drifted off, or never was.',
  home: 'Home',
} as const
