/** Texts about drafts of trips and reviews on the device. */
export const drafts = {
  kept: 'Draft kept. Go on where you stopped.',
  discard: 'Discard the draft',
  discarded: 'Draft discarded',
} as const
