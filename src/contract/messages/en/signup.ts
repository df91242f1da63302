export const signup = {
  title: 'Sign up',
  description: 'Make an account to keep a wishlist and plan trips in {city}.',
  submit: 'Sign up',
  hasAccount: 'Already have an account?',
  toLogin: 'Log in',
  passwordHint: 'At least 6 characters. A few words are easier to keep than a riddle.',
  commonPassword: 'Many people use this password, so it is guessed first.',
  failed: 'Signup failed. Please try again.',
  succeeded: 'Signup successful!',
  makingTrip: 'Making your trip …',
  alreadyLoggedIn: 'You are already logged in',
} as const
