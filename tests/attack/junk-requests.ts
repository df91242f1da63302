import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod/mini'
import { API_BASE } from '#contract/api/endpoint.ts'
import { describeApi } from '#server/platform/http/openapi.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import type { RawRequest } from './raw-connection.ts'

export type Sender = 'guest' | 'traveller' | 'admin'
export type Junk = { sender: Sender; request: RawRequest }

const JsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  allOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.json())),
  const: z.optional(z.json()),
})

const oddTexts = [
  ...hostileTexts,
  'A\u202Etxt.exe\u202C \u2028\u2029 \u200Bzero',
  '',
  ' ',
  'null',
  'constructor',
  'toString',
  '(a+)+$',
  '../../../etc/passwd',
  '\u0000',
  '\ud800',
  '\udc00\ud800',
  '\uffff\ufeff',
  '1e999',
  '-0',
  'x'.repeat(5_001),
  '2026-02-30',
  '9999-12-31T24:00:00Z',
]
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.emailAddress(),
  fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())),
)
const oddNumbers = [-1, -0, 0.1, 6, 91, 1e12, 1e308, 2 ** 53 + 1, -(2 ** 63), 5e-324]
const number = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double(), fc.constantFrom(...oddNumbers))
const junk: Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 1e9 }, ['__proto__']),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
)

/** Most values fit the schema. Some do not. */
function fitting(given: unknown): Arbitrary<unknown> {
  const schema = JsonSchema.parse(given)
  if (schema.const !== undefined) return orJunk(fc.constant(schema.const))
  if (schema.enum) return orJunk(fc.constantFrom(...schema.enum))
  if (schema.allOf) return fitting(schema.allOf[0])
  const types = [schema.type ?? 'string'].flat()
  return orJunk(fc.oneof(...types.map((type) => ofType(type, schema))))
}

function ofType(type: string, { properties = {}, items }: z.infer<typeof JsonSchema>): Arbitrary<unknown> {
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, property]) => [name, fitting(property)] as const)
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(Object.fromEntries(fields)) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    )
  }
  if (type === 'array') return fc.array(fitting(items ?? {}), { maxLength: 3 })
  if (type === 'number' || type === 'integer') return number
  if (type === 'boolean') return fc.boolean()
  return type === 'null' ? fc.constant(null) : text
}

function orJunk(arbitrary: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary }, { weight: 1, arbitrary: junk })
}

const DEEP = 10_000
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP)

/** These bodies claim to be JSON. */
const oddBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '{"a":',
  '{"email":1e400,"budget":123456789012345678901234567890}',
  '{"__proto__":{"isAdmin":true},"name":"x"}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":"a@b","email":["c@d"],"email":{}}',
  '"\\ud800"',
  '\ufeff{}',
  nested('[', ']'),
  nested('{"a":', '}').replace('{"a":}', '{"a":1}'),
  `{"destinations":${nested('[', ']')}}`,
  `"${'x'.repeat(600_000)}"`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`).join()}}`,
]

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'Application/JSON',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'-'.repeat(200)}`,
  'application/vnd.api+json',
  'nonsense',
  '/',
]
const oddHeaders: readonly (readonly [string, string])[] = [
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br, gzip, nonsense'],
  ['Accept-Encoding', 'gzip;q=x,,;'],
  ['Accept-Encoding', 'identity;q=0'],
  ['Accept', '\u00ff\u00fe'],
  ['Range', 'bytes=0-,5-3,-1'],
  ['If-None-Match', '"'],
  ['If-Modified-Since', 'Thu, 99 Foo 99999'],
  ['Cookie', 'a=b; '.repeat(500)],
  ['X-Forwarded-For', '1.2.3.4, nonsense, ::'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Idempotency-Key', '\u00e9'.repeat(300)],
  ['Idempotency-Key', '__proto__'],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Basic eDp5'],
  ['Expect', '200-nonsense'],
  ['Connection', 'Upgrade, HTTP2-Settings'],
  ['Upgrade', 'h2c'],
  ['__proto__', 'x'],
  ['Host', 'evil.example'],
  ['Host', ''],
  ['Origin', 'null'],
  ['Content-Length', '5'],
  ['Transfer-Encoding', 'nonsense'],
  ['bad name', 'x'],
  ['X-Long', 'x'.repeat(20_000)],
]

const odd = (value: string) => encodeURIComponent(value.toWellFormed())
const pathPart = fc.oneof(
  text.map(odd),
  fc.constantFrom('%', '%zz', '%00', '%ed%a0%80', '%c0%af', '..;', '%2e%2e%2f', '\\', '\u00ff', '*', '%25%32%66'),
  fc.uuid(),
)
const query = fc.array(
  fc.tuple(fc.constantFrom('name', 'email', 'cursor', 'limit', 'place', 'lat', 'lon', 'token', '__proto__'), pathPart),
  { maxLength: 4 },
)

/** The calls of the contract with the inputs that they accept. */
const calls = Object.entries(describeApi().paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { requestBody, parameters }]) => ({
    method: method.toUpperCase(),
    path: API_BASE + path,
    parameters: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    schema: Object.values(requestBody?.content ?? {})[0]?.schema,
  })),
)

const onContract = fc.constantFrom(...calls).chain(({ method, path, parameters, schema }) =>
  fc.record({
    method: fc.constant(method),
    target: fc
      .tuple(pathPart, fc.array(pathPart, { minLength: parameters.length, maxLength: parameters.length }))
      .map(
        ([value, values]) =>
          path.replaceAll(/\{\w+\}/g, () => value) +
          (values.length > 0 ? `?${values.map((one, index) => `${parameters[index]}=${one}`).join('&')}` : ''),
      ),
    body: schema ? fitting(schema).map((value) => JSON.stringify(value) ?? '') : fc.constant(null),
    type: fc.constant('application/json'),
  }),
)

const besideContract = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'QUIT',
  ),
  target: fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...calls.map(({ path }) => path), '/', '/explore', '/places/surat-castle', '/tiles/1/0/0.png'),
        fc.array(pathPart, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
        fc.constantFrom('*', 'http://evil.example/explore', '//evil.example', '/api//', '/x'.repeat(3_000), 'nonsense'),
      ),
      query,
    )
    .map(([path, pairs]) => path + (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : '')),
  body: fc.oneof(
    fc.constant(null),
    fc.constantFrom(...oddBodies),
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  ),
  type: fc.constantFrom(...types),
})

const odds = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 3 }) },
)

/** Half of the requests go to calls of the contract. The other half goes to other URLs. */
export const junkRequests: Arbitrary<Junk> = fc
  .record({
    sender: fc.constantFrom<Sender>('guest', 'traveller', 'traveller', 'admin'),
    request: fc.oneof(onContract, besideContract),
    more: odds,
    isPacked: fc.integer({ min: 0, max: 39 }).map((chance) => chance === 0),
  })
  .map(({ sender, request: { method, target, body, type }, more, isPacked }) => {
    const bytes = body === null ? null : Buffer.from(body)
    const headers: (readonly [string, string])[] = [
      ...(bytes ? [['Content-Type', type] as const] : []),
      ...(bytes && isPacked ? [['Content-Encoding', 'gzip'] as const] : []),
      ...more,
    ]
    return { sender, request: { method, target, headers, ...(bytes && { body: isPacked ? gzipSync(bytes) : bytes }) } }
  })
