/** Why a suggestion is declined. They stand after a colon. */
export const declineReasons = {
  known: 'the guide says so already',
  unclear: 'we did not understand it',
  'not-confirmed': 'somebody saw it otherwise',
  'not-for-guide': 'the guide does not cover this',
} as const
