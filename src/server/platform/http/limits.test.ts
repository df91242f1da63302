import type { FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { staticMapName } from '#contract/map/static-map.ts'
import { toWorldPixel } from '#contract/map/world-pixels.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { createClock } from '../../../../tests/support/clock.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { createStoreLocation, engines } from '../../../../tests/support/stores.ts'
import { openStore } from '../store/open.ts'
import { ipKey } from './client-ip.ts'

/** Limits count by the minute. The clock of this test stands still. */
const clock = createClock()

/** Requests that one IP may send in a minute. */
const LIMIT = 1_200

type Client = { remoteAddress?: string; forwardedFor?: string }

function ask(app: FastifyInstance, { remoteAddress = '192.0.2.1', forwardedFor }: Client = {}) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return app.inject({ url: '/api/attractions?name=', remoteAddress, headers })
}

/** Sends as many requests as one client may. `getClient` can vary the headers that the client sends. */
async function useUp(app: FastifyInstance, getClient: (index: number) => Client): Promise<void> {
  await Promise.all(Array.from({ length: LIMIT }, (_, index) => ask(app, getClient(index))))
}

test('a client above the limit gets 429 with Retry-After, and other clients get their answers', async () => {
  const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, now: clock.now })
  await useUp(app, () => ({}))
  const refused = await ask(app)
  expect(refused.statusCode).toBe(429)
  expect(FailureReply.parse(refused.json())).toMatchObject({ code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await ask(app, { remoteAddress: '192.0.2.2' })).statusCode).toBe(400)
})

test('with the next minute a client may ask again', async () => {
  const passing = createClock()
  const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, now: passing.now })
  await useUp(app, () => ({}))
  passing.advance(MINUTE_MS)
  expect((await ask(app)).statusCode).toBe(400)
})

test.each(engines)('several processes on one $engine database share the limit of a client', async ({ engine }) => {
  const location = await createStoreLocation(engine)
  const [first, second] = [await openStore(location), await openStore(location)]
  const options = { env: { RATE_LIMITS: 'on' }, now: clock.now }
  const apps = [await createGuideApp({ ...options, store: first }), await createGuideApp({ ...options, store: second })]
  const twoThirds = Math.ceil((LIMIT * 2) / 3)

  await Promise.all(apps.map((app) => Promise.all(Array.from({ length: twoThirds }, () => ask(app)))))

  await vi.waitFor(
    async () => {
      const answers = await Promise.all(apps.map((app) => ask(app)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    },
    { timeout: 30_000, interval: 200 },
  )
  const others = await Promise.all(apps.map((app) => ask(app, { remoteAddress: '192.0.2.2' })))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([400, 400])
})

test(
  'a map that is drawn when somebody asks counts, a tile that is there does not',
  { tags: 'weakness/made-up-maps' },
  async () => {
    const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, now: clock.now })
    const { base } = api.getCity.reply.parse((await app.inject('/api/city')).json()).city.map
    if (!base) throw new Error('The city has no map')
    const { x, y } = toWorldPixel({ lat: 21.196266, lng: 72.817782 }, 15)
    const drawn = (east: number) => {
      const center = { x: Math.round(x) + east, y: Math.round(y) }
      return `${base.path}${staticMapName({ zoom: 15, center, size: 'place', scheme: 'light' })}`
    }
    const tile = `${base.path}landmarks.json`
    expect((await app.inject(drawn(0))).statusCode).toBe(200)
    await useUp(app, () => ({ remoteAddress: '127.0.0.1' }))
    expect((await app.inject(drawn(1))).statusCode).toBe(429)
    expect((await app.inject(tile)).statusCode).toBe(200)
  },
)

test(
  'health and files can be asked for without end, files that do not exist cannot',
  { tags: 'weakness/missing-assets' },
  async () => {
    const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, hasPages: true, now: clock.now })
    const { body: page } = await app.inject('/explore')
    const picture = /src="(\/pictures\/[^"]+)"/.exec(page)?.[1] ?? ''
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? ''
    await useUp(app, () => ({}))
    const urls = ['/healthz', picture, sheet, `${sheet}?v=1`, '/pictures/none.svg', '/assets/none.js']
    const answers = await Promise.all(urls.map((url) => app.inject({ url, remoteAddress: '192.0.2.1' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429])
  },
)

test(
  'health and files can be read above the limit, and every other method counts',
  { tags: 'weakness/missing-assets' },
  async () => {
    const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, hasPages: true, now: clock.now })
    const { body: page } = await app.inject('/explore')
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? ''
    await Promise.all(Array.from({ length: LIMIT }, () => app.inject({ method: 'POST', url: sheet })))
    const getStatus = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', url: string) =>
      (await app.inject({ method, url })).statusCode
    for (const url of [sheet, '/healthz']) {
      expect([await getStatus('GET', url), await getStatus('HEAD', url)]).toEqual([200, 200])
      const others = [await getStatus('POST', url), await getStatus('PUT', url), await getStatus('DELETE', url)]
      expect(others).toEqual([429, 429, 429])
    }
  },
)

test('pages are limited like calls', async () => {
  const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, hasPages: true, now: clock.now })
  await useUp(app, () => ({}))
  const page = await app.inject({ url: '/explore', remoteAddress: '192.0.2.1' })
  expect(page.statusCode).toBe(429)
})

test('the server ignores an IP that a client makes up while no proxy is trusted', async () => {
  const app = await createGuideApp({ env: { RATE_LIMITS: 'on' }, now: clock.now })
  await useUp(app, (index) => ({ forwardedFor: `198.51.100.${index % 250}` }))
  expect((await ask(app, { forwardedFor: '203.0.113.9' })).statusCode).toBe(429)
})

describe('behind a trusted proxy', () => {
  const tags = 'weakness/forwarded-address'
  const proxy = '10.0.0.1'
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '10.0.0.0/8' }

  test('each client is counted by itself', async () => {
    const app = await createGuideApp({ env, now: clock.now })
    await useUp(app, () => ({ remoteAddress: proxy, forwardedFor: '198.51.100.1' }))
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '198.51.100.1' })).statusCode).toBe(429)
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '198.51.100.2' })).statusCode).toBe(400)
  })

  test('the server ignores IPs that the client wrote before the proxy', async () => {
    const app = await createGuideApp({ env, now: clock.now })
    await useUp(app, (index) => ({ remoteAddress: proxy, forwardedFor: `203.0.113.${index % 250}, 198.51.100.1` }))
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '203.0.113.251, 198.51.100.1' })).statusCode).toBe(429)
  })

  test('all addresses of one IPv6 network are one client', async () => {
    const app = await createGuideApp({ env, now: clock.now })
    await useUp(app, (index) => ({ remoteAddress: proxy, forwardedFor: `2001:db8:1:2::${index.toString(16)}` }))
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '2001:db8:1:2:aaaa::1' })).statusCode).toBe(429)
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '2001:db8:1:100::1' })).statusCode).toBe(400)
  })

  test('all networks that a provider gives to one customer are one client', { tags }, async () => {
    const app = await createGuideApp({ env, now: clock.now })
    const network = (index: number) => (index % 256).toString(16).padStart(2, '0')
    await useUp(app, (index) => ({ remoteAddress: proxy, forwardedFor: `2001:db8:1:7${network(index)}::1` }))
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: '2001:db8:1:7ff::1' })).statusCode).toBe(429)
  })

  test.each([
    ['192.0.2.7', (index: number) => `192.0.2.7:${1_024 + index}`],
    ['2001:db8:1:2::1', (index: number) => `[2001:db8:1:2::1]:${1_024 + index}`],
  ])('a port behind the address %s makes no other client of it', { tags }, async (address, spelling) => {
    const app = await createGuideApp({ env, now: clock.now })
    await useUp(app, (index) => ({ remoteAddress: proxy, forwardedFor: spelling(index) }))
    expect((await ask(app, { remoteAddress: proxy, forwardedFor: address })).statusCode).toBe(429)
  })

  test('a port behind the address of a trusted proxy does not hide the client', { tags }, async () => {
    const app = await createGuideApp({ env, now: clock.now })
    const through = (ip: string) => ({ remoteAddress: proxy, forwardedFor: `${ip}:4711, 10.0.0.2:5678` })
    await useUp(app, () => through('198.51.100.1'))
    expect((await ask(app, through('198.51.100.1'))).statusCode).toBe(429)
    expect((await ask(app, through('198.51.100.2'))).statusCode).toBe(400)
  })
})

describe('the key of an IP', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['192.0.2.1:50000', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:0'],
    ['2001:0db8:0001:1234::1', '2001:db8:1:1200'],
    ['2001:db8:1:12ff::', '2001:db8:1:1200'],
    ['[2001:db8:1:1200::1]:443', '2001:db8:1:1200'],
    ['[2001:db8:1:1200::1]', '2001:db8:1:1200'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['192.0.2.1:port', 'unknown'],
    ['anything', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (ip, key) => {
    expect(ipKey(ip)).toBe(key)
  })

  test('of an IPv6 address is a network or an IPv4 address, however it is written', () => {
    fc.assert(fc.property(fc.ipV6(), (ip) => /^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}$|^[0-9.]+$/.test(ipKey(ip))))
  })
})
