/** Decisions of moderators, as the author and whoever reported it read them. */
export const ownModeration = {
  bell: 'Your reviews, reports and suggestions',
  title: 'What moderators decided',
  hint: 'A review is never removed for its stars or its opinion. You may ask once for another look.',
  kinds: {
    removed: 'Your review of “{place}” was removed: {reason}.',
    appealed: 'You asked for another look at your review of “{place}”. It was removed: {reason}.',
    upheld: 'Your review of “{place}” stays removed after another look: {reason}.',
    restored: 'Your review of “{place}” is back.',
    'report-removed': 'The review of “{place}” that you reported was removed: {reason}.',
    'report-kept': 'The review of “{place}” that you reported stays.',
    'suggestion-accepted': 'Your suggestion for “{place}” is in the guide now. Thank you.',
    'suggestion-declined': 'Your suggestion for “{place}” was declined: {reason}.',
  },
  see: 'See what you can do',
  appeal: 'Ask for another look',
  appealOf: 'Ask for another look at your review of {place}',
  appealLabel: 'Why should the review come back?',
  send: 'Send',
  cancel: 'Cancel',
  sent: 'A moderator looks at it again, and the bell tells you the answer.',
  failed: 'That could not be sent.',
} as const
