import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeEntry, copyCityFolder, type CityFolder } from '../../../tests/support/city-folder.ts'
import { problemsOf } from '../../../tests/support/operator-problems.ts'
import { readContent } from './read-content.ts'

const problemsIn = ({ path }: CityFolder) => problemsOf(() => readContent(path))

test('the folder of Surat is free of problems', () => {
  expect(problemsIn(copyCityFolder())).toEqual([])
})

test.each([
  [
    'a position outside the city',
    { geo: { lat: 28.6, lng: 77.2, precision: 'site' } },
    "places.json › entry 2 (gopi-talav) › geo: 28.6, 77.2 is outside the city's bounding box",
  ],
  ['an unknown category', { category: 'nightlife' }, 'places.json › entry 2 (gopi-talav) › category: '],
  ['an unknown kind', { kind: 'castle' }, 'places.json › entry 2 (gopi-talav) › kind: '],
  [
    'a name that another place has in other letters',
    { name: 'DUMAS  beach' },
    'places.json › entry 2 (gopi-talav) › name: the same as in entry 1',
  ],
  [
    'an address that is not http',
    { sources: ['javascript:alert(1)'] },
    'places.json › entry 2 (gopi-talav) › sources.0: must be an http or https address',
  ],
  ['an unknown field', { rating: 5 }, 'places.json › entry 2 (gopi-talav) › rating: unknown field'],
  [
    'an illustration that is not there',
    { illustration: 'spaceport' },
    'places.json › entry 2 (gopi-talav) › illustration: there is no “spaceport”',
  ],
  [
    'a photo that is not there',
    { photo: { file: 'gone.jpg', alt: 'A lake', credit: 'Somebody', license: 'CC0' } },
    'places.json › entry 2 (gopi-talav) › photo.file: there is no such file',
  ],
  ['a blank description', { description: '  ' }, 'places.json › entry 2 (gopi-talav) › description: must not be blank'],
  [
    'a date that does not exist',
    { lastChecked: '2026-02-30' },
    'places.json › entry 2 (gopi-talav) › lastChecked: must be a date, yyyy-mm-dd',
  ],
  [
    'half a position',
    { geo: { lat: 21.1, lng: null, precision: 'site' } },
    'places.json › entry 2 (gopi-talav) › geo: lat and lng are numbers, or both null with precision "none"',
  ],
  ['a price level beyond the scale', { priceLevel: 4 }, 'places.json › entry 2 (gopi-talav) › priceLevel: '],
])('%s is refused with file, entry and field', (_name, change, problem) => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(1, change))
  expect(problemsIn(folder)).toEqual([expect.stringContaining(problem)])
})

test('a slug that another place has is refused', () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(1, { slug: 'dumas-beach' }))
  expect(problemsIn(folder)).toContain('places.json › entry 2 (dumas-beach) › slug: the same as in entry 1')
})

test('a field that is missing is named', () => {
  const folder = copyCityFolder()
  folder.editPlaces((places) => places.with(0, { slug: 'dumas-beach' }))
  expect(problemsIn(folder)).toContainEqual(expect.stringMatching(/^places\.json › entry 1 \(dumas-beach\) › name: /))
})

test('every problem of every file is named at once', () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(0, { category: 'nightlife', rating: 5 }))
  folder.editTrips(changeEntry(0, { budget: -1 }))
  folder.editCity((city) => ({ ...city, timeZone: 'Asia/Nowhere' }))
  expect(problemsIn(folder).map((problem) => problem.split(' ')[0])).toEqual([
    'city.json',
    'places.json',
    'places.json',
    'trips.json',
  ])
})

test('text that is not JSON is refused by the name of its file', () => {
  const folder = copyCityFolder()
  folder.write('places.json', '[{"slug": ')
  expect(problemsIn(folder)).toEqual([expect.stringMatching(/^places\.json: is not valid JSON: /)])
})

test('a list that is none is refused', () => {
  const folder = copyCityFolder()
  folder.write('trips.json', '{}')
  expect(problemsIn(folder)).toEqual(['trips.json: must be a list'])
})

test('a file that is not there is refused', () => {
  const folder = copyCityFolder()
  rmSync(folder.placesFile)
  expect(problemsIn(folder)).toEqual(['places.json: cannot be read'])
})

test('a picture that is listed but not there is refused', () => {
  const folder = copyCityFolder()
  rmSync(join(folder.path, 'illustrations', 'castle.svg'))
  expect(problemsIn(folder)).toEqual(['illustrations/illustrations.json › castle: there is no castle.svg'])
})

test('a trip that stops at a place the guide does not have is refused', () => {
  const folder = copyCityFolder()
  folder.editPlaces((places) => places.filter(({ slug }) => slug !== 'gopal-locho-and-khaman-house'))
  expect(problemsIn(folder)).toContainEqual(
    expect.stringMatching(/^trips\.json › entry 1 .* › destinations\.0\.activities\.\d+\.place: there is no “gopal-/),
  )
})

test('a trip without destinations is refused', () => {
  const folder = copyCityFolder()
  folder.editTrips(changeEntry(0, { destinations: [] }))
  expect(problemsIn(folder)).toEqual([expect.stringMatching(/destinations: a trip has at least one destination$/)])
})

test('a day outside its trip is refused', () => {
  const folder = copyCityFolder()
  folder.editTrips(
    changeEntry(0, {
      days: 1,
      destinations: [{ name: 'A', location: 'B', fromDay: 1, toDay: 2, notes: '', activities: [] }],
    }),
  )
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(/destinations\.0\.toDay: must be from fromDay to the trip's last day$/),
  ])
})
