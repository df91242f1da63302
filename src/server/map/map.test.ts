import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { startExternalServer } from '../../../tests/support/outside-server.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { openSecondInstance, createTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { openTileStore } from './tile-store.ts'

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 'tile')])
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 'tile')])
const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(200, 'tile')])

function sending(bytes: Buffer | string, headers: Record<string, string> = {}, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'image/png', ...headers }).end(bytes)
  }
}

async function openMap(answer: RequestListener) {
  const outside = await startExternalServer(answer)
  const env = { TILE_URL: `${outside.url}/style/{z}/{x}/{y}.png?key=k`, RATE_LIMITS: 'off' }
  const testApp = await createTestApp({ env })
  return { outside, env, testApp }
}

async function fetchTile({ app }: TestApp, path = '/tiles/14/11505/7199.png') {
  const { statusCode: status, headers, rawPayload: bytes } = await app.inject(path)
  return { status, headers, bytes }
}

describe('a tile', () => {
  test.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ])('is sent as the %s that it is, whatever the source calls it', async (type, bytes) => {
    const { testApp } = await openMap(sending(bytes, { 'content-type': 'text/html' }))
    const tile = await fetchTile(testApp)
    expect(tile).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=604800',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
    expect(tile.bytes).toEqual(bytes)
  })

  test('is fetched from the URL that the operator gave, with the name of the product', async () => {
    const { testApp, outside } = await openMap(sending(PNG))
    await fetchTile(testApp)
    expect(outside.requests[0]?.url).toBe('/style/14/11505/7199.png?key=k')
    expect(outside.requests[0]?.headers['user-agent']).toBe('Safarnama (+https://surat.example)')
  })

  test('may be requested without a file ending', async () => {
    const { testApp } = await openMap(sending(PNG))
    expect((await fetchTile(testApp, '/tiles/14/11505/7199')).status).toBe(200)
  })

  test('is fetched once, however many want it at once', async () => {
    const { testApp, outside } = await openMap(sending(PNG))
    const tiles = await Promise.all(Array.from({ length: 20 }, () => fetchTile(testApp)))
    expect(new Set(tiles.map(({ status }) => status))).toEqual(new Set([200]))
    expect(outside.requests).toHaveLength(1)
  })

  test('is still available after a restart of the server', async () => {
    const { testApp, outside, env } = await openMap(sending(PNG))
    await fetchTile(testApp)
    const anew = await openSecondInstance(testApp, { env })
    expect((await fetchTile(anew)).bytes).toEqual(PNG)
    expect(outside.requests).toHaveLength(1)
  })

  test('of another source is not shown and is deleted', async () => {
    const { testApp } = await openMap(sending(PNG))
    await fetchTile(testApp)
    const other = await startExternalServer(sending(WEBP))
    const anew = await openSecondInstance(testApp, { env: { TILE_URL: `${other.url}/{z}/{x}/{y}` } })
    expect((await fetchTile(anew)).bytes).toEqual(WEBP)
  })

  test('is fetched again after a week', async () => {
    const { testApp, outside } = await openMap(sending(PNG))
    await fetchTile(testApp)
    testApp.clock.advance(6 * DAY_MS)
    expect((await fetchTile(testApp)).headers['cache-control']).toBe('public, max-age=86400')
    expect(outside.requests).toHaveLength(1)
    testApp.clock.advance(2 * DAY_MS)
    await fetchTile(testApp)
    expect(outside.requests).toHaveLength(2)
  })

  test.each([
    ['says how long it holds, it holds so long', 'public, max-age=172800', 'public, max-age=172800'],
    ['wants it fetched again and again, it holds a day', 'max-age=0, no-cache', 'public, max-age=86400'],
    ['lets it hold for ever, it holds a month', 'max-age=9999999999', 'public, max-age=2592000'],
  ])('whose source %s', async (_what, cacheControl, held) => {
    const { testApp } = await openMap(sending(PNG, { 'cache-control': cacheControl }))
    expect((await fetchTile(testApp)).headers['cache-control']).toBe(held)
  })

  test('that has grown old is better than none while the source is away', async () => {
    let isAway = false
    const { testApp } = await openMap((request, response) =>
      (isAway ? sending('Down for repairs', {}, 503) : sending(PNG))(request, response),
    )
    await fetchTile(testApp)
    isAway = true
    testApp.clock.advance(8 * DAY_MS)
    expect(await fetchTile(testApp)).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=60' } })
  })

  test('that cannot be stored is still sent', async () => {
    const { testApp } = await openMap(sending(PNG))
    const folder = join(testApp.location.dataDir, 'tiles')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'not a folder')
    expect((await fetchTile(testApp)).status).toBe(200)
    expect((await fetchTile(testApp)).status).toBe(200)
  })
})

test('few tiles are fetched at a time', async () => {
  let [now, most] = [0, 0]
  const { testApp } = await openMap((request, response) => {
    now += 1
    most = Math.max(most, now)
    setImmediate(() => {
      now -= 1
      sending(PNG)(request, response)
    })
  })
  const tiles = await Promise.all(Array.from({ length: 60 }, (_, x) => fetchTile(testApp, `/tiles/10/${x}/7.png`)))
  expect(new Set(tiles.map(({ status }) => status))).toEqual(new Set([200]))
  expect(most).toBeLessThanOrEqual(4)
})

test('while two hundred tiles wait for the source, more stay away at once', async () => {
  const { promise: isFull, resolve: goOn } = Promise.withResolvers<void>()
  const { testApp, outside } = await openMap((request, response) => {
    void isFull.then(() => sending(PNG)(request, response))
  })
  const statuses: number[] = []
  const asked = Array.from({ length: 210 }, async (_, x) => {
    statuses.push((await fetchTile(testApp, `/tiles/10/${x}/7.png`)).status)
  })
  await vi.waitFor(() => expect(statuses).toEqual(Array.from({ length: 6 }, () => 404)), { timeout: 3_000 })
  goOn()
  await Promise.all(asked)
  expect(statuses.slice(6)).toEqual(Array.from({ length: 204 }, () => 200))
  expect(outside.requests).toHaveLength(204)
})

const useless: { what: string; answer: RequestListener }[] = [
  { what: 'a page that calls itself a picture', answer: sending('<script>alert(1)</script>') },
  { what: 'a drawing that can hold script', answer: sending('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { what: 'nothing', answer: sending('') },
  { what: 'the beginning of a picture’s name', answer: sending('RIFF') },
  { what: 'more than any tile has', answer: sending(Buffer.concat([PNG, Buffer.alloc(600_000)])) },
  { what: 'a packed picture', answer: sending(gzipSync(PNG), { 'content-encoding': 'gzip' }) },
  { what: 'that there is none', answer: sending(PNG, {}, 404) },
  { what: 'a refusal', answer: sending(PNG, {}, 429) },
  { what: 'a broken connection', answer: ({ socket }) => socket.destroy() },
]

describe('a source', () => {
  test.each(useless)('that answers with $what leaves the outlines to be seen', async ({ answer }) => {
    const { testApp, outside } = await openMap(answer)
    const tile = await fetchTile(testApp)
    expect(tile).toMatchObject({ status: 404, headers: { 'cache-control': 'public, max-age=60' } })
    expect(tile.bytes).toHaveLength(0)
    await fetchTile(testApp)
    expect(outside.requests, 'asked again at once').toHaveLength(1)
    testApp.clock.advance(MINUTE_MS + SECOND_MS)
    await fetchTile(testApp)
    expect(outside.requests, 'asked again later').toHaveLength(2)
  })

  test('that leads elsewhere is not followed', async () => {
    const elsewhere = await startExternalServer(sending(PNG))
    const { testApp } = await openMap(sending('', { location: `${elsewhere.url}/secret` }, 302))
    expect((await fetchTile(testApp)).status).toBe(404)
    expect(elsewhere.requests).toEqual([])
  })

  test('that never ends gets a timeout after a few seconds', async () => {
    const { testApp } = await openMap((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write(PNG)
    })
    expect((await fetchTile(testApp)).status).toBe(404)
  })

  test('that fails three times in a row is left alone for a while', async () => {
    const { testApp, outside } = await openMap(sending('Down for repairs', {}, 503))
    for (const x of [0, 1, 2, 3, 4]) await fetchTile(testApp, `/tiles/10/${x}/7.png`)
    expect(outside.requests).toHaveLength(3)
    testApp.clock.advance(16 * SECOND_MS)
    await fetchTile(testApp, '/tiles/10/5/7.png')
    expect(outside.requests).toHaveLength(4)
  })
})

test.each([
  '/tiles/20/0/0.png',
  '/tiles/1/2/0.png',
  '/tiles/1/0/2.png',
  '/tiles/-1/0/0.png',
  '/tiles/1/0/0.svg',
  '/tiles/01/0/0.png',
  '/tiles/1e0/0/0.png',
  '/tiles/1/0/0.png.png',
  '/tiles/1/..%2f..%2fetc/0.png',
  '/tiles/1/0/%2e%2e',
  '/tiles/5/٣/0.png',
  '/tiles/14/11505',
])('there is no tile at %s, and the source is not asked', async (path) => {
  const { testApp, outside } = await openMap(sending(PNG))
  expect((await fetchTile(testApp, path)).status).toBe(404)
  expect(outside.requests).toEqual([])
})

test('without a source there are no tiles', async () => {
  expect(await fetchTile(await createTestApp())).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'public, max-age=60' },
  })
})

test('kept tiles stay within their quota, and the least recently used tiles are deleted first', async () => {
  const store = openTileStore({ dataDir: temporaryFolder(), template: 'https://outside/{z}/{x}/{y}', maxBytes: 1_000 })
  const tile = { bytes: Buffer.alloc(400), freshUntil: Date.parse('2026-03-08T00:00:00Z') }
  await store.write('1-0-0', tile)
  await store.write('1-0-1', tile)
  await store.read('1-0-0')
  await store.write('1-1-0', tile)
  const stored = await Promise.all(['1-0-0', '1-0-1', '1-1-0'].map((name) => store.read(name)))
  expect(stored.map((found) => found !== undefined)).toEqual([true, false, true])
})

describe('the map in the answer about the city', () => {
  async function cityMap(env: Record<string, string>) {
    const app = await createGuideApp({ env })
    return api.getCity.reply.parse((await app.inject('/api/city')).json()).city.map
  }

  test('has a center and outlines, and no tiles by default', async () => {
    expect(await cityMap({})).toMatchObject({
      center: { lat: 21.1959, lng: 72.8302 },
      start: { lat: 21.1824, lng: 72.8283, zoom: 5 },
      tiles: null,
      outlines: expect.stringMatching(/^\/outlines\/[0-9a-f]{12}\.json$/),
    })
  })

  test.each([
    [
      'OpenStreetMap is named as it asks',
      { TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
      { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    ],
    [
      'another source is named by its host',
      { TILE_URL: 'https://tiles.example/{z}/{x}/{y}' },
      { text: 'tiles.example', url: null },
    ],
    [
      'a host that only looks like it is not OpenStreetMap',
      { TILE_URL: 'https://notopenstreetmap.org/{z}/{x}/{y}' },
      { text: 'notopenstreetmap.org', url: null },
    ],
    [
      'the operator’s own words come first',
      { TILE_URL: 'https://tiles.example/{z}/{x}/{y}', TILE_ATTRIBUTION: '© Example <https://example.org/terms>' },
      { text: '© Example', url: 'https://example.org/terms' },
    ],
  ])('%s', async (_what, env, tiles) => {
    expect((await cityMap(env)).tiles).toEqual(tiles)
  })
})

describe('outlines', () => {
  test('are a file for ever', async () => {
    const app = await createGuideApp()
    const { map } = api.getCity.reply.parse((await app.inject('/api/city')).json()).city
    const { statusCode, headers, body } = await app.inject(map.outlines ?? '')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/geo+json',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body).toBe(readFileSync('content/surat/outlines.json', 'utf8'))
  })

  test('that a city has none of, or that are no map, are left out', async () => {
    const { path, write } = copyCityFolder()
    write('outlines.json', '{"type":"FeatureCollection","features":[{"type":"Feature"}]}')
    const broken = await createGuideApp({ env: { CITY: path } })
    rmSync(join(path, 'outlines.json'))
    const without = await createGuideApp({ env: { CITY: path } })
    const cities = await Promise.all([broken, without].map((app) => app.inject('/api/city')))
    const maps = cities.map((answer) => api.getCity.reply.parse(answer.json()).city.map)
    expect(maps.map(({ outlines }) => outlines)).toEqual([null, null])
  })
})
