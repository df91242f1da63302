/** Texts of the button that every card has. */
export const addButton = {
  text: 'Add to trip',
  label: 'Add to trip: {place}',
} as const
