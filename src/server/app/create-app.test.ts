import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FailureReply } from '#contract/api/failure.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { sitemapPaths } from './site-files.ts'
import { createGuideApp, startGuideApp } from '../../../tests/support/guide-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
})

afterAll(() => app.close())

/** One URL for each kind of answer: list, page, file, and each kind of failure. */
const everyKind = [
  { url: '/api/explore', status: 200 },
  { url: '/explore', status: 200 },
  { url: '/favicon.svg', status: 200 },
  { url: '/robots.txt', status: 200 },
  { url: '/api/docs', status: 200 },
  { url: '/healthz', status: 200 },
  { url: '/no-such-page', status: 404 },
  { url: '/no-such-file.js', status: 404 },
  { url: '/api/nothing', status: 404 },
  { url: '/api/attractions?name=', status: 400 },
  { url: '/api/%zz', status: 400 },
]

describe('every answer', () => {
  test.each(everyKind)('carries the strict policy: $url', async ({ url, status }) => {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(status)
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].join(';'),
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test.each(everyKind)('carries an id of its own: $url', async ({ url }) => {
    const [first, second] = await Promise.all([
      app.inject({ url, headers: { 'request-id': 'mine', 'x-request-id': 'mine' } }),
      app.inject(url),
    ])
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })

  test('insists on HTTPS only where visitors reach us over it', async () => {
    const secure = await createGuideApp({ env: { PUBLIC_URL: 'https://surat.example' } })
    const [overHttp, overHttps] = await Promise.all([app.inject('/healthz'), secure.inject('/healthz')])
    expect(overHttp.headers).not.toHaveProperty('strict-transport-security')
    expect(overHttps.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a failure', () => {
  test.each([
    { name: 'an unknown call', method: 'GET', url: '/api/nothing', status: 404, code: 'not-found' },
    { name: 'an unknown call with a body', method: 'POST', url: '/api/nothing', status: 404, code: 'not-found' },
    {
      name: 'a broken body for an unknown call',
      method: 'POST',
      url: '/api/nothing',
      payload: '{"a":',
      status: 400,
      code: 'invalid-input',
    },
    {
      name: 'a body that is not JSON',
      method: 'POST',
      url: '/api/nothing',
      type: 'text/html',
      payload: '<p>',
      status: 415,
      code: 'unsupported-media-type',
    },
    {
      name: 'a body that is too large',
      method: 'POST',
      url: '/api/nothing',
      payload: JSON.stringify('x'.repeat(600_000)),
      status: 413,
      code: 'payload-too-large',
    },
    { name: 'a path that cannot be decoded', method: 'GET', url: '/api/%zz', status: 400, code: 'invalid-input' },
    { name: 'a page path that cannot be decoded', method: 'GET', url: '/%zz', status: 400, code: 'invalid-input' },
    {
      name: 'half a character in a path',
      method: 'GET',
      url: '/api/places/%E0%A4',
      status: 400,
      code: 'invalid-input',
    },
    { name: 'a missing asset', method: 'GET', url: '/assets/none-12345678.js', status: 404, code: 'not-found' },
    { name: 'a missing picture', method: 'GET', url: '/pictures/none.svg', status: 404, code: 'not-found' },
    {
      name: 'a file above the folder',
      method: 'GET',
      url: '/assets/..%2f..%2fmanifest.json',
      status: 404,
      code: 'not-found',
    },
    { name: 'a page that takes no body', method: 'POST', url: '/explore', status: 404, code: 'not-found' },
    {
      name: 'a prototype in a body',
      method: 'POST',
      url: '/api/nothing',
      payload: '{"__proto__":{"x":1}}',
      status: 400,
      code: 'invalid-input',
    },
  ] as const)('is told as JSON: $name', async (asked) => {
    const { method, url, status, code } = asked
    const headers = { 'content-type': 'type' in asked ? asked.type : 'application/json' }
    const response = await app.inject({ method, url, ...('payload' in asked && { payload: asked.payload, headers }) })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(FailureReply.parse(response.json())).toMatchObject({ success: false, code })
    expect(response.body).not.toMatch(/\\n\s+at |node_modules|\.ts\b/)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('names the methods that are taken: %s', async (method) => {
    const response = await app.inject({ method, url: '/api/explore' })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toBe('HEAD, GET')
    expect(response.json()).toMatchObject({ success: false, code: 'method-not-allowed' })
  })

  test('inside the server does not show its cause', async () => {
    const broken = await createGuideApp()
    broken.get('/broken', () => {
      throw new Error('the secret of the cause')
    })
    const response = await broken.inject('/broken')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({
      success: false,
      code: 'internal',
      error: 'Something went wrong on our side.',
    })
    expect(response.body).not.toContain('secret')
  })

  test('an empty body declared as JSON is none', async () => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/explore',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(405)
  })
})

describe.each([
  { url: '/api/explore', vary: 'Accept-Encoding, Accept-Language' },
  { url: '/explore', vary: 'Accept-Encoding' },
  { url: '/places/surat-castle', vary: 'Accept-Encoding' },
  { url: '/sitemap.xml', vary: 'Accept-Encoding' },
  { url: '/api/openapi.json', vary: 'Accept-Encoding' },
  { url: '/no-such-page', vary: 'Accept-Encoding' },
])('the answer at $url', ({ url, vary }) => {
  test('is the same in every encoding', async () => {
    const [plain, brotli, gzip] = await Promise.all([
      app.inject({ url, headers: { 'accept-encoding': 'identity' } }),
      app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } }),
      app.inject({ url, headers: { 'accept-encoding': 'gzip' } }),
    ])
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['vary']))).toEqual(new Set([vary]))
  })

  test('is announced by HEAD without its body', async () => {
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject(url)])
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.body).toBe('')
    expect(head.headers['etag']).toBe(get.headers['etag'])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe.each(['/api/explore', '/explore', '/favicon.svg'])('a client that has %s', (url) => {
  test('gets 304 without a body', async () => {
    const first = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('gets the body when it has another encoding', async () => {
    const response = await app.inject({ url, headers: { 'if-none-match': 'W/"another"' } })
    expect(response.statusCode).toBe(200)
  })
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.0 , gzip;q=0, *', undefined],
  ['*', 'br'],
  ['deflate', undefined],
  ['BR', 'br'],
  ['', undefined],
])('who accepts %j is sent %s', async (accepted, sent) => {
  const response = await app.inject({ url: '/api/explore', headers: { 'accept-encoding': accepted } })
  expect(response.headers['content-encoding']).toBe(sent)
})

test.each(
  Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' && !path.includes(':') ? [{ name, path }] : [],
  ),
)('the page $name is there, at $path', async ({ path }) => {
  expect((await app.inject(path)).statusCode).toBe(200)
})

test('robots.txt keeps crawlers out of the API and the panel', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('User-agent: *\nDisallow: /api/\nDisallow: /admin\n')
})

describe('a page', () => {
  test.each([...sitemapPaths(), paths.place('surat-castle'), `${categoryPaths.explore}?q=castle`])(
    'arrives complete: %s',
    async (url) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toMatch(/<h1[ >]/)
      expect(response.body).toMatch(/<title>[^<]+ · Safarnama<\/title>|<title>[^<]+<\/title>/)
      expect(response.body).not.toMatch(/ style=|<script>|\son[a-z]+="/)
    },
  )

  test('that does not exist is the Page Not Found screen with status 404', async () => {
    const [unknown, unknownPlace] = await Promise.all([app.inject('/no-such-page'), app.inject('/places/nowhere')])
    expect([unknown.statusCode, unknownPlace.statusCode]).toEqual([404, 404])
    expect(unknown.body).toContain('Oops! Page Not Found')
    expect(unknownPlace.body).toContain('Oops! Page Not Found')
  })

  test.each(['/%0A', '/a%0Db/c', '/%E2%80%A8', '/x/y/%E2%80%A9/z'])(
    'that no line can hold does not exist either: %s',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('Oops! Page Not Found')
    },
  )

  test('with a needless slash leads to the one without', async () => {
    const response = await app.inject('/explore/')
    expect(response.statusCode).toBe(308)
    expect(response.headers['location']).toBe('/explore')
  })

  test('does not redirect to a host that its path names', async () => {
    const listening = await createGuideApp({ hasPages: true })
    const url = await listening.listen({ port: 0 })
    const response = await fetch(`${url}//evil.example/`, { redirect: 'manual' })
    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })

  test('shows every search term as text', async () => {
    const response = await app.inject({ url: '/explore', query: { q: '"><script>alert(1)</script></title>' } })
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain('<script>alert')
  })
})

describe('a file', () => {
  test('of the build is kept for ever under its hashed name', async () => {
    const page = await app.inject('/explore')
    const sheet = /rel="stylesheet" href="(\/assets\/[^"]+\.css)"/.exec(page.body)?.[1] ?? 'none'
    const response = await app.inject({ url: sheet, headers: { 'accept-encoding': 'br' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-encoding']).toBe('br')
  })

  test('that is a picture runs no script when it is opened directly', async () => {
    const page = await app.inject('/explore')
    const picture = /src="(\/pictures\/[^"]+\.svg)"/.exec(page.body)?.[1] ?? 'none'
    const response = await app.inject(picture)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
