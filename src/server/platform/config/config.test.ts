import { resolve } from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { getProblems } from '../../../../tests/support/operator-problems.ts'
import { readConfig } from './config.ts'

const problemsIn = (env: Record<string, string>) => getProblems(() => readConfig(env))

test('without any variable everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    cityDir: resolve('content/surat'),
    trustProxy: [],
    rateLimits: true,
    analytics: true,
    logLevel: 'info',
    metricsToken: null,
    securityContact: null,
  })
})

test('a variable that is blank is as good as none', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '', HOST: '' })).toEqual(readConfig({}))
})

describe('a key of backups', () => {
  const tags = 'weakness/operator-sentences'

  test('with its checksum is accepted', async () => {
    const identity = await generateX25519Identity()
    const hybrid = await generateHybridIdentity()
    for (const own of [identity, hybrid]) {
      for (const BACKUP_KEY of [own, await identityToRecipient(own)]) expect(problemsIn({ BACKUP_KEY })).toEqual([])
    }
  })

  test('that was mistyped is refused without being named', { tags }, async () => {
    const identity = await generateX25519Identity()
    for (const key of [identity, await identityToRecipient(identity)]) {
      const last = key.slice(-1).toLowerCase() === 'q' ? 'p' : 'q'
      const mistyped = key.slice(0, -1) + (key === key.toUpperCase() ? last.toUpperCase() : last)
      for (const BACKUP_KEY of [mistyped, key.slice(0, -1)]) {
        const problems = problemsIn({ BACKUP_KEY })
        expect(problems).toEqual([expect.stringContaining('BACKUP_KEY')])
        expect(problems.join()).not.toContain(BACKUP_KEY)
      }
    }
  })
})

test('the configuration cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

test('all problems are named at once', () => {
  const problems = problemsIn({
    PORT: '70000',
    HOST: 'not a host',
    DATABASE_URL: 'mysql://localhost/x',
    PUBLIC_URL: 'https://example.org/path',
    TRUST_PROXY: '10.0.0.0/33',
    RATE_LIMITS: 'maybe',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
    SECURITY_CONTACT: 'http://example.org',
  })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'HOST',
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'RATE_LIMITS',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'SECURITY_CONTACT',
  ])
})

test('a problem shows the value, as with quotation marks that belong to it, and never one that may be secret', () => {
  const secrets = problemsIn({ DATABASE_URL: 'mysql://user:s3cret@db/x', METRICS_TOKEN: 's3cret', S3_URL: '"s3cret"' })
  expect(secrets).toHaveLength(3)
  expect(secrets.join('\n')).not.toContain('s3cret')
  expect(secrets[2]).toContain('S3_URL: expected')
  expect(secrets[2]).toContain('Its value begins or ends with a quotation mark')
  expect(problemsIn({ PORT: "'3000'", RATE_LIMITS: '"off"' })).toEqual([
    "PORT: expected a port number from 0 to 65535, not '3000'",
    'RATE_LIMITS: expected on or off, not "off"',
  ])
})

test.each(['0', '80', '65535'])('%s is a port', (port) => {
  expect(readConfig({ PORT: port }).port).toBe(Number(port))
})

test.each(['-1', '65536', '3000.5', 'http', '1e9', '٣'])('%s is not a port', (port) => {
  expect(problemsIn({ PORT: port })).toHaveLength(1)
})

test.each(['10.0.0.0/8', '127.0.0.1', '::1, 10.0.0.0/8', 'fd00::/8'])('%s names proxies', (list) => {
  expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual(list.split(', '))
})

test.each(['true', '*', 'loopback', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.1,', '1.2.3'])(
  '%s does not name proxies',
  (list) => {
    expect(problemsIn({ TRUST_PROXY: list })).toHaveLength(1)
  },
)

test.each([
  ['https://surat.example', 'https://surat.example'],
  ['https://surat.example/', 'https://surat.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('the public address %s is the origin %s', (url, origin) => {
  expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(origin)
})

test('storage for images is named with its key, its secret, its bucket and its region', () => {
  expect(readConfig({ S3_URL: 'https://key:se%2Fcret@s3.example.org:9000/city-images/?region=eu-1' }).s3).toEqual({
    endpoint: 'https://s3.example.org:9000/city-images',
    region: 'eu-1',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  })
  expect(readConfig({}).s3).toBeNull()
})

test.each([
  's3.example.org/city-images',
  'ftp://key:secret@s3.example.org/city-images',
  'https://s3.example.org/city-images',
  'https://key@s3.example.org/city-images',
  'https://key:%@s3.example.org/city-images',
  'https://key:secret@s3.example.org/',
  'https://key:secret@s3.example.org/city-images/folder',
])('storage for images is refused as %s', (S3_URL) => {
  expect(problemsIn({ S3_URL })).toEqual(['S3_URL: expected a URL such as https://key:secret@host/bucket'])
})

test.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'http://127.0.0.1:8080/style/{z}/{y}/{x}?key=k',
  'https://tiles.example/?tile={z}-{x}-{y}',
])('%s is a source of tiles', (TILE_URL) => {
  expect(readConfig({ TILE_URL }).tileUrl).toBe(TILE_URL)
})

test.each([
  'tiles.example/{z}/{x}/{y}',
  'file:///tiles/{z}/{x}/{y}',
  'https://{x}.tiles.example/{z}/{x}/{y}',
  'https://tiles.example:{z}/{x}/{y}/{z}',
  'https://{s}.tiles.example/{z}/{x}/{y}',
  'https://tiles.example/{z}/{x}/{y}{r}.png',
  'https://tiles.example/{z}/{x}',
  'https://tiles.example/',
])('%s is no source of tiles', (TILE_URL) => {
  expect(problemsIn({ TILE_URL })).toEqual(['TILE_URL: expected a URL such as https://host/{z}/{x}/{y}.png'])
})

test.each(['Example <javascript:alert(1)>', '<https://example.org>', 'Example <https://example.org', 'a > b'])(
  '%s names nobody on a map',
  (TILE_ATTRIBUTION) => {
    expect(problemsIn({ TILE_ATTRIBUTION })).toEqual([
      `TILE_ATTRIBUTION: expected Text, or Text <https://…>, not ${TILE_ATTRIBUTION}`,
    ])
  },
)

test('a geocoder has an address and a rate', () => {
  expect(readConfig({ GEOCODER_URL: 'https://geo.example/reverse?key=k', GEOCODER_RATE: '0.5' })).toMatchObject({
    geocoderUrl: 'https://geo.example/reverse?key=k',
    geocoderRate: 0.5,
  })
  expect(readConfig({})).toMatchObject({ geocoderUrl: null, geocoderRate: 1 })
})

test.each([
  { GEOCODER_URL: 'geo.example' },
  { GEOCODER_URL: 'ftp://geo.example' },
  { GEOCODER_URL: 'https://geo.example/#x' },
  { GEOCODER_RATE: '0' },
  { GEOCODER_RATE: '-1' },
  { GEOCODER_RATE: '1e3' },
  { GEOCODER_RATE: 'fast' },
])('%o is no geocoder', (env) => {
  expect(problemsIn(env)).toHaveLength(1)
})

test('an IPv6 host is written in brackets in the public URL', () => {
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
})

test.each([
  ['a short password', { ADMIN_EMAIL: 'boss@surat.example', ADMIN_PASSWORD: 'elevenchars' }, 'ADMIN_PASSWORD'],
  ['a common password', { ADMIN_EMAIL: 'boss@surat.example', ADMIN_PASSWORD: 'qwertyuiop12' }, 'ADMIN_PASSWORD'],
  ['no password', { ADMIN_EMAIL: 'boss@surat.example' }, 'ADMIN_PASSWORD'],
  ['no email', { ADMIN_PASSWORD: 'a-long-enough-secret' }, 'ADMIN_EMAIL'],
])('a first admin with %s is refused without being named', (_case, env, variable) => {
  const problems = problemsIn(env)
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([variable])
  expect(problems.join()).not.toMatch(/elevenchars|qwerty|a-long|boss/)
})
