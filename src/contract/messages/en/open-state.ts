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
