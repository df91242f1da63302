/** The trip of today, or the next one, where the home page begins. */
export const tripAhead = {
  today: 'Your trip today',
  begins: { one: 'Your trip begins tomorrow', other: 'Your trip begins in {count} days' },
  day: 'Day {day} of {days}',
  openPlan: 'Open the plan',
  first: 'Your first stop',
  empty: 'Nothing is planned for this day yet.',
  following: 'Then {stops}',
} as const
