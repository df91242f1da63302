/** The page of an invite to a trip. */
export const invite = {
  title: 'An invite to a trip',
  description: 'Somebody invites you to plan a trip together.',
  loading: 'Opening the invite …',
  failed: 'The invite could not be opened.',
  over: 'This invite is over',
  from: '{name} invites you to “{title}”',
  forPerson: 'This invite is for {name}.',
  may: {
    editor: 'You see all of the plan and change it together.',
    suggester: 'You see all of the plan, and suggest changes as soon as that is possible.',
    viewer: 'You see all of the plan.',
  },
  others: 'The others see your name.',
  join: 'Join this trip',
  joinFailed: 'You could not join the trip.',
  joined: 'You are in this trip now.',
  alreadyIn: 'You are in this trip already.',
  logIn: 'Log in or sign up first. You come back here.',
} as const
