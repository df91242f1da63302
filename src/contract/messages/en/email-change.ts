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
