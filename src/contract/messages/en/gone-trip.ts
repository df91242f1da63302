/** Where a retired suggested trip was. */
export const goneTrip = {
  title: 'This suggested trip is no longer in the guide',
  instead: 'See “{trip}” instead',
} as const
