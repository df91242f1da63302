import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClock } from '../../../../tests/support/clock.ts'
import { startGuideApp } from '../../../../tests/support/guide-app.ts'

/** Both say the same at the same moment. One is asked over the network, the other through Fastify alone. */
let app: FastifyInstance
let plain: FastifyInstance

/** The URLs that reached Fastify. First answers leave before it. */
const routed: string[] = []

const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  const { now } = createClock('2026-12-08T04:29:30.000Z')
  app = await startGuideApp({ now })
  plain = await startGuideApp({ now })
  app.addHook('onRequest', (asked, _reply, done) => {
    routed.push(asked.url)
    done()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await plain.close()
})

beforeEach(() => {
  routed.length = 0
})

type Asked = { url: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> }

async function ask({ url, ...options }: Asked) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request(app.listeningOrigin + url, { ...options, agent }, (response) => {
    const { statusCode: status = 0, headers } = response
    buffer(response).then(
      (body) => resolve({ status, headers: lasting(headers), body: body.toString('latin1') }),
      reject,
    )
  })
    .on('error', reject)
    .end()
  return promise
}

async function askPlain(asked: Asked): Promise<Answer> {
  const { statusCode: status, headers, rawPayload } = await plain.inject(asked)
  return { status, headers: lasting(headers), body: rawPayload.toString('latin1') }
}

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** All headers except those of the single request or of the connection. */
function lasting(headers: Record<string, unknown>): Record<string, unknown> {
  const { date: _date, connection: _connection, 'keep-alive': _alive, 'x-request-id': id, ...others } = headers
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return others
}

const term = fc.oneof(
  fc.constantFrom('castle', 'locho', 'rander', 'wishlist', 'heritage day', 'લોચો', 'casle 7', 'kids'),
  fc.string({ maxLength: 12 }),
)
const filter = fc.constantFrom(
  'free=1',
  'open=now',
  'open=2026-12-07T10:00',
  'diet=jain,vegan',
  'price=0&price=1',
  'area=Rander',
  'setting=indoor',
  'sort=name',
  'stepfree=1',
  'wifi=1',
  'q=castle',
)
const encoded = fc.oneof(term.map(encodeURIComponent), fc.constantFrom('%zz', '%ff', '+', '%', '%00', '%20'))
const url = fc.oneof(
  encoded.map((q) => `/api/search?q=${q}`),
  encoded.map((name) => `/api/attractions?name=${name}`),
  fc.array(filter, { minLength: 1, maxLength: 4 }).map((filters) => `/api/places?${filters.join('&')}`),
  fc.tuple(filter, encoded).map(([wanted, name]) => `/api/places?${wanted}&${name}=1&q=${name}`),
  fc.constantFrom(
    '/api/search?',
    '/api/search?q=a&q=b',
    '/api/search?name=a',
    '/api/places?',
    '/api/search?q=',
    '/api/places',
  ),
)
const headers = fc.record(
  {
    'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity'),
    'accept-language': fc.constantFrom('en', 'gu, en;q=0.5', '*'),
  },
  { requiredKeys: [] },
)

test('the first answer and each later one are those of Fastify, header by header and byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(url, headers, async (asked, sent) => {
      const given = { url: asked, headers: sent }
      const [first, plainFirst] = [await ask(given), await askPlain(given)]
      const [second, plainSecond] = [await ask(given), await askPlain(given)]
      expect(first).toEqual(plainFirst)
      expect(second).toEqual(plainSecond)
    }),
  )
})

test('a first answer leaves before Fastify', async () => {
  const urls = ['/api/search?q=castle+and+fort', '/api/places?free=1&verified=1', '/api/attractions?name=fort']
  for (const asked of urls) expect((await ask({ url: asked })).status).toBe(200)
  expect(routed).toEqual([])
})

test('failures, HEAD and the second request of a query reach Fastify', async () => {
  const refused = '/api/search?q='
  const again = '/api/search?q=asked+again'
  const head = '/api/search?q=head'
  expect((await ask({ url: refused })).status).toBe(400)
  expect(await ask({ url: head, method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  const [first, second] = [await ask({ url: again }), await ask({ url: again })]
  expect(second).toEqual(first)
  expect(routed).toEqual([refused, head, again])
})

test('who has the first answer already is told so', async () => {
  const asked = '/api/places?diet=vegan&free=1'
  const { etag } = (await askPlain({ url: asked })).headers
  const known = { 'if-none-match': String(etag) }
  const answer = await ask({ url: asked, headers: known })
  expect(routed).toEqual([])
  expect(answer).toEqual(await askPlain({ url: asked, headers: known }))
  expect([answer.status, answer.body]).toEqual([304, ''])
})

test('first answers are counted in the metrics under their route', async () => {
  const count = async () => {
    const { body } = await app.inject('/metrics')
    const found = /^http_request_duration_seconds_count\{method="GET",route="\/api\/search",status="200"\} (\d+)/m.exec(
      body,
    )
    return Number(found?.[1] ?? 0)
  }
  const before = await count()
  await ask({ url: '/api/search?q=counted' })
  expect(await count()).toBe(before + 1)
})
