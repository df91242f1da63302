export const login = {
  title: 'Log in',
  description: 'Log in to {site} to reach your wishlist and trips in {city}.',
  submit: 'Log in',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  toSignup: 'Sign up',
  secondStep: 'Confirm that it is you',
  openingSecondStep: 'One moment …',
  passkeyFailed: 'The passkey was not used. Try again, or log in with your password.',
  withPasskey: 'Sign in with a passkey',
  failed: 'Login failed. Please try again.',
  succeeded: 'Login successful!',
} as const
