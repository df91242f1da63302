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

export const notices = {
  when: 'It happened on {when} (time in {city}).',
  forgotPassword: 'If this was not you, set a new password here at once. It ends all sessions:',
  writeToUs: 'If this was not you, answer this mail at once.',
  letters: {
    'new-device': {
      subject: 'A new device logged in to your Safarnama account',
      text: 'Somebody logged in to your account from a browser that it had not used before.',
    },
    'new-password': {
      subject: 'Your Safarnama password was changed',
      text: 'The password of your account was changed. All other sessions have ended.',
    },
    'new-admin': {
      subject: 'Your Safarnama account is now an admin’s',
      text: 'Your account became the account of an admin, and its password was set anew.',
    },
    'new-role': {
      subject: 'Your Safarnama account has another role',
      text: 'Somebody who looks after the guide changed what your account may do there.',
    },
    'second-factor-on': {
      subject: 'Your Safarnama account has a new second factor',
      text: 'A second factor was added to your account: a passkey or an authenticator app.',
    },
    'second-factor-off': {
      subject: 'The second factor of your Safarnama account is off',
      text: 'From now on your password alone opens your account.',
    },
    'email-changed': {
      subject: 'The email of your Safarnama account was changed',
      text: 'Your account has another email now. It no longer belongs to this one.',
    },
  },
} as const

/** Parts of mails. The pages have their own texts. */
export const emailChange = {
  subject: 'Change the email of your Safarnama account',
  old: {
    text: 'Somebody asked to give your account at Safarnama {city} another email. If it was you, open this link within {hours} hours:',
    ignore:
      'Open the link in the mail to the new address too. If it was not you, ignore this mail and change your password: without this link nothing changes.',
  },
  new: {
    text: 'Somebody asked to give an account at Safarnama {city} this email. If it was you, open this link within {hours} hours:',
    ignore: 'Open the link in the mail to your old address too. If it was not you, ignore this mail: nothing changes.',
  },
} as const
