export const account = {
  email: 'Email',
  emailAddress: 'Email Address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  name: 'Name',
} as const
