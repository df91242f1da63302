/** Texts of the map of a list, which fills the window. */
export const mapMode = {
  inView: { one: '{count} in this view', other: '{count} in this view' },
  height: 'Height of the list',
  heights: { peek: 'low, the map is large', half: 'half', full: 'high, the list alone' },
  showList: 'Show the list alone',
  showMap: 'Show the map',
  more: 'More about {place}',
  none: 'No place of this list is in view.',
  showAll: 'Show all places',
} as const
