/** Texts for failures that the browser finds by itself. */
export const clientFailures = {
  retry: 'Try again',
  pageTitle: 'Something went wrong',
  pageText: 'The page could not be shown. The fault is on our side; nothing you did is lost.',
  reference: 'Reference: {id}',
  /** Also the server's text for unexpected failures. */
  internal: 'Something went wrong on our side.',
  network: 'No connection. Check your network and try again.',
} as const

export const unsavedWork = {
  leave: 'Leave without saving? What you typed will be lost.',
} as const

export const connection = {
  lost: 'No network. What is open stays, and changes to a trip are sent later.',
} as const

export const toasts = {
  lasting: 'Messages (Alt+T)',
  passing: 'Passing messages (Alt+T)',
  close: 'close',
  undo: 'Undo',
} as const

export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  position: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose a slide',
} as const

export const photoViewer = {
  title: 'Photos',
  close: 'Close the photo',
  previous: 'Previous photo',
  next: 'Next photo',
  position: '{number} of {count}',
  failed: 'The photo could not be loaded.',
} as const

/** Texts about drafts of trips and reviews on the device. */
export const drafts = {
  kept: 'Draft kept. Go on where you stopped.',
  discard: 'Discard the draft',
  discarded: 'Draft discarded',
} as const

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
  removeOf: 'Remove: {action}',
} as const

/** How one gets to a place whose opening hours are not known. The server makes sentences of them. */
export const access = {
  kinds: {
    'open-ground': 'Open ground, at any time',
    'street-view': 'Seen from the street',
    appointment: 'By appointment',
    'day-parts': 'Usual parts of the day',
    about: 'From or until about a time',
  },
  parts: { morning: 'mornings', afternoon: 'afternoons', evening: 'evenings', night: 'nights' },
  dayParts: '{parts}; the exact hours are not known',
  fromUntil: 'From about {from} until about {until}',
  from: 'From about {from}; until when is not known',
  until: 'Until about {until}; from when is not known',
  estimate: '{access} (our estimate)',
  /** A line of a list has room for a few words. */
  brief: { from: 'From about {from}', until: 'Until about {until}', estimate: '≈ {access}' },
  /** Labels of the form. */
  fields: { kind: 'How one gets there', parts: 'Parts of the day', from: 'From about', until: 'Until about' },
} as const

/** Words of buttons, and of an action that failed, wherever they stand. */
export const actions = {
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  failed: 'That did not work.',
} as const
