/** Texts of the button that every card has. */
export const addButton = {
  text: 'Add to trip',
  label: 'Add to trip: {place}',
  inTrip: { text: 'In your trip', label: 'In your trip: {place}. Take it out again' },
  picked: { text: 'Picked', label: 'Picked: {place}. Remove it again' },
} as const
