import { expect, test } from 'vitest'
import { calendarKind } from './calendar-kind.tsx'
import { cityKind } from './city-kind.tsx'
import { nameOfField } from './name-of-field.ts'
import { placeFieldNames } from './place-field-names.ts'
import { tripKind } from './trip-kind.tsx'

const names = {
  place: placeFieldNames,
  trip: tripKind.fieldNames,
  calendarEntry: calendarKind.fieldNames,
  cityPart: cityKind.fieldNames,
}

test.each([
  ['place', 'locality', 'Neighbourhood'],
  ['place', 'confidence', 'How sure the whole entry is'],
  ['place', 'openingHours', 'Opening hours'],
  ['place', 'facts.openingHours.value', 'Opening hours'],
  ['place', 'facts.openingHours.confidence', 'Opening hours › How sure'],
  ['place', 'facts.names.gu.value.name', 'Name (gu) › Name in that language'],
  ['place', 'facts.fees.value.prices.0.ages.from', 'Entry fees › Price 1 › From age'],
  ['place', 'facts.closedFeasts.value.1.feast', 'Closed on feasts 2 › Feast'],
  ['place', 'photos.1.alt', 'Photo 2 › What the photo shows'],
  ['place', 'geo.lat', 'Latitude'],
  ['trip', 'destinations.0.activities.11.time', 'Destination 1 › Stop 12 › Time'],
  ['trip', 'destinations.0.activities.0.place', 'Destination 1 › Stop 1 › Place of the guide'],
  ['calendarEntry', 'dates.2.from', 'Date 3 › First day'],
  ['calendarEntry', 'sources.0.url', 'Source 1 › Address (empty: none)'],
  ['cityPart', 'city.categories.street_food.description', 'Street Food › Description'],
  ['cityPart', 'city.boundingBox.south', 'Bounds of the city › Southern latitude'],
  ['cityPart', 'fares.ways.0.detour.value', 'Way 1 › Metres for each metre of the straight line'],
  ['cityPart', 'climate.months.0.rainMm', 'The months 1 › Rain (mm)'],
] as const)('in a %s, editors read the words of the form for %s', (kind, path, name) => {
  expect(nameOfField(names[kind], path)).toBe(name)
})

test('a part that no form names stands as it is', () => {
  expect(nameOfField(names.place, 'facts.diet.value.jain')).toBe('Diet › jain')
  expect(nameOfField(names.cityPart, 'city')).toBe('city')
})
