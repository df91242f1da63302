import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { markChanged } from '#server/platform/store/changes.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { madeUpLandmarks, madeUpMap, writeDrawnMap } from '../../../../tests/support/made-up-map.ts'
import {
  asGeoJson,
  asOverpass,
  asOverpassGeometry,
  madeUpCity,
  type MadeUpElement,
} from '../../../../tests/support/made-up-osm.ts'
import { asPbf, blob, dataBlob, headerBlob } from '../../../../tests/support/pbf-writer.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { importBaseMap } from './import-base-map.ts'
import { operatorConsole } from '../../platform/process/operator-console.ts'

const CITY = {
  name: 'Surat',
  /** Smaller than the city, because each import writes all of its tiles. */
  bounds: { west: 72.62, south: 21.13, east: 72.86, north: 21.24 },
  languages: ['en', 'hi', 'gu'],
}

/** Tiles around 72.82, 21.2. */
const STREETS = '14-11506-7204.json'
const CITY_TILE = '11-1438-900.json'

type Target = { dataDir?: string; cityDir?: string; report?: (text: string) => void }

/** Imports a file that holds these bytes. */
async function importFile(bytes: Buffer | string, target: Target = {}) {
  const dataDir = target.dataDir ?? temporaryFolder()
  const file = join(temporaryFolder(), 'map-file')
  writeFileSync(file, bytes)
  const stored = await importBaseMap({
    file,
    city: CITY,
    cityDir: target.cityDir ?? temporaryFolder(),
    dataDir,
    report: target.report ?? (() => {}),
  })
  const tile = (name: string) => JSON.parse(readFileSync(join(dataDir, 'map', stored.version, name), 'utf8'))
  return { ...stored, dataDir, tile }
}

const forms: { form: string; bytes: Buffer | string }[] = [
  { form: 'an answer of the Overpass API', bytes: asOverpass(madeUpCity) },
  { form: 'an answer whose ways come before their nodes', bytes: asOverpass(madeUpCity.toReversed()) },
  { form: 'an answer with positions in its ways', bytes: asOverpassGeometry(madeUpCity) },
  { form: 'an .osm.pbf', bytes: asPbf(madeUpCity) },
]

describe.each(forms)('$form', ({ bytes }) => {
  test('becomes streets, bridges, rails, water and names', async () => {
    const { tile } = await importFile(bytes)
    const { areas, lines } = tile(CITY_TILE)
    expect(Object.keys(areas).toSorted()).toEqual(['park', 'river'])
    expect(Object.keys(lines).toSorted()).toEqual(['bridge/secondary', 'rail', 'road/primary'])
    expect(Object.keys(tile('10-718-450.json').areas).toSorted()).toEqual(['river', 'sea'])
  })

  test('keeps the island in a river whose outline is in pieces and leads out of the city', async () => {
    const { tile } = await importFile(bytes)
    expect(tile(CITY_TILE).areas.river).toHaveLength(2)
  })

  test('joins the pieces of a road, so that its name stands once', async () => {
    const { tile } = await importFile(bytes)
    const { lines, labels } = tile('13-5753-3602.json')
    expect(lines['road/primary']).toHaveLength(1)
    expect(labels.filter(({ text }: { text: string }) => text === 'Made-up Road')).toHaveLength(1)
  })

  test('brings names in English and in the languages of the city', async () => {
    const { tile } = await importFile(bytes)
    expect(tile('12-2876-1801.json').labels).toContainEqual(
      expect.objectContaining({ text: 'Made-up Station', names: { gu: 'સ્ટેશન' } }),
    )
    expect(tile(STREETS).labels.map(({ text }: { text: string }) => text)).not.toContain('ગલી')
  })
})

test('the three forms of OpenStreetMap give the same tiles', async () => {
  const versions = await Promise.all(
    [forms[0], forms[2], forms[3]].map(async (form) => (await importFile(form?.bytes ?? '')).version),
  )
  expect(new Set(versions).size).toBe(1)
})

test('GeoJSON with tags of OpenStreetMap becomes a map', async () => {
  const { tile } = await importFile(asGeoJson(madeUpCity))
  expect(Object.keys(tile(CITY_TILE).lines).toSorted()).toEqual(['bridge/secondary', 'rail', 'road/primary'])
})

test('the product’s own form becomes a map, with its own credit', async () => {
  const { tile, dataDir, version } = await importFile(JSON.stringify(madeUpMap))
  expect(Object.keys(tile(CITY_TILE).areas).toSorted()).toEqual(['park', 'river'])
  const index = JSON.parse(readFileSync(join(dataDir, 'map', version, 'index.json'), 'utf8'))
  expect(index.attribution).toEqual(madeUpMap.attribution)
})

test('an imported map keeps the landmarks of the drawn one', async () => {
  const { path: cityDir } = copyCityFolder()
  rmSync(join(cityDir, 'map'), { recursive: true, force: true })
  writeDrawnMap(cityDir)
  const { tile } = await importFile(asOverpass(madeUpCity), { cityDir })
  expect(tile('landmarks.json')).toEqual(madeUpLandmarks)
  expect(tile(CITY_TILE).labels).toContainEqual(expect.objectContaining({ drawing: 'tower' }))
})

async function openApp(): Promise<TestApp> {
  const { path } = copyCityFolder()
  rmSync(join(path, 'map'), { recursive: true, force: true })
  return createTestApp({ env: { CITY: path, RATE_LIMITS: 'off' } })
}

async function getBase({ app }: TestApp) {
  return api.getCity.reply.parse((await app.inject('/api/city')).json()).city.map.base
}

/** Imports as the command does while servers run. */
async function importInto(testApp: TestApp, bytes: Buffer | string) {
  await importFile(bytes, { dataDir: testApp.location.dataDir })
  await markChanged(testApp.store.db, 'guide')
}

describe('a server that runs', () => {
  test('shows an imported map without a restart, as does every other process', async () => {
    const first = await openApp()
    const second = await openSecondInstance(first, { env: { CITY: first.config.cityDir, RATE_LIMITS: 'off' } })
    expect(await getBase(first)).toBeNull()
    await importInto(first, asOverpass(madeUpCity))
    await Promise.all([first.services.guide.renew(), second.services.guide.renew()])
    const base = await getBase(first)
    expect(base).toMatchObject({
      bounds: CITY.bounds,
      note: null,
      attribution: [{ text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' }],
    })
    expect(await getBase(second)).toEqual(base)
    expect((await second.app.inject(`${base?.path}${STREETS}`)).statusCode).toBe(200)
  })

  test('still serves the map before to pages that are open', async () => {
    const testApp = await openApp()
    await importInto(testApp, asOverpass(madeUpCity))
    await testApp.services.guide.renew()
    const before = await getBase(testApp)
    await importInto(testApp, JSON.stringify(madeUpMap))
    await testApp.services.guide.renew()
    expect((await getBase(testApp))?.path).not.toBe(before?.path)
    expect((await testApp.app.inject(`${before?.path}${STREETS}`)).statusCode).toBe(200)
  })

  test('keeps its map when the folder is damaged', async () => {
    const quiet = vi.spyOn(operatorConsole, 'error').mockImplementation(() => {})
    const testApp = await openApp()
    await importInto(testApp, asOverpass(madeUpCity))
    await testApp.services.guide.renew()
    const before = await getBase(testApp)
    writeFileSync(join(testApp.location.dataDir, 'map', 'current.json'), '{"version":"../../../etc"}')
    await markChanged(testApp.store.db, 'guide')
    await testApp.services.guide.renew()
    expect(await getBase(testApp)).toEqual(before)
    expect(quiet).toHaveBeenCalled()
    quiet.mockRestore()
  })
})

test('of several imports the last two stay on the disk, and nothing else', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'map', 'import-999999999.part'), { recursive: true })
  const first = await importFile(asOverpass(madeUpCity), { dataDir })
  const second = await importFile(asGeoJson(madeUpCity), { dataDir })
  const third = await importFile(JSON.stringify(madeUpMap), { dataDir })
  expect(readdirSync(join(dataDir, 'map')).toSorted()).toEqual(
    [second.version, third.version, 'current.json'].toSorted(),
  )
  expect(first.version).not.toBe(third.version)
})

const elsewhere = madeUpCity.filter(({ id }) => id >= 500)
const broken = (id: number, change: object): MadeUpElement[] =>
  madeUpCity.map((element) => (element.id === id && element.type === 'node' ? { ...element, ...change } : element))
const pbf = asPbf(madeUpCity)

const faulty: { what: string; bytes: Buffer | string; reason: RegExp }[] = [
  { what: 'nothing', bytes: '', reason: /empty/ },
  { what: 'a web page', bytes: '<!doctype html><title>Too many requests</title>', reason: /web page or XML/ },
  { what: 'XML of OpenStreetMap', bytes: '<?xml version="1.0"?><osm/>', reason: /web page or XML/ },
  { what: 'prose', bytes: 'rate limited', reason: /no answer of the Overpass API/ },
  { what: 'a packed file', bytes: gzipSync(asOverpass(madeUpCity)), reason: /Unpack it first/ },
  { what: 'JSON of something else', bytes: '{"places":[1,2,3]}', reason: /neither an answer/ },
  { what: 'the beginning of an answer', bytes: asOverpass(madeUpCity).slice(0, 3_000), reason: /ends in the middle/ },
  {
    what: 'an answer with a fault in its middle',
    bytes: asOverpass(madeUpCity).replace('"way"', 'way'),
    reason: /not valid JSON/,
  },
  { what: 'two answers in one', bytes: asOverpass(madeUpCity) + asOverpass(madeUpCity), reason: /not valid JSON/ },
  {
    what: 'an answer that the API did not finish',
    bytes: asOverpass(madeUpCity, { remark: 'runtime error: Query timed out in "query" at line 3' }),
    reason: /did not finish .*Query timed out/,
  },
  { what: 'the streets of another city', bytes: asOverpass(elsewhere), reason: /no roads of Surat/ },
  { what: 'an answer without elements', bytes: asOverpass([]), reason: /no roads of Surat/ },
  { what: 'a latitude of 912', bytes: asOverpass(broken(300, { at: [72.8, 912] })), reason: /node 300 .*912/ },
  {
    what: 'a longitude of text',
    bytes: asOverpass(madeUpCity).replace(/"lon": 72.8\b/, '"lon": "72.8"'),
    reason: /lon/,
  },
  {
    what: 'GeoJSON beyond the globe',
    bytes: asGeoJson(broken(300, { at: [272.8, 21] })),
    reason: /Feature \d+ .*coordinates/,
  },
  { what: 'half an .osm.pbf', bytes: pbf.subarray(0, pbf.length - 200), reason: /ends in the middle/ },
  {
    what: 'an .osm.pbf of deleted elements',
    bytes: Buffer.concat([headerBlob(['HistoricalInformation']), dataBlob(madeUpCity)]),
    reason: /HistoricalInformation/,
  },
  {
    what: 'a block that unpacks to too much',
    bytes: Buffer.concat([headerBlob(), blob('OSMData', Buffer.alloc(40_000_000))]),
    reason: /cannot be unpacked/,
  },
  {
    what: 'a block that is not packed at all',
    bytes: Buffer.concat([headerBlob(), blob('OSMData', Buffer.from('no'), (bytes) => bytes)]),
    reason: /cannot be unpacked/,
  },
  { what: 'an .osm.pbf beyond the globe', bytes: asPbf(broken(300, { at: [72.8, 91] })), reason: /node 300 .*globe/ },
  { what: 'an .osm.pbf of another city', bytes: asPbf(elsewhere), reason: /no roads of Surat/ },
]

describe('a file that is', () => {
  test.each(faulty)('$what changes nothing and says why', async ({ bytes, reason }) => {
    const { dataDir, version } = await importFile(asOverpass(madeUpCity))
    const before = readdirSync(join(dataDir, 'map')).toSorted()
    await expect(importFile(bytes, { dataDir })).rejects.toThrow(reason)
    expect(readdirSync(join(dataDir, 'map')).toSorted()).toEqual(before)
    expect(JSON.parse(readFileSync(join(dataDir, 'map', 'current.json'), 'utf8'))).toEqual({ version })
  })

  test('not there is named', async () => {
    const options = { city: CITY, cityDir: temporaryFolder(), dataDir: temporaryFolder(), report: () => {} }
    await expect(importBaseMap({ file: '/nowhere/streets.json', ...options })).rejects.toThrow('/nowhere/streets.json')
  })
})

test('an import that cannot write leaves the map before', async () => {
  const { dataDir, version } = await importFile(asOverpass(madeUpCity))
  cpSync(join(dataDir, 'map', 'current.json'), join(dataDir, 'kept.json'))
  rmSync(join(dataDir, 'map'), { recursive: true })
  writeFileSync(join(dataDir, 'map'), 'not a folder')
  await expect(importFile(asGeoJson(madeUpCity), { dataDir })).rejects.toThrow('map')
  expect(existsSync(join(dataDir, 'kept.json'))).toBe(true)
  expect(version).toMatch(/^[0-9a-f]{12}$/)
})

test('areas and coasts with gaps are left out and told', async () => {
  const reported: string[] = []
  const gappy = madeUpCity.flatMap((element) => {
    if (element.type === 'way' && element.id === 110) return []
    return element.type === 'way' && element.id === 200 ? [{ ...element, refs: element.refs.slice(0, 3) }] : [element]
  })
  await importFile(asOverpass(gappy), { report: (text) => reported.push(text) })
  expect(reported).toContain('Areas that are not whole in the file and are left out: 1.')
  expect(reported).toContain('The coast has a gap in the file, so the sea is left out.')
})
