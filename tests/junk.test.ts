import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { startGuideApp } from './support/guide-app.ts'
import { scaled } from './support/scale.ts'

/** The number of generated requests. Half of them go to calls of the contract. */
const RUNS = scaled({ brief: 700, short: 2_000 })

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp()
})

afterAll(() => app.close())

const oddTexts = fc.constantFrom(
  '__proto__',
  'constructor',
  '(a+)+$',
  '%',
  '%00',
  '../..',
  '\u202e',
  '🏰',
  "' or 1=1 --",
  'null',
  '-1',
  '1e999',
  '',
)
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 2_000 }), oddTexts)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
const known = fc
  .tuple(fc.constantFrom(...Object.values(api).map(({ path }) => path)), anyText)
  .map(([path, value]) => `/api${path.replaceAll(/:\w+/g, () => encodeURIComponent(value.toWellFormed()))}`)
const unknownPath = fc
  .array(anyText, { maxLength: 5 })
  .map((parts) => `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`)
const brokenPath = fc.string({ maxLength: 60 }).map((text) => `/api/${text.replaceAll(/[^!-~]/g, '%')}`)
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('name', 'email', 'cursor', 'limit', 'place'), anyText), anyText), {
    maxLength: 4,
  })
  .map((pairs) =>
    new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(),
  )
const namedFields = fc.dictionary(
  fc.oneof(
    fc.constantFrom('name', 'email', 'password', 'otp', 'newPassword', 'Name', 'itemName', 'userEmail', '__proto__'),
    fc.constantFrom(
      'placeName',
      'rating',
      'reviewText',
      'locationCoords',
      'imageUrl',
      'additionalImageUrls',
      'title',
      'date',
      'priority',
    ),
    anyText,
  ),
  fc.anything({ maxDepth: 3 }),
  { maxKeys: 6 },
)
const body = fc.oneof(
  namedFields.map((value) => JSON.stringify(value) ?? ''),
  fc.json({ maxDepth: 6 }),
  fc.string({ maxLength: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom('', 'null', '{"__proto__":{"isAdmin":true}}', '{"a":', '"\\ud800"', `"${'x'.repeat(700_000)}"`),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
    ),
    authorization: fc.oneof(
      fc.constantFrom('Bearer', 'Bearer ', 'Basic eDp5', 'Bearer undefined'),
      fc.base64String({ maxLength: 80 }).map((token) => `Bearer ${token}`),
    ),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=x', '*;q=0', ',,,;;;', 'identity;q=0'),
    'if-none-match': fc.constantFrom('*', 'W/""', '"'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', ',,,'),
  },
  { requiredKeys: [] },
)

const request = fc.record({
  method,
  url: fc
    .tuple(fc.oneof(known, known, unknownPath, brokenPath), query)
    .map(([path, search]) => (search === '' ? path : `${path}?${search}`)),
  headers,
  payload: fc.option(body, { nil: undefined }),
})

test('every request gets a success or a failure of the contract, and never a server error', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ payload, ...asked }) => {
      const response = await app.inject({ ...asked, ...(payload !== undefined && { payload }) })
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      expect(
        isSuccess(response.statusCode) ||
          response.body === '' ||
          FailureReply.safeParse(safelyParsed(response.body)).success,
      ).toBe(true)
    }),
    { numRuns: RUNS },
  )
}, 120_000)

function isSuccess(status: number): boolean {
  return status < 400
}

function safelyParsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('junk does not change the prototype of all objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})
