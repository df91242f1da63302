/** The list of what this browser has stored, on the profile. */
export const onDevice = {
  title: 'On this device',
  looking: 'Looking at what this device has stored…',
  failed: 'What this device has stored could not be read.',
  guide: 'The guide in {language}, of {date}',
  unfinished: 'A guide that is not whole: {language}',
  trips: { one: '{count} trip, as the server has it', other: '{count} trips, as the server has them' },
  unsent: {
    one: '{count} piece of work that the server does not have yet',
    other: '{count} pieces of work that the server does not have yet',
  },
  login: 'Your login and your settings',
  size: '{size} MB',
  leaves: 'When you log out, all of it leaves this device but the guide and your language.',
  manage: 'What waits, and the guide',
} as const
