/** Texts for failures that the browser finds by itself. */
export const clientFailures = {
  retry: 'Try again',
  leaveUnsaved: 'Leave without saving? What you typed will be lost.',
  back: 'Back',
  pageTitle: 'Something went wrong',
  pageText: 'The page could not be shown. The fault is on our side; nothing you did is lost.',
  reference: 'Reference: {id}',
  /** Also the server's text for unexpected failures. */
  internal: 'Something went wrong on our side.',
  network: 'No connection. Check your network and try again.',
} as const
