/** The page that stores the guide on a device. */
export const offline = {
  title: '{city} in your pocket',
  description: 'The guide to {city} on this device, for the train, the old city and a foreign SIM.',
  looking: 'Looking at what this device has stored…',
  unsupported: 'This browser cannot store the guide. It needs a secure address (https), and no private window.',
  off: 'This guide is not offered for storing at the moment.',
  unreachable: 'The guide is not on this device, and the server cannot be reached. Try again with a network.',
  notStored: 'Not on this device yet',
  size: '{size} MB to load, {room} MB on the device',
  load: 'Load the guide ({size} MB)',
  loading: 'Loading',
  loaded: '{done} of {all} MB',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused. What has come stays on the device.',
  proving: 'Everything has come. Reading it back…',
  ready: 'Ready without a network',
  checked: {
    one: 'The guide of {date}. {count} place, read back just now.',
    other: 'The guide of {date}. {count} places, all read back just now.',
  },
  isNewest: 'There is no newer one.',
  unknownNewest: 'The server cannot be reached, so it is not known whether there is a newer one.',
  newer: 'There is a newer guide. The stored one works until the new one is whole.',
  update: 'Load the newer guide',
  damaged: 'The stored guide is not whole',
  lost: {
    one: '{count} part is missing or damaged: {names}',
    other: '{count} parts are missing or damaged, for example: {names}',
  },
  mend: 'Load what is missing',
  failed: 'The guide is not whole yet',
  faults: {
    network: 'There was no answer. What has come stays on the device, and you can go on from here.',
    refused: 'The server could not send a part now. Try again in some minutes.',
    'wrong-kind': 'Something else came in place of the guide. Does this network ask for a login first?',
    'wrong-bytes': 'A part came with other content than announced. Nothing of it is used. Try again in some minutes.',
    full: 'This device has no room for it. Make some room and go on.',
    lost: 'The device did not keep what was stored. It may be short of room.',
    busy: 'The guide is being loaded in another tab.',
  },
  faultAt: 'It stopped at: {name}',
  unexpected: 'It did not work. Reload the page and try again.',
  parts: 'What is in it',
  part: {
    program: { name: 'The program', text: 'the planner, the maps and the fonts' },
    pages: { name: 'Pages', text: 'places, lists, seasons, phrases' },
    answers: { name: 'Facts', text: 'hours, prices, the latest five reviews of each place' },
    drawings: { name: 'Drawings', text: 'one for each place' },
    map: { name: 'The map of {city}', text: 'with all places on it' },
  },
  megabytes: '{size} MB',
  notInIt:
    'Not in it: photos, streets of other map services, more reviews and what others change. Your trips are on this device once you have opened them here.',
  safari: 'Safari on an iPhone deletes it after seven days without a visit, unless the guide is on the Home Screen.',
  checkAgain: 'Check again',
  remove: 'Remove the guide from this device',
  missing: 'This page is not in the stored guide, and there is no network: {path}',
  tryAgain: 'Try again',
} as const

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

/** The rehearsal on the page that stores the guide. */
export const rehearsal = {
  title: 'Try it without a network',
  text: 'Opens your plan from this device alone, and asks nobody else.',
  start: 'Try it now',
  today: {
    one: '“{trip}” opens without a network, with {count} stop of today.',
    other: '“{trip}” opens without a network, with {count} stops of today.',
  },
  ahead: {
    one: '“{trip}” opens without a network, with its {count} stop.',
    other: '“{trip}” opens without a network, with all {count} stops.',
  },
  missing: 'Not all of “{trip}” is on this device. Missing: {names}',
  noTrip: 'No trip of today or later is on this device. Open your trips once with a network.',
  airplane: 'To see it yourself, switch on airplane mode and open the plan.',
  open: 'Open the plan: {trip}',
  failed: 'It did not work. Reload the page and try again.',
} as const
