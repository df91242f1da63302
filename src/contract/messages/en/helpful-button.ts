/** The button beside each review with which travellers call it helpful. */
export const helpfulButton = {
  helpful: 'Helpful',
  helpfulOf: 'The review of {place} by {name} is helpful',
  count: { one: '{count} traveller found this helpful', other: '{count} travellers found this helpful' },
  failed: 'That could not be saved.',
} as const
