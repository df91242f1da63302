export const login = {
  title: 'Log in',
  description: 'Log in to {site} to reach your wishlist and trips in {city}.',
  submit: 'Log in',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  toSignup: 'Sign up',
  failed: 'Login failed. Please try again.',
  succeeded: 'Login successful!',
  wrong: 'The email or the password is wrong.',
  missingPassword: 'Please enter your password',
  tooOften: 'Too many attempts. Please wait a moment before the next one.',
} as const
