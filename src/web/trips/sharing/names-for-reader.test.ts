import { expect, test } from 'vitest'
import { plannedActivity, plannedTrip, planningGuide, planningPlace } from '../../../../tests/support/planned-trips.ts'
import { withNamesForReader } from './names-for-reader.ts'

test.each([
  ['Gujarati letters for a reader of English', 'ગોપી તળાવ', 'Gopi Talav', 'Gopi Talav'],
  ['Latin letters for a reader of Gujarati', 'Gopi Talav', 'ગોપી તળાવ', 'ગોપી તળાવ'],
  ['Devanagari for a reader of Gujarati', 'गोपी तालाब', 'ગોપી તળાવ', 'ગોપી તળાવ'],
  ['another name in letters of the reader', 'The lake at dusk', 'Gopi Talav', 'The lake at dusk'],
  ['accents', 'Épices de Gopi', 'Gopi Talav', 'Épices de Gopi'],
  ['a number', '7', 'Gopi Talav', '7'],
])('the name of a stop in %s', (_case, stored, inGuide, shown) => {
  const guide = planningGuide([planningPlace('lake', { name: inGuide })])
  const own = { place: null }
  const trip = plannedTrip([plannedActivity(stored, { place: 'lake' }), plannedActivity('ઘર', own)])
  const names = withNamesForReader(trip, guide).destinations.flatMap(({ activities }) =>
    activities.map(({ name }) => name),
  )
  expect(names).toEqual([shown, 'ઘર'])
})
