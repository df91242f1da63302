/** Texts about drafts of trips and reviews on the device. */
export const drafts = {
  restored: 'Your draft from last time is back.',
  startOver: 'Start over',
  startOverQuestion: 'Start over? What you typed here will be lost.',
} as const
