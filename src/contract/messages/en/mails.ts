export const mails = {
  greeting: 'Hello {name},',
  signature: 'Safarnama {city}',
  oneTimeCode: {
    subject: 'Your code for Safarnama',
    text: 'This code sets a new password. It holds for {minutes} minutes and works once:',
    ignore: 'If you did not ask for it, ignore this mail: nothing changes.',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Safarnama newsletter',
    text: 'From now on you hear from us when there is something new to see in {city}.',
    unsubscribe: 'To end it, open this link:',
  },
} as const
