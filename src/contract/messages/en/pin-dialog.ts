/** The dialog with a map, for a stop of the traveller's own and for where one sleeps. */
export const pinDialog = {
  lodging: {
    title: 'Where you sleep',
    lead: 'Days begin and end here. The first and the last way count.',
    own: 'Take “{name}” as its name or address',
    name: 'Name or address of the hotel',
    unnamed: 'Where you sleep',
    noPin: 'Without a pin, its ways are not known.',
    keep: 'Begin and end days here',
    remove: 'Take it away',
    removed: 'Days do not begin and end at a hotel now.',
    done: 'Days begin and end here: {name}.',
  },
  stop: {
    title: 'A place of your own',
    name: 'Name',
    nameMissing: 'Please enter a name.',
    unnamed: 'A place of your own',
    add: 'Add this place',
    setFirst: 'Set the pin first',
    keep: 'Keep the pin here',
    move: 'Move the pin',
  },
} as const
