/** The map beside the plan of a trip. */
export const tripMap = {
  label: 'Map of the trip',
  choice: 'Days on the map',
  all: 'All days',
  pin: '{number}, {name}, {weekday} {date}',
  idea: 'Idea, {name}',
  lodging: 'Where you sleep, {name}, {weekday} {date}',
  somewhere: '{label}, somewhere in this neighbourhood',
  near: '{label}, close by',
  estimate: 'Dotted lines are straight, an estimate: streets are longer.',
  notOnMap: {
    one: '{count} stop is not on the map, because nobody knows its position.',
    other: '{count} stops are not on the map, because nobody knows their positions.',
  },
  open: 'Map',
  close: 'List',
  showInList: 'Show in the list',
  closeCard: 'Close',
  when: '{day} {from} to {to}',
} as const
