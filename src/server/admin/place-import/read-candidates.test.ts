import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { getWorkbook, getZip } from '../../../../tests/support/zip.ts'
import type { Candidate } from './candidate.ts'
import { readCandidates } from './read-candidates.ts'
import { rereadRows } from './read-rows.ts'

const SURAT = {
  today: '2026-11-22',
  languages: ['en', 'gu', 'hi'],
  currency: 'INR',
  country: 'IN',
  bounds: { south: 21, west: 72.6, north: 21.4, east: 73 },
  source: 'https://list.example/',
  category: null,
}

const LISBON = {
  ...SURAT,
  languages: ['en', 'pt'],
  currency: 'EUR',
  country: 'PT',
  bounds: { south: 38.6, west: -9.3, north: 38.9, east: -9 },
}

async function read(content: string | Uint8Array, city = SURAT) {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  return readCandidates({ ...city, path })
}

const shown = ({ name, fields: { geo } }: Candidate) => [name, geo && `${geo.lat}, ${geo.lng}`]
const getCodes = (candidate: Candidate | undefined) =>
  [...(candidate?.problems ?? []), ...(candidate?.obstacle ? [candidate.obstacle] : [])].map(({ code }) => code)
const getFacts = (candidate: Candidate | undefined) =>
  Object.entries(candidate?.facts ?? {}).flatMap(([name, fact]) => (fact === undefined ? [] : [name]))

describe('files that people have', () => {
  test('tables of Excel: semicolons, tabs, sep=, a BOM, UTF-16 and headings of people', async () => {
    const semicolons =
      '\ufeffName;Category;Latitude;Longitude;Opening Hours;Phone;Notes\r\n' +
      'Café Ölwein;cafe;21,1702;72,8311;Mo-Su 9am-5pm;0261 2345678;nice\r\n;cafe;21,18;72,82;;;no name\r\n'
    const first = await read(semicolons)
    expect(first.candidates.map(shown)).toEqual([
      ['Café Ölwein', '21.1702, 72.8311'],
      ['', '21.18, 72.82'],
    ])
    expect(first.candidates[0]?.facts).toMatchObject({
      phone: { value: '+91 261 234 5678', checkedOn: '2026-11-22' },
      openingHours: { value: 'Mo-Su 9am-5pm' },
    })
    expect(first.candidates[0]?.ignored).toEqual(['Notes'])
    expect(first.report.columns.map(({ name, field }) => [name, field])).toContainEqual(['Notes', null])
    for (const text of [
      'sep=;\nname;category;latitude;longitude\nMade Up Hall;explore;21,1955;72,8255\n',
      'name\tcategory\tlatitude\tlongitude\nMade Up Hall\texplore\t21.1955\t72.8255\n',
      'Title,Type,Lat,Lng\n"Made Up Hall",attraction,21.1955,72.8255\n',
      'Title,Type,Coordinates\n"Made Up Hall",sight,"21.1955, 72.8255"\n',
      'WKT,name,description\n"POINT (72.8255 21.1955)",Made Up Hall,A hall.\n',
    ]) {
      expect((await read(text)).candidates.map(shown)).toEqual([['Made Up Hall', '21.1955, 72.8255']])
    }
    const wide = Buffer.from('\ufeffname;latitude;longitude\nMade Up Hall;21,1955;72,8255\n', 'utf16le')
    expect((await read(wide)).candidates.map(shown)).toEqual([['Made Up Hall', '21.1955, 72.8255']])
  })

  test('headings and words of people', async () => {
    const { candidates } = await read(
      'Title,Type,Lat,Lng,Address,Open,Website\n"Lake View Garden",garden,21.1866,72.8003,"Piplod, Surat","Mo-Su 06:00-21:00",www.lakeview.example\n',
    )
    expect(candidates[0]).toMatchObject({
      name: 'Lake View Garden',
      fields: { category: 'explore', kind: 'nature', geo: { lat: 21.1866, lng: 72.8003, precision: 'site' } },
      facts: {
        postalAddress: { value: 'Piplod, Surat' },
        website: { value: 'https://www.lakeview.example' },
        openingHours: { value: 'Mo-Su 06:00-21:00' },
      },
      problems: [],
    })
  })

  test('old encodings are read by the country, which the preview says', async () => {
    const bytes = Buffer.from(
      'name,category,description\nCaf\xe9 Fran\xe7ais,cafe,Cr\xe8me br\xfbl\xe9e \x96 \x805 \x93special\x94\n',
      'latin1',
    )
    const { candidates, report } = await read(bytes)
    expect([candidates[0]?.name, candidates[0]?.fields.description, report.encoding]).toEqual([
      'Café Français',
      'Crème brûlée – €5 “special”',
      'windows-1252',
    ])
    const japanese = await read(Buffer.from([...Buffer.from('name\n'), 0x8b, 0x9e, 0x93, 0x73, 0x0a]), {
      ...SURAT,
      country: 'JP',
    })
    expect([japanese.candidates[0]?.name, japanese.report.encoding]).toEqual(['京都', 'shift_jis'])
  })

  test('Excel workbooks, the sheet with names first', async () => {
    const { candidates, report } = await read(
      getWorkbook({
        Cover: [['Our guide']],
        Places: [
          ['Name', 'Latitude', 'Longitude', 'Price', 'Checked on'],
          ['Made Up Hall', 21.1955, 72.8255, '1,200', '2026-11-20'],
          ['Made Up Park', 21.1965, 72.8265, 0, ''],
        ],
      }),
    )
    expect(candidates.map((one) => [one.number, ...shown(one)])).toEqual([
      [2, 'Made Up Hall', '21.1955, 72.8255'],
      [3, 'Made Up Park', '21.1965, 72.8265'],
    ])
    expect(candidates[0]?.facts.fees).toMatchObject({
      value: { prices: [{ for: 'adult', amount: 1200 }] },
      checkedOn: '2026-11-20',
    })
    expect(report.otherSheets).toEqual(['Cover'])
  })

  const KML = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Food</name>
    <Style id="x"><IconStyle><color>ff0000ff</color></IconStyle></Style>
    <Folder><name>Thali</name>
    <Placemark><name>Made Up Stop</name><styleUrl>#x</styleUrl><description><![CDATA[a<br>b &amp; c]]></description>
      <ExtendedData><Data name="Phone"><value>0261 2423750</value></Data></ExtendedData>
      <Point><coordinates>72.8301,21.1901,0</coordinates></Point></Placemark>
    <Placemark><name>Nowhere</name><Point><coordinates>east,north</coordinates></Point></Placemark>
    <Placemark><name>A walk</name><LineString><coordinates>72.83,21.19 72.84,21.2</coordinates></LineString></Placemark>
    </Folder></Document></kml>`

  test('KML and KMZ of My Maps', async () => {
    for (const content of [KML, getZip({ 'doc.kml': KML, 'images/icon.png': 'x' })]) {
      const { candidates, report } = await read(content)
      expect(candidates.map(shown)).toEqual([
        ['Made Up Stop', '21.1901, 72.8301'],
        ['Nowhere', undefined],
      ])
      expect(candidates[0]).toMatchObject({
        fields: { description: 'a b & c' },
        facts: { phone: { value: '+91 261 242 3750' } },
        ignored: ['Folder'],
      })
      expect(getCodes(candidates[1])).toEqual(['not-a-position'])
      expect(report.unknownKinds).toEqual([{ kind: 'place=line', count: 1, names: ['A walk'] }])
    }
  })

  test('GPX waypoints', async () => {
    const { candidates, report } = await read(
      `<gpx version="1.1"><wpt lat="21.1901" lon="72.8301"><name>Made Up Stop</name><desc>a &lt;b&gt;b&lt;/b&gt;</desc><sym>Flag</sym></wpt>
       <wpt lat="x" lon="72.8"><name>Nowhere</name></wpt><trk><name>Walk</name></trk></gpx>`,
    )
    expect(candidates.map(shown)).toEqual([
      ['Made Up Stop', '21.1901, 72.8301'],
      ['Nowhere', undefined],
    ])
    expect(candidates[0]?.fields.description).toBe('a b')
    expect([getCodes(candidates[1]), report.unknownKinds[0]?.names]).toEqual([['not-a-position'], ['Walk']])
  })

  test('GPX points of routes and tracks that have a name, each once', async () => {
    const point = (tag: string, name: string) =>
      `<${tag} lat="21.1901" lon="72.8301">${name === '' ? '' : `<name>${name}</name>`}</${tag}>`
    const { candidates, report } = await read(
      `<gpx>${point('wpt', 'Tea')}
       <rte>${point('rtept', 'Tea')}${point('rtept', '')}${point('rtept', 'Fort')}${point('rtept', 'Fort')}</rte>
       <trk><name>Walk</name><trkseg>${point('trkpt', 'Gate')}${point('trkpt', ' ')}</trkseg></trk></gpx>`,
    )
    const at = '21.1901, 72.8301'
    expect(candidates.map(shown)).toEqual([
      ['Tea', at],
      ['Fort', at],
      ['Gate', at],
    ])
    expect(report.unknownKinds.flatMap(({ names }) => names)).toEqual(['Walk', ''])
  })

  test('saved places of Google, in the forms of its exports', async () => {
    const feature = (coordinates: unknown, properties: object) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties,
    })
    const collection = {
      type: 'FeatureCollection',
      features: [
        feature([72.8321, 21.1954], {
          date: '2025-02-03T10:11:12Z',
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { address: '12 Lane, Surat', country_code: 'IN', name: 'Made Up Tea House' },
        }),
        feature([72.8331, 21.1964], { Title: 'Made Up Park', Location: { Address: '1 Road, Surat' } }),
        feature([0, 0], { google_maps_url: 'http://maps.google.com/?q=x', Comment: 'No location' }),
      ],
    }
    const { candidates } = await read(JSON.stringify(collection))
    expect(candidates.map(shown)).toEqual([
      ['Made Up Tea House', '21.1954, 72.8321'],
      ['Made Up Park', '21.1964, 72.8331'],
      ['', undefined],
    ])
    expect(candidates.map(({ facts }) => facts.postalAddress?.value)).toEqual([
      '12 Lane, Surat',
      '1 Road, Surat',
      undefined,
    ])
    expect(candidates[0]?.facts.website).toBeUndefined()
    const table = await read(
      'Title,Note,URL,Comment\nTea House,nice,"https://www.google.com/maps/place/Tea/data=!3d21.1954!4d72.8321",\n',
    )
    expect(table.candidates.map(({ name, facts }) => [name, facts.website])).toEqual([['Tea House', undefined]])
  })

  test('GeoJSON of every form, with one feature that is none', async () => {
    const { candidates } = await read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [72.835, 21.198] }] },
            properties: { name: 'Collection Hall' },
          },
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: ['72.836', '21.199'] },
            properties: { name: 'Text Hall' },
          },
          {
            type: 'Feature',
            geometry: null,
            properties: { name: 'Nowhere Park', description: '<b>Nice</b><br>place &amp; more' },
          },
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [8107000, 2414000] },
            properties: { name: 'Mercator Park' },
          },
          { type: 'Feature', geometry: { type: 'Point', coordinates: [21.1, 72.8] }, properties: { name: 'Swapped' } },
          { type: 'Feature', geometry: { type: 'Point', coordinates: [72.8, 21.1] }, properties: null },
          ['no feature'],
          { type: 'Feature', geometry: { type: 'Point', coordinates: [null, {}] }, properties: { name: 'Broken' } },
          {
            type: 'Feature',
            id: 'node/1',
            geometry: { type: 'Point', coordinates: [72.8, 21.1] },
            properties: { name: 'A bank', amenity: 'bank' },
          },
        ],
      }),
    )
    expect(candidates.map((one) => [one.number, ...shown(one), ...getCodes(one)])).toEqual([
      [1, 'Collection Hall', '21.198, 72.835'],
      [2, 'Text Hall', '21.199, 72.836'],
      [3, 'Nowhere Park', undefined],
      [4, 'Mercator Park', '21.185406, 72.82642', 'metres'],
      [5, 'Swapped', '21.1, 72.8', 'swapped'],
      [6, '', '21.1, 72.8'],
      [7, '', undefined, 'broken-row'],
      [8, 'Broken', undefined, 'not-a-position'],
    ])
    expect(candidates[2]?.fields.description).toBe('Nice place & more')
    const list = await read('[{"name":"Tea House","lat":21.1954,"lng":72.8321},{"name":"Park","isFree":true}]')
    expect(list.candidates.map(shown)).toEqual([
      ['Tea House', '21.1954, 72.8321'],
      ['Park', undefined],
    ])
    const one = await read(
      '{"type":"Feature","geometry":{"type":"Point","coordinates":[72.83,21.19]},"properties":{"name":"Alone"}}',
    )
    expect(one.candidates.map(shown)).toEqual([['Alone', '21.19, 72.83']])
  })

  test('an Overpass answer of Lisbon: every element is a row or is named', async () => {
    const node = (id: number, tags: object, more: object = {}) => ({
      type: 'node',
      id,
      lat: 38.7,
      lon: -9.15,
      tags,
      ...more,
    })
    const { candidates, report } = await read(
      JSON.stringify({
        version: 0.6,
        elements: [
          node(1, { name: 'Torre de Belém', historic: 'tower', 'name:en': 'Belém Tower' }),
          node(2, { name: 'Oceanário', tourism: 'aquarium', charge: '€25', phone: '213 637 423', cuisine: 'fish' }),
          node(3, { name: 'Um banco', amenity: 'bank' }),
          node(4, { amenity: 'cafe' }),
          node(5, { name: 'Off the globe', tourism: 'museum' }, { lat: 138.7 }),
          { type: 'node', id: 6, lat: '38.7', lon: -9.1, tags: { name: 'Text', tourism: 'museum' } },
        ],
      }),
      LISBON,
    )
    expect(candidates.map((one) => [one.name, one.fields.category, ...getCodes(one)])).toEqual([
      ['Belém Tower', 'historical'],
      ['Oceanário', 'explore'],
      ['Off the globe', undefined, 'broken-row'],
      ['Text', undefined, 'broken-row'],
    ])
    expect(candidates[1]).toMatchObject({
      facts: { fees: { value: { prices: [{ for: 'adult', amount: 25 }] } }, phone: { value: '+351 21 363 7423' } },
      ignored: ['cuisine'],
    })
    expect([report.unknownKinds, report.unnamed]).toEqual([
      [{ kind: 'amenity=bank', count: 1, names: ['Um banco'] }],
      1,
    ])
  })
})

describe('columns', () => {
  test('without a list, a price and a kind nothing is said of them', async () => {
    const { candidates } = await read('name,latitude,longitude\nTea House,21.1702,72.8311\n')
    expect(candidates[0]?.fields).toMatchObject({ category: undefined, kind: undefined, priceLevel: undefined })
    expect(candidates[0]?.defaults).toEqual({ category: null, kind: null, schemaOrgType: 'Place', drawings: [] })
  })

  test('an editor tells what a column is, and which list the rows are in', async () => {
    const { candidates, report } = await read('Lieu,Lat,Lng\nTea House,21.1702,72.8311\n')
    expect([candidates[0]?.name, report.columns[0]]).toEqual(['', { name: 'Lieu', field: null, example: 'Tea House' }])
    const rows = candidates.flatMap(({ number, cells }) => (cells ? [{ number, cells }] : []))
    const columns = [
      { name: 'Lieu', field: 'name' },
      { name: 'Lat', field: 'latitude' },
      { name: 'Lng', field: 'nonsense' },
    ]
    const [again] = rereadRows(rows, columns, { ...SURAT, category: 'cafe' })
    expect(again).toMatchObject({ name: 'Tea House', fields: { category: 'cafe', kind: 'cafe' }, ignored: ['Lng'] })
  })

  const HEADER =
    'name,latitude,longitude,openingHours,checkedOn,source,precision,kind,category,slug,website,phone,adultPrice'
  const row = (cells: string) => read(`${HEADER}\nHall,21.1955,72.8255,${cells}\n`, { ...SURAT })

  test.each([
    ['Mo-Su 10:00-18:00,12/03/2019,,,,,,,,', ['ambiguous-date'], []],
    ['Mo-Su 10:00-18:00,13/03/2019,,,,,,,,', [], ['openingHours']],
    ['Mo-Su 10:00-18:00,2031-01-01,,,,,,,,', ['unlikely-date'], []],
    ['Mo-Su 10:00-18:00,1919-03-12,,,,,,,,', ['unlikely-date'], []],
    ['Mo-Su 10:00-18:00,yesterday,,,,,,,,', ['not-a-date'], []],
    ['Mo-Su 10:00-18:00,,a friend,,,,,,,', ['not-an-address'], []],
    ['Mo-Su 10:00-18:00,,,,,,,,,', [], ['openingHours']],
    [',,,,,,,https://a.example;https://b.example,,', ['more-values'], ['website']],
    [',,,,,,,,0261 2423750 / 0261 2423751,', ['more-values'], ['phone']],
    [',,,,,,,,,"1,200"', [], ['fees']],
    [',,,,,,,,,1.200', ['separator'], []],
    [',,,,,,,n/a,-,unknown', [], []],
  ])('%s', async (cells, codes, facts) => {
    const { candidates } = await row(cells)
    expect(getCodes(candidates[0])).toEqual(codes)
    expect(getFacts(candidates[0])).toEqual(facts)
  })

  test.each([
    [',,,exactly,,,,,,', 'precision', { geo: undefined }],
    [',,,,castle,cafe,,,,', 'kind', { category: 'cafe', kind: undefined }],
    [',,,,,whatever,,,,', 'category', { category: undefined, kind: undefined }],
    [',,,,,,,,,', null, { geo: { lat: 21.1955, lng: 72.8255, precision: 'site' } }],
  ])('a value that cannot be read is not taken for none: %s', async (cells, column, fields) => {
    const { candidates } = await row(cells)
    expect(candidates[0]?.problems.map((problem) => problem.column)).toEqual(column === null ? [] : [column])
    expect(candidates[0]?.fields).toMatchObject(fields)
  })
})

test.each([
  ['a table', 'Our picks for Surat\n\nName;Lat;Lng;Area\nTea House;21.17;72.83;Adajan\n'],
  [
    'a workbook',
    getWorkbook({
      PlaceSelection: [['Our picks'], ['Name', 'Lat', 'Lng', 'Area'], ['Tea House', '21.17', '72.83', 'Adajan']],
    }),
  ],
])('a title above the headings of %s is no heading', async (_kind, content) => {
  const { candidates } = await read(content)
  expect(candidates.map(({ name, fields }) => [name, fields.locality])).toEqual([['Tea House', 'Adajan']])
})

describe('files that are not read say what they are', () => {
  test.each([
    ['%PDF-1.4', 'PDF'],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'old Excel'],
    [Uint8Array.of(0x1f, 0x8b, 8), 'gzip'],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'picture (PNG)'],
    [Uint8Array.of(0x6e, 0, 0xff, 0xfe, 1, 2, 3, 4), 'no text'],
    [getZip({ 'word/document.xml': 'x' }), 'Word'],
    [getZip({ 'content.xml': 'x' }), 'OpenDocument'],
    [getZip({ 'Takeout/Saved/list.csv': 'x' }), 'packed (ZIP)'],
    [getZip({ 'xl/workbook.xml': '<x/>' }), 'Excel workbook (.xlsx), but it is damaged'],
    ['<kml><NetworkLink><Link><href>x</href></Link></NetworkLink></kml>', 'Keep data up to date'],
    ['<kml><Document></Document></kml>', 'no places'],
    ['<kml><Document><Placemark><name>x', 'KML, but its XML is damaged'],
    ['<?xml version="1.0"?><osm version="0.6"></osm>', 'OpenStreetMap XML'],
    ['<!DOCTYPE html><html></html>', 'web page'],
    ['{"answer":42}', 'neither an answer of the Overpass API nor GeoJSON'],
    ['{"a":', 'not valid JSON'],
    ['one,two\na,b\n', 'names: none of them'],
    ['   \n\n', 'empty'],
  ])('%#: %s', async (content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })
})
