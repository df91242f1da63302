import { afterAll, beforeAll, expect, test } from 'vitest'
import { deflateSync } from 'node:zlib'
import { api } from '#contract/api.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { asOverpass, asOverpassGeometry, type MadeUpElement } from '../../../../tests/support/made-up-osm.ts'
import { asPbf, blob, headerBlob } from '../../../../tests/support/pbf-writer.ts'
import { uploadPlaces } from '../../../../tests/support/place-imports.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

let testApp: TestApp
let editor: TestUser

beforeAll(async () => {
  testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  editor = await createUser(testApp, { role: 'editor' })
})
afterAll(() => testApp.close())

const corner = (id: number, at: [number, number]): MadeUpElement => ({ type: 'node', id, at, tags: {} })

const city: MadeUpElement[] = [
  {
    type: 'node',
    id: 1,
    at: [72.801, 21.201],
    tags: { name: 'Tea of the corner', amenity: 'cafe', wheelchair: 'yes' },
  },
  { type: 'node', id: 2, at: [72.802, 21.202], tags: { name: 'A bank', amenity: 'bank' } },
  { type: 'node', id: 3, at: [72.803, 21.203], tags: { amenity: 'cafe' } },
  { type: 'node', id: 4, at: [77.2, 28.6], tags: { name: 'Far museum', tourism: 'museum' } },
  corner(11, [72.81, 21.21]),
  corner(12, [72.812, 21.21]),
  corner(13, [72.812, 21.212]),
  corner(14, [72.81, 21.212]),
  { type: 'way', id: 5, refs: [11, 12, 13, 14, 11], tags: { name: 'Square garden', leisure: 'park' } },
  { type: 'way', id: 6, refs: [11, 12, 13, 14, 11], tags: {} },
  {
    type: 'relation',
    id: 7,
    members: [{ way: 6, role: 'outer' }],
    tags: { type: 'multipolygon', name: 'Old fort', historic: 'fort' },
  },
]

async function preview(content: string | Uint8Array<ArrayBuffer>, name: string) {
  const { status, body } = await uploadPlaces(testApp, editor, content, { name, source: '' })
  expect(status).toBe(200)
  const { _id, ...read } = api.startPlaceImport.reply.parse(body).import
  const { token } = editor
  const rows = await callApi(testApp, `GET /desk/imports/${_id}/rows`, { token })
  return { ...read, places: api.listPlaceImportRows.reply.parse(rows.body).rows }
}

const getBytes = (file: Buffer) => Uint8Array.from(file)

test.each([
  ['an Overpass answer', 'answer.json', () => asOverpass(city)],
  ['an Overpass answer with geometry', 'answer.json', () => asOverpassGeometry(city)],
  ['a PBF file', 'city.osm.pbf', () => getBytes(asPbf(city))],
])('%s: places with a name are read, areas by their centre, and others are left out', async (_what, name, write) => {
  const { places, isOpenStreetMap, rows } = await preview(write(), name)
  expect(isOpenStreetMap).toBe(true)
  expect(rows).toEqual({ new: 3, matching: 0, conflicting: 0, faulty: 1 })
  const getGeo = ({ fields }: (typeof places)[number]) => fields.find(({ field }) => field === 'geo')?.theirs
  expect(places.map((row) => [row.name, row.kind, getGeo(row) ?? row.problems[0]?.code])).toEqual(
    expect.arrayContaining([
      ['Tea of the corner', 'new', '21.201, 72.801'],
      ['Far museum', 'faulty', 'outside'],
      ['Square garden', 'new', '21.211, 72.811'],
      ['Old fort', 'new', '21.211, 72.811'],
    ]),
  )
  const tea = places.find(({ name: named }) => named === 'Tea of the corner')
  expect(tea?.missing).toEqual(['locality', 'description'])
  expect(tea?.fields).toContainEqual({
    field: 'sources',
    ours: null,
    theirs: 'https://www.openstreetmap.org/node/1',
    isTaken: true,
  })
})

test('an Overpass answer with centres is read', async () => {
  const element = {
    type: 'way',
    id: 9,
    center: { lat: 21.22, lon: 72.82 },
    tags: { name: 'Middle park', leisure: 'park' },
  }
  const { places } = await preview(JSON.stringify({ elements: [element] }), 'answer.json')
  expect(places[0]?.fields).toContainEqual(expect.objectContaining({ field: 'geo', theirs: '21.22, 72.82' }))
})

const square = [
  [72.81, 21.21],
  [72.812, 21.21],
  [72.812, 21.212],
  [72.81, 21.212],
  [72.81, 21.21],
]

test('GeoJSON is read by its columns and by the tags of OpenStreetMap, areas by their centre', async () => {
  const feature = (properties: object, geometry: object, id?: string) => ({ type: 'Feature', id, properties, geometry })
  const point = { type: 'Point', coordinates: [72.801, 21.201, 12] }
  const features = [
    feature({ name: 'Column café', category: 'cafe', tags: ['tea', 'books'], priceLevel: 2 }, point),
    feature(
      { '@id': 'way/5', name: 'Tagged park', leisure: 'park', opening_hours: 'sunrise-sunset' },
      {
        type: 'Polygon',
        coordinates: [square],
      },
    ),
    feature({ name: 'A bank', amenity: 'bank' }, point, 'node/2'),
    feature({ name: 'Infinity', latitude: '1e999', longitude: '0x10' }, { type: 'Point', coordinates: ['a', null] }),
  ]
  const { places } = await preview(JSON.stringify({ type: 'FeatureCollection', features }), 'places.geojson')
  expect(places.map(({ name, kind }) => [name, kind])).toEqual([
    ['Column café', 'new'],
    ['Tagged park', 'new'],
    ['Infinity', 'new'],
  ])
  const fields = places.map((row) => new Map(row.fields.map(({ field, theirs }) => [field, theirs])))
  expect(fields[0]?.get('tags')).toBe('tea, books')
  expect(fields[0]?.get('priceLevel')).toBe('2')
  expect(fields[1]?.get('geo')).toBe('21.211, 72.811')
  expect(fields[1]?.get('facts.openingHours')).toBe('sunrise-sunset')
  expect(places[2]?.problems.map(({ code }) => code)).toEqual(['not-a-position'])
})

test('a PBF file whose block unpacks to more than it may is refused', async () => {
  const bomb = Buffer.concat([
    headerBlob(),
    blob('OSMData', Buffer.alloc(40 * 1024 * 1024), (bytes) => deflateSync(bytes)),
  ])
  const { status, body } = await uploadPlaces(testApp, editor, getBytes(bomb), { name: 'bomb.osm.pbf' })
  expect(status).toBe(400)
  expect(String(body['error'])).toContain('cannot be unpacked')
})
