import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentPlace } from '#contract/place/content-place.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { runInSlices } from '../../platform/concurrency/slices.ts'
import { Candidate } from './candidate.ts'
import { PreviewRow, prepareRowMatcher } from './match-rows.ts'
import { emptyPlace, missingIn } from './new-place.ts'
import { readCandidates } from './read-candidates.ts'

/** A fact that no file says has no value. A further field of a place is named here. */
const UNKNOWN = {
  category: null,
  kind: null,
  schemaOrgType: 'Place',
  locality: '',
  description: '',
  tags: [],
  hours: null,
  priceLevel: null,
  priceNote: null,
  sources: [],
  geo: { lat: null, lng: null, precision: 'none' },
  confidence: 'low',
  facts: {},
  photos: undefined,
  photo: undefined,
}

const city = {
  folder: '.',
  calendar: null,
  boundingBox: { south: 21, west: 72.6, north: 21.4, east: 73 },
  illustrations: { garden: { alt: 'A garden', width: 1, height: 1 } },
  land: null,
  now: '2026-11-22',
}

async function preview(content: string): Promise<PreviewRow[]> {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  const { candidates } = await readCandidates({
    path,
    source: 'https://list.example/',
    today: city.now,
    languages: ['en', 'gu', 'hi'],
    currency: 'INR',
    country: 'IN',
    bounds: city.boundingBox,
    category: null,
  })
  const match = await runInSlices(prepareRowMatcher({ entries: [], city }))
  // As the database keeps them.
  return candidates.map((candidate) => PreviewRow.parse(JSON.parse(JSON.stringify(match(candidate)))))
}

test('no field of a place has a default', () => {
  const candidate = Candidate.parse({
    number: 2,
    name: 'Hall',
    fields: {},
    facts: {},
    defaults: { category: null, kind: null, schemaOrgType: 'Place', drawings: [] },
    problems: [],
    obstacle: null,
    isQuestion: false,
    ignored: [],
    isOpenStreetMap: false,
    cells: null,
  })
  const place = emptyPlace(candidate, { slug: 'hall', today: '2026-11-22', illustrations: city.illustrations })
  // These say which entry it is and when it was made. The drawing is none of the place.
  const entry = { slug: 'hall', name: 'Hall', lastChecked: '2026-11-22', illustration: 'garden' }
  expect(place).toEqual({ ...UNKNOWN, ...entry })
  expect(Object.keys({ ...UNKNOWN, ...entry }).toSorted()).toEqual(Object.keys(ContentPlace.shape).toSorted())
  expect(missingIn(place)).toEqual(['category', 'kind', 'locality', 'description'])
})

const GOOD = {
  name: 'Good Hall',
  category: 'explore',
  latitude: '21.1955',
  longitude: '72.8255',
  locality: 'Nanpura',
  description: 'A hall.',
  openingHours: 'Mo-Su 10:00-18:00',
  checkedOn: '2026-11-20',
}

/** A value that cannot be right, in one cell of one row. */
const faults: readonly Readonly<Record<string, string>>[] = [
  { name: '' },
  { name: '???' },
  { name: 'n/a' },
  { name: 'x'.repeat(121) },
  { name: '\u200b' },
  { category: 'whatever' },
  { category: '42' },
  { category: 'explore, cafe' },
  { kind: 'castle' },
  { schemaOrgType: 'a museum' },
  { slug: 'Not A Slug' },
  { slug: '../../etc' },
  { latitude: '135.7292', longitude: '35.0394' },
  { latitude: '72.8311', longitude: '21.1702' },
  { latitude: '2414000', longitude: '8107000' },
  { latitude: '2345000', longitude: '275000' },
  { latitude: '91' },
  { latitude: '-91', longitude: '-181' },
  { latitude: '1e999' },
  { latitude: '0x10' },
  { latitude: 'NaN' },
  { latitude: 'Infinity' },
  { latitude: '' },
  { longitude: '' },
  { latitude: '0', longitude: '0' },
  { latitude: '21.19.55' },
  { latitude: '21°70\'00"N' },
  { latitude: '21.1955 E' },
  { latitude: '9'.repeat(400) },
  { latitude: '28.6123', longitude: '77.2123' },
  { precision: 'exactly' },
  { precision: 'sit' },
  { adultPrice: '-5' },
  { adultPrice: '1.200' },
  { adultPrice: '€25' },
  { adultPrice: '20; 30' },
  { adultPrice: '50-100' },
  { adultPrice: 'cheap' },
  { adultPrice: '99999999999999999999' },
  { adultPrice: '900000' },
  { priceLevel: '7' },
  { priceLevel: '1.5' },
  { priceLevel: '-1' },
  { phone: '123' },
  { phone: 'call Ravi' },
  { phone: '+91 12' },
  { website: 'javascript:alert(1)' },
  { website: 'http://localhost/' },
  { website: 'a friend' },
  { source: 'a friend' },
  { source: 'file:///etc/passwd' },
  { checkedOn: '12/03/2019' },
  { checkedOn: '2026-02-30' },
  { checkedOn: '2031-01-01' },
  { checkedOn: '1919-01-01' },
  { checkedOn: 'yesterday' },
  { vegetarian: 'maybe' },
  { setting: 'roof' },
  { stepFree: 'a bit' },
  { toilets: '3' },
  { illustration: 'no-such-drawing' },
  { sources: 'javascript:x|a friend' },
  { description: 'x'.repeat(5_001) },
  { locality: 'x'.repeat(121) },
  { 'name:gu': 'x'.repeat(121) },
]

const columns = [...new Set([...Object.keys(GOOD), ...faults.flatMap((fault) => Object.keys(fault))])]
const quote = (cell = '') => `"${cell.replaceAll('"', '""')}"`
const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => quote(cells[column])).join(',')

test.each(faults)('%j in one row breaks no preview, and the row says so', async (fault) => {
  const other = { ...GOOD, name: 'Other Hall', latitude: '21.2055' }
  const rows = await preview(
    [columns.join(','), line(GOOD), line({ ...GOOD, name: 'Bad Hall', ...fault }), line(other)].join('\n'),
  )
  expect(rows.map(({ kind, problems }) => kind === 'new' && problems.length === 0)).toEqual([true, false, true])
})

test.each(['x"y,"explore', '"open,explore,21.1', '"a"b,explore', `"${'x'.repeat(70_000)}`, 'x,'.repeat(600)])(
  'the broken line %# breaks no preview',
  async (broken) => {
    const rows = await preview(
      [columns.join(','), line(GOOD), broken, line({ ...GOOD, name: 'Other Hall', latitude: '21.2055' })].join('\n'),
    )
    expect(rows.map(({ kind, problems }) => kind === 'new' && problems.length === 0)).toEqual([true, false, true])
  },
)

test('a swapped position is proposed, and an editor takes it', async () => {
  const [row] = await preview(
    [columns.join(','), line({ ...GOOD, latitude: '72.8255', longitude: '21.1955' })].join('\n'),
  )
  expect([row?.kind, row?.isChosen, row?.fields.find(({ field }) => field === 'geo')?.theirs]).toEqual([
    'new',
    false,
    '21.1955, 72.8255',
  ])
})

test('places of one name are two where they are far from each other or of another kind', async () => {
  const temple = { ...GOOD, name: 'Hillside Temple' }
  const rows = await preview(
    [
      columns.join(','),
      line(temple),
      line({ ...temple, latitude: '21.1100', locality: 'Piplod' }),
      line({ ...temple, latitude: '21.1956' }),
      line({ ...temple, category: 'cafe', locality: 'Athwa' }),
      line({ ...temple, latitude: '21.3', locality: '' }),
    ].join('\n'),
  )
  expect(
    rows.map(({ kind, candidate, problems }) => [kind, candidate.name, ...problems.map(({ code }) => code)]),
  ).toEqual([
    ['new', 'Hillside Temple'],
    ['new', 'Hillside Temple, Piplod', 'renamed'],
    ['faulty', 'Hillside Temple', 'twice'],
    ['new', 'Hillside Temple, Athwa', 'renamed'],
    ['faulty', 'Hillside Temple', 'name-taken'],
  ])
})
