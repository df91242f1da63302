/** What the page of a place says of its hours besides the week: the last entry, feasts and public holidays. */
export const hoursNotes = {
  lastEntry: 'Last entry {minutes} minutes before closing',
  closedOn: 'Closed on {feasts}',
  days: '{feast} ({days} days)',
  onlyDuring: 'Only during {feast}',
  closedOnHolidays: 'Closed on public holidays',
  otherHours: 'Other hours on some holidays',
} as const
