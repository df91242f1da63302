/** What the device keeps of a trip or a review that was not sent. */
export const drafts = {
  restored: 'Your draft from last time is back.',
  startOver: 'Start over',
  startOverQuestion: 'Start over? What you typed here will be lost.',
} as const
