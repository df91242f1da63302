/** Lines under the opening hours of a place: its last entry, and the feasts and public holidays on which it is closed. */
export const hoursNotes = {
  lastEntry: 'Last entry {minutes} minutes before closing',
  closedOn: 'Closed on {feasts}',
  days: '{feast} ({days} days)',
  onlyDuring: 'Only during {feast}',
  closedOnHolidays: 'Closed on public holidays',
  otherHours: 'Other hours on some holidays',
  holidaysNotKnown: 'Which days are public holidays here is not known yet',
} as const
