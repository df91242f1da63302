import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '../../../../tests/support/clock.ts'
import { createGuideApp, startGuideApp } from '../../../../tests/support/guide-app.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'

/** The URLs that reached Fastify. Answers from memory leave before it. */
const routed: string[] = []

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
  await listen(app)
})

afterAll(() => app.close())

async function listen(started: FastifyInstance): Promise<void> {
  started.addHook('onRequest', (routedRequest, _reply, done) => {
    routed.push(routedRequest.url)
    done()
  })
  await started.listen({ port: 0, host: '127.0.0.1' })
}

type Asked = { app?: FastifyInstance; url: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> }
type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 20 })

/** Asks over the network, because `inject` hands a request to Fastify directly. */
async function ask({ app: asked = app, url, ...options }: Asked): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request(asked.listeningOrigin + url, { ...options, agent }, (response) => {
    const { statusCode: status, headers } = response
    buffer(response).then((body) => resolve({ status, headers, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

/** All headers except those of the single request or of the connection. */
function lasting({ headers }: Pick<Answer, 'headers'>): Record<string, unknown> {
  const { date, connection, 'keep-alive': _keepAlive, 'x-request-id': _id, ...others } = headers
  expect([date, connection]).not.toContain(null)
  return others
}

async function findLink(pattern: RegExp): Promise<string> {
  return pattern.exec((await app.inject('/explore')).body)?.[1] ?? 'none'
}

/** The first font that the style sheet of every page names. */
async function findFont(): Promise<string> {
  const sheet = await findLink(/<link rel="stylesheet" href="([^"]+)"/)
  return /url\(["']?(\/[^"')]+\.woff2)/.exec((await app.inject(sheet)).body)?.[1] ?? 'none'
}

const kinds = [
  { kind: 'a page', find: async () => '/explore' },
  { kind: 'a list', find: async () => '/api/explore' },
  { kind: 'a search', find: async () => '/api/attractions?name=castle' },
  { kind: 'a page of a place', find: async () => '/places/surat-castle' },
  { kind: 'a picture', find: () => findLink(/src="(\/pictures\/[^"]+)"/) },
  { kind: 'a hashed file', find: () => findLink(/<link rel="stylesheet" href="([^"]+)"/) },
  { kind: 'a font', find: findFont },
  { kind: 'robots.txt', find: async () => '/robots.txt' },
]

describe.each(kinds)('$kind', ({ find }) => {
  test.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])(
    'leaves memory as it was first sent, for %s',
    async (accepted) => {
      const headers = { 'accept-encoding': accepted }
      const url = await find()
      // The first answer to a query is compressed for that one time.
      await app.inject({ url, headers })
      const first = await app.inject({ url, headers })
      await ask({ url })
      routed.length = 0
      const answer = await ask({ url, headers })
      expect(routed).toEqual([])
      expect({ status: answer.status, headers: lasting(answer) }).toEqual({ status: 200, headers: lasting(first) })
      expect(answer.body.equals(first.rawPayload)).toBe(true)
    },
  )

  test('answers HEAD, and answers 304 to clients that have it', async () => {
    const url = await find()
    await ask({ url })
    const { headers } = await ask({ url })
    const known = { 'if-none-match': String(headers['etag']) }
    const [head, notModified] = [await app.inject({ method: 'HEAD', url }), await app.inject({ url, headers: known })]
    routed.length = 0
    const answers = [await ask({ url, method: 'HEAD' }), await ask({ url, headers: known })]
    expect(routed).toEqual([])
    expect(answers.map((answer) => [answer.status, lasting(answer), answer.body.length])).toEqual([
      [200, lasting(head), 0],
      [304, lasting(notModified), 0],
    ])
  })
})

test('a head that is sent again says the same of its connection as Node would, on the wire', async () => {
  const url = '/robots.txt'
  const heads = async (requestText: string) => {
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.end(requestText)
    return (await text(socket))
      .split(/(?=HTTP\/1\.1 )/)
      .map((answer) => answer.slice(0, answer.indexOf('\r\n\r\n')))
      .map((head) => head.replace(/(?<=x-request-id: )\S+/i, 'ID').replace(/(?<=Date: ).*/, 'DATE'))
  }
  const get = (version: string, more = '') => `GET ${url} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`
  const conditional = get('1.1', `If-None-Match: ${String((await ask({ url })).headers['etag'])}\r\n`)
  await ask({ url })
  routed.length = 0
  const [first, second, ...others] = await heads(get('1.1').repeat(2) + conditional.repeat(2) + get('1.1'))
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(first).toMatch(/\r\nDate: DATE\r\nConnection: keep-alive\r\nKeep-Alive: timeout=20$/)
  expect(second).toBe(first)
  const [notModified, notModifiedAgain, third] = others
  expect(notModified).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
  expect([notModifiedAgain, third]).toEqual([notModified, first])
  const closing = first?.replace(/keep-alive\r\n.*$/, 'close')
  expect(await heads(get('1.1', 'Connection: close\r\n'))).toEqual([closing])
  expect(await heads(get('1.0'))).toEqual([closing])
  expect(routed).toEqual([])
})

test('each answer from memory has an id of its own', async () => {
  const answers = [await ask({ url: '/explore' }), await ask({ url: '/explore' }), await ask({ url: '/explore' })]
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
  expect(ids[2]).toMatch(/^[0-9a-f-]{36}$/)
})

test('made-up queries displace neither the pages of the guide nor answers that people ask for again', async () => {
  const asked = ['/cafe', '/api/explore', '/cafe?free=1', '/api/places?free=1', '/api/attractions?name=castle']
  for (const url of [...asked, ...asked, ...asked]) await ask({ url })
  const madeUp = Array.from({ length: 400 }, (_, number) => `/api/places?q=made-up-${number}&diet=jain`)
  await Promise.all(madeUp.map((url) => ask({ url })))
  routed.length = 0
  for (const url of asked) await ask({ url })
  expect(routed).toEqual([])
})

test('an answer to a query is compressed well only when it is asked for again', async () => {
  const url = '/api/places?price=1,2'
  const lengths: number[] = []
  for (let time = 0; time < 3; time += 1) {
    lengths.push((await ask({ url, headers: { 'accept-encoding': 'br' } })).body.length)
  }
  const [first = 0, second = 0, third = 0] = lengths
  expect(second).toBeLessThan(first)
  expect(third).toBe(second)
})

test('an answer in the language of its caller is not sent to a caller of another one, however its URL is written', async () => {
  const inLanguage = async (url: string, language: string) =>
    (await ask({ url, headers: { 'accept-language': language } })).body.toString()
  for (const url of ['/api/phrases', '/%61pi/phrases', '/ap%69/phrases?x=1']) {
    const [plain, other] = [await inLanguage('/api/phrases', 'en'), await inLanguage('/api/phrases', 'hi')]
    const first = await inLanguage(url, 'hi')
    expect([first, await inLanguage(url, 'hi'), await inLanguage(url, 'en')]).toEqual([other, other, plain])
  }
})

test('missing pages and methods other than GET always reach Fastify', async () => {
  routed.length = 0
  const urls = ['/no-such-page', '/no-such-page', '/none.png', '/none.png', '/readyz', '/readyz']
  for (const url of urls) await ask({ url })
  expect(routed).toEqual(urls)
})

test.each(['/assets/none.js', '/pictures/none.svg', '/assets/%zz', '/assets/..%2fmanifest.json'])(
  'the answer for the missing file %s leaves before Fastify and is like its answer',
  { tags: 'weakness/missing-assets' },
  async (url) => {
    const headers = { 'accept-language': 'gu, en;q=0.5' }
    const known = await app.inject({ url: '/assets/none.js', headers })
    routed.length = 0
    const [answer, head] = [await ask({ url, headers }), await ask({ url, headers, method: 'HEAD' })]
    expect(routed).toEqual([])
    expect({ status: answer.status, headers: lasting(answer) }).toEqual({ status: 404, headers: lasting(known) })
    expect(answer.body.equals(known.rawPayload)).toBe(true)
    expect([head.status, head.body.length]).toEqual([404, 0])
  },
)

test('health is answered before Fastify, with the same headers', { tags: 'weakness/health' }, async () => {
  const known = await app.inject('/healthz')
  routed.length = 0
  const answer = await ask({ url: '/healthz' })
  const { 'x-request-id': _id, ...headers } = lasting(known)
  expect(routed).toEqual([])
  expect({ status: answer.status, headers: lasting(answer) }).toEqual({ status: 200, headers })
  expect(answer.body.equals(known.rawPayload)).toBe(true)
})

test('answers from memory are counted in the metrics under their route', async () => {
  const own = await createGuideApp()
  await listen(own)
  for (let count = 0; count < 3; count++) await ask({ app: own, url: '/api/explore' })
  await ask({ app: own, url: '/api/explore', method: 'HEAD' })
  const { body } = await own.inject('/metrics')
  const count = (method: string) =>
    new RegExp(
      `^http_request_duration_seconds_count\\{method="${method}",route="/api/explore",status="200"\\} (\\d+)`,
      'm',
    )
  expect([count('GET').exec(body)?.[1], count('HEAD').exec(body)?.[1]]).toEqual(['3', '1'])
  expect(body).toMatch(/_bucket\{le="\+Inf",method="GET",route="\/api\/explore",status="200"\} 3/)
})

const REVIEW = {
  placeName: 'Surat Castle',
  location: 'Chowk Bazar, Surat',
  rating: 4,
  reviewText: 'Written after the list was kept in memory.',
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}

test('a new review is in the next answer', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  await listen(testApp.app)
  const { token } = await createUser(testApp)
  const list = async () => (await ask({ app: testApp.app, url: '/api/review/all?limit=3' })).body.toString()
  const before = [await list(), await list()]
  await callApi(testApp, 'POST /review/create', { token, body: REVIEW })
  expect(before[1]).toBe(before[0])
  expect(await list()).toContain(REVIEW.reviewText)
})

describe('a client above the limit', () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' }
  const from = (limited: FastifyInstance, url: string, ip: string) =>
    ask({ app: limited, url, headers: { 'x-forwarded-for': ip } })

  const useUp = (limited: FastifyInstance, ip: string) =>
    Promise.all(Array.from({ length: 1_201 }, () => from(limited, '/api/attractions?name=', ip)))

  test(
    'gets what is in memory, and is refused all else before Fastify',
    { tags: 'weakness/missing-assets' },
    async () => {
      const own = await createGuideApp({ env, now: createClock().now })
      await listen(own)
      await from(own, '/api/explore', '198.51.100.1')
      await useUp(own, '198.51.100.1')
      routed.length = 0
      const inMemory = await from(own, '/api/explore', '198.51.100.1')
      const refused = await from(own, '/api/cafe', '198.51.100.1')
      expect(routed).toEqual([])
      expect([inMemory.status, refused.status]).toEqual([200, 429])
      expect(JSON.parse(refused.body.toString())).toMatchObject({ success: false, code: 'too-many-requests' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await from(own, '/api/cafe', '198.51.100.2')).status).toBe(200)
    },
  )

  test('is told health', { tags: 'weakness/health' }, async () => {
    const own = await createGuideApp({ env, now: createClock().now })
    await listen(own)
    await useUp(own, '198.51.100.1')
    expect((await from(own, '/api/cafe', '198.51.100.1')).status).toBe(429)
    expect((await from(own, '/healthz', '198.51.100.1')).status).toBe(200)
  })
})
