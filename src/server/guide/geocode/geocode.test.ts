import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import { startExternalServer } from '../../../../tests/support/outside-server.ts'
import { engines, openFreshStore } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { describePoint } from './describe-point.ts'
import { findPostalAddress, forgetOldPostalAddresses, storePostalAddress } from './postal-addresses.store.ts'

const POSTAL_ADDRESS = 'Ring Road, Majura Gate, Surat, Gujarat, 395002, India'

/** The description of the tested point by the nearest place. */
const NEAREST = 'Near Badshah Foods, Zampa Bazaar, Surat'

function answering(answer: unknown): RequestListener {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(answer))
  }
}

/** The answer names the requested point, so that each point has a name of its own. */
const answerWithPoint: RequestListener = ({ url = '' }, response) => {
  const asked = new URL(url, 'http://outside').searchParams
  const display_name = `${POSTAL_ADDRESS} (${asked.get('lat')}, ${asked.get('lon')})`
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ display_name }))
}

async function lookUp(
  testApp: TestApp,
  lat: number | string = 21.1944,
  lon: number | string = 72.8334,
): Promise<Answer> {
  const { token, ip } = await createUser(testApp)
  return callApi(testApp, `GET /geocode/reverse?lat=${lat}&lon=${lon}`, { token, ip })
}

async function getPostalAddress(testApp: TestApp, lat?: number, lon?: number): Promise<unknown> {
  return (await lookUp(testApp, lat, lon)).body['display_name']
}

const fastGeocoder = (url: string) => ({ GEOCODER_URL: `${url}/reverse`, GEOCODER_RATE: '100' })

describe.each(engines)('with a geocoder, on $engine', ({ engine, rule }) => {
  rule('a point has the address that the service gives it', async () => {
    const outside = await startExternalServer(answering({ display_name: POSTAL_ADDRESS }))
    const testApp = await createTestApp({ engine, env: fastGeocoder(outside.url) })
    const { status, body } = await lookUp(testApp)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, display_name: POSTAL_ADDRESS })
  })

  test('all processes together send one request for points that are a few steps apart', async () => {
    const outside = await startExternalServer(answerWithPoint)
    const env = fastGeocoder(outside.url)
    const testApp = await createTestApp({ engine, env })
    const other = await openSecondInstance(testApp, { env })
    const first = await getPostalAddress(testApp, 21.19442, 72.83341)
    expect(await getPostalAddress(testApp, 21.19438, 72.83338)).toBe(first)
    expect(await getPostalAddress(other, 21.19441, 72.8334)).toBe(first)
    expect(outside.requests).toHaveLength(1)
  })

  test('all processes together keep to the rate of the service, and further requests get the nearest place', async () => {
    const outside = await startExternalServer(answerWithPoint)
    const env = { ...fastGeocoder(outside.url), GEOCODER_RATE: '0.2' }
    const testApp = await createTestApp({ engine, env })
    const other = await openSecondInstance(testApp, { env })
    expect(await getPostalAddress(testApp, 21.1944, 72.8334)).toContain(POSTAL_ADDRESS)
    expect(await getPostalAddress(other, 21.1945, 72.8334)).toBe(NEAREST)
    expect(await getPostalAddress(testApp, 21.1946, 72.8334)).toBe(NEAREST)
    testApp.clock.advance(5 * SECOND_MS)
    expect(await getPostalAddress(other, 21.1946, 72.8334)).toContain(POSTAL_ADDRESS)
    expect(outside.requests).toHaveLength(2)
  })

  rule('an answer expires after three months', async () => {
    const outside = await startExternalServer(answerWithPoint)
    const testApp = await createTestApp({ engine, env: fastGeocoder(outside.url) })
    await getPostalAddress(testApp)
    testApp.clock.advance(89 * DAY_MS)
    await getPostalAddress(testApp)
    expect(outside.requests).toHaveLength(1)
    testApp.clock.advance(2 * DAY_MS)
    await getPostalAddress(testApp)
    expect(outside.requests).toHaveLength(2)
  })

  test('of more addresses than are kept the oldest go', async () => {
    const { db } = await openFreshStore(engine)
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
    for (const at of days) await storePostalAddress(db, { point: at, name: `Street of ${at}`, at })
    await forgetOldPostalAddresses(db, 2)
    const names = await Promise.all(days.map((day) => findPostalAddress(db, day, '')))
    expect(names).toEqual([undefined, undefined, 'Street of 2026-01-03', 'Street of 2026-01-04'])
  })
})

describe('a request to the service', () => {
  test('contains a rounded point and the name of the product, and nothing of the traveller', async () => {
    const outside = await startExternalServer(answering({ display_name: POSTAL_ADDRESS }))
    const testApp = await createTestApp({
      env: { ...fastGeocoder(outside.url), GEOCODER_URL: `${outside.url}/v1/reverse?key=k` },
    })
    await lookUp(testApp, '21.194412345', '72.83341')
    const [request] = outside.requests
    expect(request?.url).toBe('/v1/reverse?key=k&format=jsonv2&lat=21.1944&lon=72.8334')
    expect(request?.headers).toMatchObject({ 'user-agent': 'Safarnama (+https://surat.example)' })
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded|referer/)]),
    )
  })

  test('is sent once when many ask for the same point at once', async () => {
    const outside = await startExternalServer(answering({ display_name: POSTAL_ADDRESS }))
    const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
    const addresses = await Promise.all(Array.from({ length: 20 }, () => getPostalAddress(testApp)))
    expect(new Set(addresses)).toEqual(new Set([POSTAL_ADDRESS]))
    expect(outside.requests).toHaveLength(1)
  })
})

describe('text from the service', () => {
  test.each([
    ['markup stays text', '<script>alert(1)</script> Chowk', '<script>alert(1)</script> Chowk'],
    ['lines become one', 'Chowk\r\n\tSurat\u2028India\u0000', 'Chowk Surat India'],
    ['nothing turns the direction of reading', '\u202eChowk\u2066 Surat\ufeff', 'Chowk Surat'],
    ['other scripts are left alone', 'ચોક બજાર, સુરત', 'ચોક બજાર, સુરત'],
    ['half a character is replaced', 'Chowk \ud83c', 'Chowk \ufffd'],
    ['it is cut at 500 characters', 'x'.repeat(20_000), 'x'.repeat(500)],
    ['it is not cut within a character', `${'x'.repeat(499)}🏰`, `${'x'.repeat(499)}\ufffd`],
  ])('%s', async (_what, given, shown) => {
    const outside = await startExternalServer(answering({ display_name: given }))
    const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
    expect(await getPostalAddress(testApp)).toBe(shown)
  })
})

const plain =
  (type: string, body: string | Buffer, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

const postalAddressJson = JSON.stringify({ display_name: POSTAL_ADDRESS })

const useless: { what: string; answer: RequestListener }[] = [
  { what: 'a page', answer: plain('text/html', '<script>alert(1)</script>') },
  { what: 'an address that calls itself a page', answer: plain('text/html', postalAddressJson) },
  { what: 'half an answer', answer: plain('application/json', postalAddressJson.slice(0, 20)) },
  { what: 'nothing', answer: plain('application/json', '') },
  { what: 'a list', answer: answering([postalAddressJson]) },
  { what: 'null', answer: answering(null) },
  { what: 'a number for an address', answer: answering({ display_name: 7 }) },
  { what: 'an object for an address', answer: answering({ display_name: { toString: 'x' } }) },
  { what: 'a blank address', answer: answering({ display_name: ' \u0000\u202e ' }) },
  { what: 'that it knows none', answer: answering({ error: 'Unable to geocode' }) },
  { what: 'its own failure', answer: plain('application/json', postalAddressJson, 500) },
  { what: 'a refusal', answer: plain('application/json', postalAddressJson, 429) },
  { what: 'a megabyte', answer: answering({ display_name: POSTAL_ADDRESS, more: 'x'.repeat(1_000_000) }) },
  {
    what: 'a packed bomb',
    answer: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(gzipSync(JSON.stringify({ display_name: POSTAL_ADDRESS, more: ' '.repeat(20_000_000) })))
    },
  },
  { what: 'a broken connection', answer: ({ socket }) => socket.destroy() },
]

describe('a service that is of no use', () => {
  test.each(useless)('and answers with $what leaves the nearest place', async ({ answer }) => {
    const outside = await startExternalServer(answer)
    const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
    expect((await lookUp(testApp)).body).toEqual({ success: true, display_name: NEAREST })
    expect(outside.requests).toHaveLength(1)
  })

  test('and leads elsewhere is not followed', async () => {
    const elsewhere = await startExternalServer(answering({ display_name: 'Inside the house' }))
    const outside = await startExternalServer((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.url}/secret` }).end()
    })
    const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
    expect(await getPostalAddress(testApp)).toBe(NEAREST)
    expect(elsewhere.requests).toEqual([])
  })

  test('and never ends gets a timeout after a few seconds', async () => {
    const silent = await startExternalServer(() => {})
    const dripping = await startExternalServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"display_name":"')
      const drip = setInterval(() => response.write('x'), 100)
      response.on('close', () => clearInterval(drip))
    })
    const worlds = await Promise.all([silent, dripping].map(({ url }) => createTestApp({ env: fastGeocoder(url) })))
    expect(await Promise.all(worlds.map((testApp) => getPostalAddress(testApp)))).toEqual([NEAREST, NEAREST])
  })

  test('is left alone for a while after three failures in a row', async () => {
    const outside = await startExternalServer(plain('text/plain', 'Down for repairs', 503))
    const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
    for (const lat of [21.194, 21.195, 21.196, 21.197, 21.198]) await getPostalAddress(testApp, lat, 72.83)
    expect(outside.requests).toHaveLength(3)
    testApp.clock.advance(16 * SECOND_MS)
    await getPostalAddress(testApp, 21.199, 72.83)
    expect(outside.requests).toHaveLength(4)
  })
})

describe('without a geocoder', () => {
  test.each([
    ['a point in the city is near its nearest place', 21.1944, 72.8334, NEAREST],
    ['of a neighbourhood only its name is said', 21.08, 72.715, 'Near Dumas Beach, Dumas, Surat'],
    ['a point elsewhere is its coordinates', 51.50072, -0.12462, 'Point at 51.50072, -0.12462'],
    ['a point at sea off the city is its coordinates', 21.1, 72.5, 'Point at 21.10000, 72.50000'],
    ['the ends of the Earth are points, too', -90, -180, 'Point at -90.00000, -180.00000'],
  ])('%s', async (_what, lat, lon, expected) => {
    const testApp = await createTestApp()
    expect(await getPostalAddress(testApp, lat, lon)).toEqual(expected)
  })
})

test('a neighbourhood that is the city itself is not said twice', () => {
  const castle = { slug: 'castle', name: 'Castle', kind: 'historical', locality: 'Surat', precision: 'site' } as const
  const area = { center: { lat: 21, lng: 72 }, boundingBox: { south: 20, west: 71, north: 22, east: 73 } }
  const index = [{ ...castle, geo: { lat: 21, lng: 72 } }]
  expect(describePoint({ lat: 21, lng: 72 }, { area, cityName: 'Surat', index })).toEqual({
    code: 'nearPlace',
    values: { place: 'Castle', city: 'Surat' },
  })
})

test('without a place whose spot is known a point is its coordinates', () => {
  const area = { center: { lat: 21, lng: 72 }, boundingBox: { south: 20, west: 71, north: 22, east: 73 } }
  expect(describePoint({ lat: 21, lng: 72 }, { area, cityName: 'Surat', index: [] })).toEqual({
    code: 'point',
    values: { lat: '21.00000', lng: '72.00000' },
  })
})

test.each([
  'lat=21.19',
  'lon=72.83',
  'lat=91&lon=0',
  'lat=0&lon=-180.5',
  'lat=1e1&lon=0',
  'lat=0x10&lon=0',
  'lat=NaN&lon=0',
  'lat=&lon=',
  'lat=1&lat=2&lon=3',
  'lat=1%2F..&lon=3',
  'lat=1%26key%3Dx&lon=3',
  'lat=٢١&lon=3',
])('%s is no point', async (query) => {
  const outside = await startExternalServer(answering({ display_name: POSTAL_ADDRESS }))
  const testApp = await createTestApp({ env: fastGeocoder(outside.url) })
  const { token, ip } = await createUser(testApp)
  const { status, body } = await callApi(testApp, `GET /geocode/reverse?${query}`, { token, ip })
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, code: 'invalid-input' })
  expect(outside.requests).toEqual([])
})
