/** The button beside each review, apart from its dialog, which loads later. */
export const reportButton = {
  report: 'Report',
  reportOf: 'Report the review of {place} by {name}',
} as const
