export const mails = {
  greeting: 'Hello {name},',
  namelessGreeting: 'Hello,',
  signature: 'Safarnama {city}',
  oneTimeCode: {
    subject: 'Your code for Safarnama',
    text: 'This code sets a new password. It holds for {minutes} minutes and works once:',
    ignore: 'If you did not ask for it, ignore this mail: nothing changes.',
  },
  emailConfirmation: {
    subject: 'Confirm your email for Safarnama',
    text: 'Somebody signed up to Safarnama {city} with this email. If it was you, open this link within {days} days:',
    ignore: 'If it was not you, ignore this mail: without the link, the account gets no rights from your email.',
  },
  newsletterConfirmation: {
    subject: 'Confirm your subscription to the Safarnama newsletter',
    text: 'Somebody asked for the newsletter of Safarnama {city} with this email. To subscribe, open this link:',
    ignore: 'If it was not you, ignore this mail: nothing is sent without the link.',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Safarnama newsletter',
    text: 'From now on you hear from us when there is something new to see in {city}.',
    unsubscribe: 'To end it, open this link:',
  },
  tripNews: {
    subject: 'News of your shared trips',
    stop: 'You get such a mail at most once an hour. To end them, open your profile:',
  },
  letter: {
    why: 'This letter comes to you because you subscribed to the newsletter of Safarnama {city}. To end it, open this link:',
    testSubject: 'Test: {title}',
  },
} as const
