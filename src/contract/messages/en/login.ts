export const login = {
  title: 'Log in',
  description: 'Log in to {site} to reach your wishlist and trips in {city}.',
  submit: 'Log in',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  toSignup: 'Sign up',
  failed: 'Login failed. Please try again.',
  succeeded: 'Login successful!',
} as const
