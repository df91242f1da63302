import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callApi } from '../../tests/support/api-calls.ts'
import { changeEntry, copyCityFolder, type CityFolder } from '../../tests/support/city-folder.ts'
import { testInFull } from '../../tests/support/full-test.ts'
import { callApiOverNetwork } from '../../tests/support/network-calls.ts'
import { scaled } from '../../tests/support/scale.ts'
import { startServer, runServerToItsEnd } from '../../tests/support/server-process.ts'
import {
  createStoreLocation,
  engines,
  openStoreAt,
  temporaryFolder,
  getVariables,
  type StoreLocation,
} from '../../tests/support/stores.ts'
import { createTestAppAt } from '../../tests/support/test-app.ts'
import { listPlaces } from './guide/places.store.ts'
import { openStore } from './platform/store/open.ts'

/** As many find a race between first starts. */
const FIRST_STARTS = scaled({ brief: 2, short: 3 })

describe.each(engines)('a server on $engine', ({ engine, rule }) => {
  test('starts beside others on the same empty database, answers, and the guide is there once', async () => {
    const location = await createStoreLocation(engine)
    const servers = await Promise.all(Array.from({ length: FIRST_STARTS }, () => startServer(getVariables(location))))
    const answers = await Promise.all(servers.map((server) => callApiOverNetwork(server.url, 'GET /explore')))
    const guide = { msg: expect.arrayContaining([expect.objectContaining({ name: 'Dumas Beach' })]) }
    expect(answers).toEqual(servers.map(() => ({ status: 200, body: expect.objectContaining(guide) })))
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
    const { db } = await openStoreAt(location)
    expect(await listPlaces(db)).toHaveLength(73)
    const names = await db.selectFrom('migration').select('name').execute()
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  rule('keeps the last good content when the folder becomes faulty', async () => {
    const location = await createStoreLocation(engine)
    const folder = copyCityFolder()
    const before = await startWhole(location, folder)
    folder.editPlaces(changeEntry(1, { category: 'nightlife' }))
    const server = await startServer({ ...getVariables(location), CITY: folder.path })
    expect(await callApiOverNetwork(server.url, 'GET /explore')).toEqual(before.explore)
    expect(server.output()).toContain('places.json › entry 2 (gopi-talav) › category')
    expect(server.output()).toContain('The guide goes on with the last good content.')
  })
})

testInFull('opening hours that are impossible leave the last good content, and the log names them', async () => {
  const location = await createStoreLocation('SQLite')
  const folder = copyCityFolder()
  const before = await startWhole(location, folder)
  const hours = [
    ['Mo-Fr 10:00-25:99', 'the guide cannot read “25:99”'],
    ['Feb 30 10:00-18:00', 'the guide cannot read “Feb 30 10:00-18:00”'],
    ['Mo-Fr 10:00-18:00;Sa 10:00-12:00', 'must be written as “Mo-Fr 10:00-18:00; Sa 10:00-12:00”'],
  ] as const
  folder.editPlaces((places) =>
    hours.reduce((edited, [value], index) => changeEntry(index + 1, openingHours(value))(edited), places),
  )
  const server = await startServer({ ...getVariables(location), CITY: folder.path })
  expect(await callApiOverNetwork(server.url, 'GET /explore')).toEqual(before.explore)
  const problems = server.output().matchAll(/places\.json › entry (\d) \(\S+\) › facts\.openingHours\.value: (.*)$/gm)
  expect([...problems].map(([, entry, problem]) => [entry, problem])).toEqual(
    hours.map(([, problem], index) => [String(index + 2), expect.stringContaining(problem)]),
  )
  expect(server.output()).toContain('The guide goes on with the last good content.')
})

function openingHours(value: string) {
  const source = { source: 'https://guide.example/lake', checkedOn: '2026-11-22', confidence: 'reported' }
  return { facts: { openingHours: { value, ...source } } }
}

/** Starts on a whole folder, and stops. @returns what the guide answers then */
async function startWhole(location: StoreLocation, folder: CityFolder) {
  const testApp = await createTestAppAt(location, { env: { CITY: folder.path } })
  const [explore, city] = [await callApi(testApp, 'GET /explore'), await callApi(testApp, 'GET /city')]
  await testApp.close()
  return {
    explore: { status: explore.status, body: explore.body },
    city: { status: city.status, body: city.body },
  }
}

describe('a picture that is missing in the content', () => {
  const tag = { tags: 'weakness/missing-content-picture' }

  testInFull('leaves the last good content, and the log names it', tag, async () => {
    const location = await createStoreLocation('SQLite')
    const folder = copyCityFolder()
    const before = await startWhole(location, folder)
    rmSync(join(folder.path, 'illustrations/hero.svg'))
    const server = await startServer({ ...getVariables(location), CITY: folder.path })
    expect(server.output()).toContain('illustrations.json › hero: there is no hero.svg')
    expect(server.output()).toContain('The guide goes on with the last good content.')
    expect(await callApiOverNetwork(server.url, 'GET /city')).toMatchObject({ status: before.city.status })
    expect((await fetch(server.url)).status).toBe(200)
  })

  test('ends a first start with a sentence that names it', tag, async () => {
    const folder = copyCityFolder()
    rmSync(join(folder.path, 'illustrations/hero.svg'))
    const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), CITY: folder.path })
    expect(status).toBe(1)
    expect(output).toContain('illustrations.json › hero: there is no hero.svg')
    expect(output).toContain('There is no content yet')
    expect(output).not.toMatch(/^\s+at /m)
  })
})

testInFull('a server that never had good content says so and ends', async () => {
  const folder = copyCityFolder()
  folder.write('places.json', 'not json')
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), CITY: folder.path })
  expect(status).toBe(1)
  expect(output).toContain('places.json: is not valid JSON')
  expect(output).toContain('There is no content yet')
})

test('a server refuses a database that a newer version made', async () => {
  const location = await createStoreLocation('SQLite')
  const { db } = await openStore(location)
  await sql`insert into migration (name, checksum, applied_at) values ('9999-later.sql', 'x', 'y')`.execute(db)
  await db.destroy()
  const { status, output } = await runServerToItsEnd(getVariables(location))
  expect(status).toBe(1)
  expect(output).toContain('The database was made by a newer version: it has 9999-later.sql')
})

test('a stop fails no request that was begun', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  const begun = Array.from({ length: 100 }, () => beginRequest(server.url))
  await Promise.all(begun.map(({ isRead }) => isRead))
  const ended = server.stop()
  const answers = await Promise.all(begun.map(({ finish }) => finish()))
  expect(await ended).toBe(0)
  expect(new Set(answers)).toEqual(new Set([400]))
})

/** Sends the head of a request. The server asks for the body when it has read the head. */
function beginRequest(url: string) {
  const body = '{}'
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const begun = request(`${url}/api/auth/login`, { method: 'POST', agent: false, headers })
  begun.flushHeaders()
  return {
    isRead: once(begun, 'continue'),
    /** @returns the status of the answer */
    finish: async () => {
      const answered = once(begun, 'response')
      begun.end(body)
      const [answer]: IncomingMessage[] = await answered
      await answer?.toArray()
      return answer?.statusCode
    },
  }
}

testInFull(
  'an interrupt stops a server as a termination does, and its log contains no personal data at any level',
  async () => {
    const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace' })
    const headers = {
      authorization: 'Bearer t0ken-secret',
      cookie: 'c00kie-secret',
      'x-forwarded-for': '198.51.100.77',
    }
    const paths = [
      '/api/auth/user?email=priya@surat.example',
      '/api/attractions?name=priya@surat.example',
      '/api/attractions?name=',
      '/explore?q=priya@surat.example',
      '/priya@surat.example',
      '/%zz?email=priya@surat.example',
    ]
    await Promise.all(paths.map((path) => fetch(server.url + path, { headers })))
    expect(await server.stop('SIGINT')).toBe(0)
    expect(server.output()).toContain('"route":"/api/attractions"')
    expect(server.output()).not.toMatch(/priya|secret|198\.51/)
  },
)
