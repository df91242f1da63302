/** Actions that wait on this device for a network. */
export const pendingActions = {
  kept: 'Kept on this device. It is sent by itself when there is a network.',
  title: 'What waits for a network',
  none: 'Nothing waits.',
  own: 'It belongs to your account. When you log out, it leaves this device.',
  wish: 'Save {place}',
  unwish: 'Remove {place} from the wishlist',
  review: 'Your review of {place}',
  suggestion: 'Your suggestion for {place}',
  vote: 'Helpful: a review of {place}',
  unvote: 'Not helpful: a review of {place}',
  trip: 'Your changes of {trip}',
  refused: 'Not accepted: {reason}',
  remove: 'Remove',
  removeOf: 'Remove: {deed}',
} as const
