/** How one gets to a place whose opening hours are not known. The server makes sentences of them. */
export const access = {
  kinds: {
    'open-ground': 'Open ground, at any time',
    'street-view': 'Seen from the street',
    appointment: 'By appointment',
    'day-parts': 'Usual parts of the day',
    about: 'From or until about a time',
  },
  parts: { morning: 'mornings', afternoon: 'afternoons', evening: 'evenings', night: 'nights' },
  dayParts: '{parts}; the exact hours are not known',
  fromUntil: 'From about {from} until about {until}',
  from: 'From about {from}; until when is not known',
  until: 'Until about {until}; from when is not known',
  estimate: '{access} (our estimate)',
  /** Labels of the form. */
  fields: { kind: 'How one gets there', parts: 'Parts of the day', from: 'From about', until: 'Until about' },
} as const
