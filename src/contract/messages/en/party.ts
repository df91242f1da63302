/** Who travels together. The code that needs these texts loads after the page of a trip. */
export const party = {
  title: 'Who pays',
  hint: 'Costs of places are for all of them. Fares are for one vehicle.',
  groups: { adults: 'Adults', children: 'Children', foreigners: 'Visitors from abroad', cameras: 'Cameras' },
  invalid: 'Please enter a whole number of 0 to 100, and at least one person.',
  counts: {
    adults: { one: '{count} adult', other: '{count} adults' },
    children: { one: '{count} child', other: '{count} children' },
    foreigners: { one: '{count} visitor from abroad', other: '{count} visitors from abroad' },
    cameras: { one: '{count} camera', other: '{count} cameras' },
  },
  costsFor: 'Costs are for: {party}',
} as const
