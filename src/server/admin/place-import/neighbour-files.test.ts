import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { getZip } from '../../../../tests/support/zip.ts'
import { readCandidates } from './read-candidates.ts'
import { readDate } from './read-date.ts'

/** Files of other programs and other editors, beside those of the reports that the readers were made for. */
async function read(content: string | Uint8Array) {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  const { candidates, report } = await readCandidates({
    path,
    source: 'https://list.example/',
    today: '2026-11-22',
    languages: ['en', 'gu', 'hi'],
    currency: 'INR',
    country: 'IN',
    bounds: { south: 21, west: 72.6, north: 21.4, east: 73 },
    category: null,
  })
  return { candidates, report }
}

const at = async (content: string | Uint8Array) =>
  (await read(content)).candidates.map(({ name, fields: { geo } }) => [name, geo?.lat, geo?.lng])

const placemark = (name: string, coordinates = '72.8255,21.1955,0') =>
  `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`

test('elements of KML may have a prefix', async () => {
  const plain = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemark('Hall')}</Document></kml>`
  const prefixed = plain.replace(/<(\/?)/g, '<$1kml:').replace('xmlns=', 'xmlns:kml=')
  expect(await at(prefixed)).toEqual([['Hall', 21.1955, 72.8255]])
})

test('a link to another map is no place, and is named', async () => {
  const link = '<NetworkLink><name>Net</name><Link><href>https://x.example/a.kml</href></Link></NetworkLink>'
  const { candidates, report } = await read(`<kml><Document>${placemark('Hall')}${link}</Document></kml>`)
  expect(candidates.map(({ name }) => name)).toEqual(['Hall'])
  expect(report.unknownKinds).toEqual([{ kind: 'place=link', count: 1, names: ['Net'] }])
})

test('an archive of KML is read from its doc.kml, and its other files are named', async () => {
  const kml = (name: string) => `<kml><Document>${placemark(name)}</Document></kml>`
  const archive = getZip({ 'files/layer.kml': kml('Layer'), 'doc.kml': kml('Main') })
  const { candidates, report } = await read(archive)
  expect([candidates.map(({ name }) => name), report.otherSheets]).toEqual([['Main'], ['files/layer.kml']])
})

test('the time of a waypoint is no opening hours', async () => {
  const { candidates } = await read(
    '<gpx><wpt lat="21.1955" lon="72.8255"><time>2026-11-01T00:00:00Z</time><name>Fav</name></wpt></gpx>',
  )
  expect([candidates[0]?.problems, candidates[0]?.ignored]).toEqual([[], ['timestamp']])
})

test('a pin in the column of addresses is the position of a row that has no other', async () => {
  const csv =
    'Title,URL\nLake,"https://www.google.com/maps/search/21.1866,72.8003"\nTea,https://www.google.com/maps/place/Tea/data=!4m2\n'
  const { candidates } = await read(csv)
  expect(candidates.map(({ fields: { geo }, problems }) => [geo?.lat, problems.map(({ code }) => code)])).toEqual([
    [21.1866, []],
    [undefined, ['more-values']],
  ])
})

test('an address of a position is read, and one without a position is named', async () => {
  const { candidates } = await read('name,position\nA,"geo:21.1956,72.8275"\nB,https://maps.app.goo.gl/abc\n')
  expect(candidates.map(({ fields: { geo }, problems }) => [geo?.lat, problems.map(({ code }) => code)])).toEqual([
    [21.1956, []],
    [undefined, ['not-a-position']],
  ])
})

test('hours in words that are opening hours are both', async () => {
  const { candidates } = await read('name,lat,lon,hours\nA,21.1955,72.8255,9am-5pm\nB,21.1956,72.8256,busy at noon\n')
  expect(candidates.map(({ fields, facts }) => [fields.hours, facts.openingHours?.value])).toEqual([
    [undefined, '9am-5pm'],
    ['busy at noon', undefined],
  ])
})

test('a column of kinds is known by its words, whatever its heading is', async () => {
  const { candidates } = await read('Place,What\nToy House,Museum\nTea Room,Cafe\n')
  expect(candidates.map(({ defaults }) => defaults.kind)).toEqual(['museum', 'cafe'])
  const other = await read('Place,What\nToy House,Museum\nTea Room,nice\n')
  expect(other.candidates[0]?.defaults.kind).toBe(null)
})

test('JSON with one feature a line is read', async () => {
  const feature = (name: string) =>
    `{"type":"Feature","geometry":{"type":"Point","coordinates":[72.8255,21.1955]},"properties":{"name":"${name}"}}`
  expect(await at(`${feature('One')}\n${feature('Two')}\n`)).toEqual([
    ['One', 21.1955, 72.8255],
    ['Two', 21.1955, 72.8255],
  ])
})

test('words of travel guides name the kind, and answers of Google Places their fields', async () => {
  const { candidates } = await read('type,name\nsee,Fort\neat,Leo\n')
  expect(candidates.map(({ defaults }) => defaults.category)).toEqual(['explore', 'cafe'])
  const answer = JSON.stringify([
    { displayName: { text: 'Cafe' }, internationalPhoneNumber: '+91 261 248 0001', websiteUri: 'https://api.example/' },
  ])
  const [cafe] = (await read(answer)).candidates
  expect([cafe?.name, cafe?.facts.phone?.value, cafe?.facts.website?.value]).toEqual([
    'Cafe',
    '+91 261 248 0001',
    'https://api.example/',
  ])
})

test.each(['22 नवंबर 2026', '22 નવેમ્બર 2026', '૨૨ નવેમ્બર ૨૦૨૬', '22 November 2026'])('%s is a day', (text) => {
  expect(readDate(text)).toEqual({ kind: 'date', date: '2026-11-22' })
})

test('a remark behind a phone number is no part of it', async () => {
  const { candidates } = await read('name,phone\nA,+91-98250 12345 (WhatsApp)\n')
  expect(candidates[0]?.facts.phone?.value).toBe('+91 98250 12345')
})

const feature = (properties: string, coordinates = '[72.8255,21.1955]') =>
  `{"type":"Feature","geometry":{"type":"Point","coordinates":${coordinates}},"properties":${properties}}`

/** Names of the rows that are read, and texts of the rows that are not. */
const judged = async (content: string) =>
  (await read(content)).candidates.map(({ name, obstacle }) => obstacle?.code ?? name)

test.each([
  ['nothing', 'null'],
  ['a text', '"Hall"'],
  ['a number', '7'],
  ['a number that is none', feature('{"name":"B"}', '[NaN,NaN]')],
  ['a word without quotes', feature('{"name":Hall}')],
])('%s in the place of one feature keeps back that row alone', async (_fault, item) => {
  const collection = `{"type":"FeatureCollection","features":[${feature('{"name":"A"}')},${item},${feature('{"name":"C"}')}]}`
  expect(await judged(collection)).toEqual(['A', 'broken-row', 'C'])
  expect(
    await judged(collection.replace('"type":"FeatureCollection",', '').replace(/\}$/, ',"type":"FeatureCollection"}')),
  ).toEqual(['A', 'broken-row', 'C'])
  expect(await judged(`[${feature('{"name":"A"}')}, ${item} ,${feature('{"name":"C"}')}]`)).toEqual([
    'A',
    'broken-row',
    'C',
  ])
  expect(await judged([feature('{"name":"A"}'), item, feature('{"name":"C"}')].join('\n'))).toEqual([
    'A',
    'broken-row',
    'C',
  ])
})

test('an element of Overpass that is no JSON keeps back that element alone', async () => {
  const node = (id: number, lat: string) =>
    `{"type":"node","id":${id},"lat":${lat},"lon":72.8255,"tags":{"name":"Cafe ${id}","amenity":"cafe"}}`
  const answer = `{"version":0.6,"elements":[${node(1, '21.1955')},${node(2, 'NaN')},null,${node(3, '21.1956')}]}`
  expect(await judged(answer)).toEqual(['Cafe 1', 'Cafe 3', 'broken-row', 'broken-row'])
})

test('a prefix that the KML does not declare hides no place', async () => {
  const kml = (inner: string) => `<kml><Document>${inner}</Document></kml>`
  const extended = placemark('Hall').replace('<Point>', '<gx:drawOrder>1</gx:drawOrder><Point xsi:type="a">')
  expect(await at(kml(extended))).toEqual([['Hall', 21.1955, 72.8255]])
  expect(
    await at('<gpx><wpt lat="21.1955" lon="72.8255"><name>Fav</name><osmand:color>#f00</osmand:color></wpt></gpx>'),
  ).toEqual([['Fav', 21.1955, 72.8255]])
})

test('a damaged XML says so in plain words', async () => {
  await expect(read('<kml><Document><Placemark><name>B</na')).rejects.toThrow(
    /^The file is KML, but its XML is damaged: it ends in the middle, or a tag is not closed$/,
  )
})
