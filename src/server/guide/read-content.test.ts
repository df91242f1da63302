import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeEntry, changeListed, copyCityFolder, type CityFolder } from '../../../tests/support/city-folder.ts'
import { getProblems } from '../../../tests/support/operator-problems.ts'
import { readContent } from './read-content.ts'

const problemsIn = ({ path }: CityFolder) => getProblems(() => readContent(path))

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
  [
    'a character that no database keeps',
    { description: 'A lake\0.' },
    'places.json › entry 2 (gopi-talav) › description: has the character U+0000, or half of a character',
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

const estimate = { source: null, checkedOn: '2026-11-22', confidence: 'estimate' }
const reported = { source: 'https://guide.example/lake', checkedOn: '2026-11-22', confidence: 'reported' }

test.each([
  [
    'a source that is no address',
    { setting: { ...reported, value: 'outdoor', source: 'a friend' } },
    'facts.setting.source: must be an http or https address',
  ],
  [
    'a report without its source',
    { setting: { ...reported, value: 'outdoor', source: null } },
    'facts.setting.source: must be an http or https address; only an estimate may have none (null)',
  ],
  [
    'a second source that is no address',
    { setting: { ...reported, value: 'outdoor', otherSources: ['ftp://guide.example'] } },
    'facts.setting.otherSources.0: must be an http or https address',
  ],
  [
    'a fact without the day of its check',
    { setting: { ...estimate, value: 'outdoor', checkedOn: undefined } },
    'facts.setting.checkedOn: ',
  ],
  [
    'a conflict with one side',
    { setting: { ...reported, value: 'outdoor', confidence: 'conflict' } },
    'facts.setting.alternatives: a conflict names its other sides, and only a conflict does',
  ],
  [
    'an other side of what is no conflict',
    { setting: { ...reported, value: 'outdoor', alternatives: [{ value: 'indoor', source: reported.source }] } },
    'facts.setting.alternatives: a conflict names its other sides, and only a conflict does',
  ],
  [
    'a tariff that ends before it begins',
    { fees: { ...reported, value: { prices: [], from: '2026-04-01', until: '2026-03-31' } } },
    'facts.fees.value.until: must not be before from',
  ],
  [
    'a price below nothing',
    { fees: { ...reported, value: { prices: [{ for: 'adult', amount: -20 }], from: null, until: null } } },
    'facts.fees.value.prices.0.amount: ',
  ],
  [
    'a visit that is longest before it is shortest',
    { visitMinutes: { ...estimate, value: { min: 60, max: 30 } } },
    'facts.visitMinutes.value.max: must not be less than min',
  ],
  [
    'a state since a day that does not exist in this form',
    { status: { ...reported, value: { state: 'closed-for-now', since: 'May', reason: 'repairs' } } },
    'facts.status.value.since: must be a date, a month (yyyy-mm) or a year (yyyy)',
  ],
  [
    'a state since a month that does not exist',
    { status: { ...reported, value: { state: 'closed-for-now', since: '2026-13', reason: 'repairs' } } },
    'facts.status.value.since: must be a date, a month (yyyy-mm) or a year (yyyy)',
  ],
  [
    'a state since a day that does not exist',
    { status: { ...reported, value: { state: 'closed-for-now', since: '2026-02-30', reason: 'repairs' } } },
    'facts.status.value.since: must be a date, a month (yyyy-mm) or a year (yyyy)',
  ],
  [
    'a comparison with a source in a far year',
    { setting: { ...reported, value: 'outdoor', checkedOn: '2999-01-01' } },
    'facts.setting.checkedOn: must be a date of the years 2000 to ',
  ],
  [
    'a caution that is checked in a far year',
    { cautions: [{ ...reported, value: { condition: 'always', text: 'Mind the step.' }, checkedOn: '2999-01-01' }] },
    'facts.cautions.0.checkedOn: must be a date of the years 2000 to ',
  ],
  [
    'ages that end before they begin',
    {
      fees: {
        ...reported,
        value: { prices: [{ for: 'adult', amount: 20, ages: { from: 60, to: 17 } }], from: null, until: null },
      },
    },
    'facts.fees.value.prices.0.ages.to: must not be less than from',
  ],
  [
    'a name with characters that nobody sees',
    { names: { gu: { ...reported, value: { name: 'ગોપી\u200bતળાવ', transliterated: false } } } },
    'facts.names.gu.value.name: must be one line without invisible characters',
  ],
  [
    'an address that hides its host',
    { website: { ...reported, value: 'https://museum.example@evil.example/' } },
    'facts.website.value: must be an http or https address',
  ],
  [
    'a phone without the code of its country',
    { phone: { ...reported, value: '0261 2422110' } },
    'facts.phone.value: must begin with + and the code of the country',
  ],
  [
    'a name in an unknown language',
    { names: { Gujarati: { ...reported, value: { name: 'ગોપી તળાવ', transliterated: false } } } },
    'facts.names.Gujarati: names are listed by the code of their language, such as gu',
  ],
  [
    'hours from a day that no month has',
    { openingHours: { ...reported, value: 'Feb 31-Mar 02 10:00-12:00' } },
    'facts.openingHours.value: the guide cannot read “Feb 31-Mar 02”',
  ],
  [
    'an opening time that the guide cannot compute with',
    { openingHours: { ...reported, value: 'week 01-10 10:00-18:00' } },
    'facts.openingHours.value: the guide cannot read “week 01',
  ],
  [
    'an opening time that is none, on the other side of a conflict',
    {
      openingHours: {
        ...reported,
        value: '10:00-18:00',
        confidence: 'conflict',
        alternatives: [{ value: 'daylight', source: reported.source }],
      },
    },
    'facts.openingHours.alternatives.0.value: the guide cannot read “daylight”',
  ],
  [
    'a closing day that the calendar does not have',
    { closedFeasts: { ...reported, value: [{ feast: 'diwali', days: 3 }, { feast: 'carnival' }] } },
    'facts.closedFeasts.value.1.feast: there is no “carnival” in calendar.json',
  ],
  [
    'a season that the calendar does not have',
    { onlyDuring: { ...reported, value: 'carnival' } },
    'facts.onlyDuring.value: there is no “carnival” in calendar.json',
  ],
  [
    'a season of a feast with dates of its own',
    { onlyDuring: { ...reported, value: 'ramadan' }, openingHours: { ...reported, value: 'Dec-Feb 18:00-23:00' } },
    'facts.openingHours.value: must name no dates, because onlyDuring gives them',
  ],
  ['an unknown fact', { mood: { ...estimate, value: 'calm' } }, 'facts.mood: unknown field'],
])('%s is refused with file, entry and field', (_name, facts, problem) => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(1, { facts }))
  expect(problemsIn(folder)).toEqual([expect.stringContaining(`places.json › entry 2 (gopi-talav) › ${problem}`)])
})

test('a place without a single fact is no problem', () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(1, { facts: undefined }))
  expect(problemsIn(folder)).toEqual([])
})

const atSea = { geo: { lat: 21.05, lng: 72.6, precision: 'site' } }

test('a position in the sea is refused with file, entry and field', () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(1, atSea))
  expect(problemsIn(folder)).toEqual([
    'places.json › entry 2 (gopi-talav) › geo: 21.05, 72.6 lies in the sea of map/city.geojson',
  ])
})

test('a beach may lie in the sea, and so may the rough position of a neighbourhood', () => {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(0, atSea))
  folder.editPlaces(changeEntry(1, { geo: { ...atSea.geo, precision: 'locality' } }))
  expect(problemsIn(folder)).toEqual([])
})

test('without a drawn map nobody can say that a position lies in the sea', () => {
  const folder = copyCityFolder()
  rmSync(join(folder.path, 'map'), { recursive: true })
  folder.editPlaces(changeEntry(1, atSea))
  expect(problemsIn(folder)).toEqual([])
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

const aDate = { from: '2027-03-22', kind: 'festival', certainty: 'within-a-day', source: 'almanac' }

test.each([
  [
    'a wind warning from a source that is not listed',
    { condition: 'wind-warning', from: '2027-06-02', source: 'hearsay' },
    'calendar.json › alerts.0.source: there is no “hearsay”',
  ],
  [
    'a wind warning that ends before it begins',
    { condition: 'wind-warning', from: '2027-06-02', to: '2027-06-01', source: 'almanac' },
    'calendar.json › alerts.0.to: must not be before the start',
  ],
])('%s is refused by file, entry and field', (_name, alert, problem) => {
  const folder = copyCityFolder()
  folder.editFile('calendar.json', (calendar) => ({ ...calendar, alerts: [alert] }))
  expect(problemsIn(folder)).toEqual([expect.stringContaining(problem)])
})

test.each([
  [
    'a feast that ends before it begins',
    { dates: [{ ...aDate, to: '2027-03-21' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.0.to: must not be before the start',
  ],
  [
    'a day that does not exist',
    { dates: [{ ...aDate, from: '2027-02-30' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.0.from: must be a date, yyyy-mm-dd',
  ],
  [
    'a day of another century',
    { dates: [{ ...aDate, from: '2099-03-22' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.0.from: must be a date of the years 2000 to 20',
  ],
  [
    'a day that is there twice',
    { dates: [aDate, { ...aDate, from: '2027-03-21', to: '2027-03-23' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.1.from: is there twice',
  ],
  [
    'an event with the name of another on the same day',
    { name: 'UTTARAYAN', dates: [{ ...aDate, from: '2027-01-14' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › name: another event with this name is on the same day',
  ],
  [
    'a certainty that nobody knows',
    { dates: [{ ...aDate, certainty: 'sure' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.0.certainty: ',
  ],
  [
    'a date from a source that is not listed',
    { dates: [{ ...aDate, source: 'hearsay' }] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates.0.source: there is no “hearsay”',
  ],
  [
    'an event without dates',
    { dates: [] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › dates: an event has at least one date',
  ],
  [
    'an event at a place that the guide does not have',
    { places: ['atlantis'] },
    'calendar.json › events › entry 2 (vasi-uttarayan) › places.0: there is no “atlantis”',
  ],
  [
    'an event with an unknown field',
    { crowd: 'large' },
    'calendar.json › events › entry 2 (vasi-uttarayan) › crowd: unknown field',
  ],
  [
    'an event with the slug of another',
    { slug: 'uttarayan' },
    'calendar.json › events › entry 2 (uttarayan) › slug: the same as in entry 1',
  ],
])('%s is refused by file, entry and field', (_name, change, problem) => {
  const folder = copyCityFolder()
  folder.editFile('calendar.json', changeListed('events', 1, change))
  expect(problemsIn(folder)).toEqual([expect.stringContaining(problem)])
})

test.each([
  [
    'a synonym for a place that the guide does not have',
    { places: ['atlantis'] },
    'search.json › synonyms › entry 1 (kids) › places: there is no “atlantis”',
  ],
  [
    'a synonym for a trip that the guide does not have',
    { trips: ['to-the-moon'] },
    'search.json › synonyms › entry 1 (kids) › trips: there is no “to-the-moon”',
  ],
  [
    'a synonym for a point outside the city',
    { near: { lat: 28.6, lng: 77.2, metres: 500 } },
    "search.json › synonyms › entry 1 (kids) › near: 28.6, 77.2 is outside the city's bounding box",
  ],
  [
    'a synonym that means nothing',
    { places: [], trips: [], words: [] },
    'search.json › synonyms.0: a synonym names places, trips, words, a point or a setting',
  ],
  ['a synonym without terms', { terms: [] }, 'search.json › synonyms.0.terms: must not be blank'],
  ['an unknown setting', { setting: 'underwater' }, 'search.json › synonyms.0.setting: '],
])('%s is refused by file, entry and field', (_name, change, problem) => {
  const folder = copyCityFolder()
  folder.editFile('search.json', changeListed('synonyms', 0, change))
  expect(problemsIn(folder)).toContainEqual(expect.stringContaining(problem))
})

test.each([
  [
    'a season from a day that does not exist',
    'calendar.json',
    changeListed('seasons', 0, { from: '02-30' }),
    'calendar.json › seasons › entry 1 (monsoon) › from: must be a day of the year, mm-dd',
  ],
  [
    'a season that closes a place that the guide does not have',
    'calendar.json',
    changeListed('seasons', 0, { mayClose: ['atlantis'] }),
    'calendar.json › seasons › entry 1 (monsoon) › mayClose.0: there is no “atlantis”',
  ],
  [
    'a night that is warmer than the day',
    'climate.json',
    changeListed('months', 0, { meanMinC: 40 }),
    'climate.json › months.0.meanMinC: must not be above the maximum',
  ],
  [
    'a year of one month',
    'climate.json',
    (climate: Record<string, unknown>) => ({ ...climate, months: [] }),
    'climate.json › months: must be the twelve months from January to December',
  ],
  [
    'a fare that ends before it begins',
    'fares.json',
    changeListed('rides', 0, { until: '2022-06-09' }),
    'fares.json › rides › entry 1 (auto-rickshaw) › until: must not be before the start',
  ],
  [
    'a least fare beyond all fares',
    'fares.json',
    changeListed('rides', 0, { minimum: 1e300 }),
    'fares.json › rides.0.minimum: must be 10000000 or less',
  ],
  [
    'a tariff of a year far away',
    'fares.json',
    changeListed('rides', 0, { from: '1900-01-01' }),
    expect.stringMatching(/^fares\.json › rides\.0\.from: must be a date of the years 2000 to \d{4}$/),
  ],
  [
    'a record below the mean of the maxima',
    'climate.json',
    changeListed('months', 0, { recordMaxC: 20 }),
    'climate.json › months.0.recordMaxC: must not be below the mean of the daily maxima',
  ],
  [
    'a record above the mean of the minima',
    'climate.json',
    changeListed('months', 0, { recordMinC: 20 }),
    'climate.json › months.0.recordMinC: must not be above the mean of the daily minima',
  ],
  [
    'a month with more rain than anywhere',
    'climate.json',
    changeListed('months', 0, { rainMm: 1e9 }),
    'climate.json › months.0.rainMm: must be 5000 or less',
  ],
  [
    'a way by a ride without a tariff',
    'fares.json',
    changeListed('ways', 1, { ride: 'camel' }),
    'fares.json › ways: must name a ride of this file, or null',
  ],
  [
    'a kind of way that is there twice',
    'fares.json',
    changeListed('ways', 1, { kind: 'foot' }),
    'fares.json › ways: each kind of way must be there once',
  ],
])('%s is refused', (_name, file, edit, problem) => {
  const folder = copyCityFolder()
  folder.editFile(file, edit)
  expect(problemsIn(folder)).toEqual([problem])
})

test('a city without calendar, climate and fares is free of problems', () => {
  const folder = copyCityFolder()
  rmSync(join(folder.path, 'calendar.json'))
  rmSync(join(folder.path, 'climate.json'))
  rmSync(join(folder.path, 'fares.json'))
  folder.editPlaces((places) => places.map((place) => ({ ...place, facts: undefined })))
  expect(problemsIn(folder)).toEqual([])
  expect(readContent(folder.path)).toMatchObject({ calendar: null, climate: null, fares: null })
})
