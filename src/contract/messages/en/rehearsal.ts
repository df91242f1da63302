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
