/** Texts of the start screen of the panel. */
export const waiting = {
  hint: 'What waits for you, first what decides somebody’s day. Follow a line to begin.',
  failed: 'What waits could not be counted.',
  look: 'Look',
  newPlace: 'New place',
  importFile: 'Import a file',
  waits: { one: '{count} waits', other: '{count} wait' },
  reported: { one: 'reported review', other: 'reported reviews' },
  appealed: { one: 'appeal against a removal', other: 'appeals against removals' },
  suggestions: { one: 'suggested change', other: 'suggested changes' },
  places: { one: 'place with facts to check again', other: 'places with facts to check again' },
  links: { one: 'dead link', other: 'dead links' },
  placeDrafts: { one: 'draft of a place', other: 'drafts of places' },
  tripDrafts: { one: 'draft of a suggested trip', other: 'drafts of suggested trips' },
  calendarDrafts: { one: 'draft in the calendar', other: 'drafts in the calendar' },
  cityDrafts: { one: 'draft of the city', other: 'drafts of the city' },
} as const
