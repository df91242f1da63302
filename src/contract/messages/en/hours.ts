export const hours = {
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  reasons: {
    weekly: 'Closed today',
    season: 'Closed in this season',
    holiday: 'Closed for a holiday',
    repairs: 'Closed for repairs',
    'closed-for-now': 'Closed for now',
    gone: 'Closed for good',
  },
  since: 'since {date}',
  unknown: 'Hours not known',
  span: '{from} to {to}',
  endOf: 'end of {month}',
  closed: 'closed',
  notKnown: 'hours not known',
  everyDay: 'Every day',
  allDay: 'all day',
  sunrise: 'sunrise',
  sunset: 'sunset',
  dawn: 'dawn',
  dusk: 'dusk',
  nextDay: '{time} the next day',
  publicHolidays: 'public holidays',
  openEnd: 'open from {from}, closing time not known',
} as const

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

/** The question about typed hours that may mean others. */
export const hoursQuestion = {
  doYouMean: 'Do you mean this: {meaning}?',
  means: 'This means: {meaning}',
  remark: 'Not part of the hours: {remark}',
  use: 'Yes, use this',
} as const

/** The state of a place: open or closed. The code that needs these texts loads after the page. */
export const openState = {
  openUntil: 'Open until {time}',
  openAlways: 'Open at all hours',
  opensAt: 'Closed, opens at {time}',
  closedOn: 'Closed on {weekday}',
  opensLater: 'opens {day} at {time}',
  tomorrow: 'tomorrow',
  /** Monday first, as in “closed on Mondays”. */
  weekdaysInGeneral: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  closedNow: 'Closed now',
  maybeOpen: 'May be open',
  likely: 'probably',
  disputed: 'sources disagree',
} as const
