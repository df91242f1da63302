export const emailConfirmation = {
  title: 'Confirm your email',
  text: 'This shows that the mailbox is yours. It takes one click.',
  submit: 'Confirm my email',
  confirmed: 'Your email is confirmed.',
  passwordText:
    'You are not logged in to the account of this email here, so its password is needed. If you did not make the account, choose “Forgot password?”: it is yours then, and what others added is removed.',
  password: 'Password of the account',
  cancel: 'Cancel',
  unknownLink: 'This link does not work any more. Your profile sends you a new one.',
  notConfirmed: 'Email not confirmed',
  sendAgain: 'Send again',
  sent: 'A mail with a link is on its way to you.',
  sendFailed: 'The mail could not be sent. Please try again in a moment.',
  newsletterTitle: 'Confirm your subscription',
  newsletterText: 'One click, and the newsletter comes to your mailbox.',
  newsletterSubmit: 'Subscribe',
  newsletterConfirmed: 'You are subscribed.',
} as const
