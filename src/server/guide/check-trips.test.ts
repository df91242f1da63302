import { expect, test } from 'vitest'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { problemsOfTripHours } from './check-trips.ts'
import { readContent } from './read-content.ts'

test('no suggested trip of Surat stops at a place that is closed on every day of the week', () => {
  const content = readContent('content/surat')
  expect(problemsOfTripHours(content.trips, content)).toEqual([])
})

test('a suggested trip to a place that is closed for repairs is named with its stop', () => {
  const folder = copyCityFolder()
  const status = { state: 'closed-for-now', since: null, reason: 'repairs' }
  const evidence = { source: 'https://surat.example/', checkedOn: '2026-11-22', confidence: 'reported' }
  folder.editPlaces((places) =>
    places.map((place) =>
      place['slug'] === 'surat-castle' ? { ...place, facts: { status: { value: status, ...evidence } } } : place,
    ),
  )
  const content = readContent(folder.path)
  expect(problemsOfTripHours(content.trips, content)).toEqual([
    'trips.json › entry 1 (a-heritage-day-in-the-old-city) › “Surat Castle” is closed on every day of the week',
  ])
})
