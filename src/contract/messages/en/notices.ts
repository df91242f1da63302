export const notices = {
  greeting: 'Hello,',
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
