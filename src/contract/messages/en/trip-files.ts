export const tripFiles = {
  aboutHere: '{name} (about here)',
  near: 'About here: the point is near, not exact.',
  inArea: 'About here: only the area is known. The point is in its middle.',
  unplaced: 'Without a position on the map:',
  undated: 'Without a day',
  ofTrip: 'Trip: {title}',
  leaveAt: 'Leave at {time} for {name}',
  shortened:
    'This calendar is longer than can be sent. It has the trips that were edited last, from their first day on.',
  inexact: {
    one: 'In the files for maps, {count} stop is shown about where it is, not exactly. Its name says so.',
    other: 'In the files for maps, {count} stops are shown about where they are, not exactly. Their names say so.',
  },
  inText: {
    one: 'The position of {count} stop is not known. It stands in the text of its day.',
    other: 'The positions of {count} stops are not known. They stand in the text of their days.',
  },
} as const
