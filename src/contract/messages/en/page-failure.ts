/** A page whose code did not come. They load when the browser is idle. */
export const pageFailure = {
  offlineTitle: 'You are offline',
  offlineText:
    'The page needs a network when it is opened for the first time, and none answered. What you had open is still there.',
  back: 'Back',
} as const
