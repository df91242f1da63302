/** News of shared trips, in the bell. */
export const tripNews = {
  bell: 'Your shared trips',
  changed: { one: '{names} changed “{title}”.', other: '{names} changed “{title}”.' },
  joined: { one: '{names} joined “{title}”.', other: '{names} joined “{title}”.' },
  waiting: {
    one: 'A suggestion for “{title}” waits for you.',
    other: '{count} suggestions for “{title}” wait for you.',
  },
  open: 'Open the plan',
  openOf: 'Open the plan of {title}',
  mails: 'Mails of shared trips',
  mailsWish: 'Send me a mail when others have changed a shared trip or a suggestion waits, at most one an hour.',
  mailsFailed: 'The wish could not be saved.',
} as const
