export const session = {
  authenticationFailed: 'Authentication failed. Please login again.',
  loginRequiredTitle: 'Login Required',
  loginRequiredText: 'This page is yours alone. Log in to see it.',
  goToLogin: 'Go to Login',
  signUp: 'Sign up',
} as const
