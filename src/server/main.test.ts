import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { changeEntry, copyCityFolder } from '../../tests/support/city-folder.ts'
import { callApiOverNetwork } from '../../tests/support/network-calls.ts'
import { startServer, runServerToItsEnd } from '../../tests/support/server-process.ts'
import { createStoreLocation, engines, openStoreAt, temporaryFolder, variablesOf } from '../../tests/support/stores.ts'
import { listPlaces } from './guide/places.store.ts'
import { openStore } from './platform/store/open.ts'

describe.each(engines)('a server on $engine', ({ engine }) => {
  test('starts on an empty database, answers, and ends with status 0', async () => {
    const server = await startServer(variablesOf(await createStoreLocation(engine)))
    expect(await callApiOverNetwork(server.url, 'GET /explore')).toMatchObject({
      status: 200,
      body: { msg: expect.arrayContaining([expect.objectContaining({ name: 'Dumas Beach' })]) },
    })
    expect(await server.stop()).toBe(0)
  })

  test('starts beside others on the same empty database, and the guide is there once', async () => {
    const location = await createStoreLocation(engine)
    const servers = await Promise.all([1, 2, 3].map(() => startServer(variablesOf(location))))
    const answers = await Promise.all(servers.map((server) => callApiOverNetwork(server.url, 'GET /city')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0])
    const { db } = await openStoreAt(location)
    expect(await listPlaces(db)).toHaveLength(73)
    const names = await db.selectFrom('migration').select('name').execute()
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  test('keeps the last good content when the folder becomes faulty', async () => {
    const location = await createStoreLocation(engine)
    const folder = copyCityFolder()
    const first = await startServer({ ...variablesOf(location), CITY: folder.path })
    const before = await callApiOverNetwork(first.url, 'GET /explore')
    await first.stop()
    folder.editPlaces(changeEntry(1, { category: 'nightlife' }))
    const second = await startServer({ ...variablesOf(location), CITY: folder.path })
    expect(await callApiOverNetwork(second.url, 'GET /explore')).toEqual(before)
    expect(second.output()).toContain('places.json › entry 2 (gopi-talav) › category')
    expect(second.output()).toContain('The guide goes on with the last good content.')
  })
})

describe('opening hours that are impossible', () => {
  const hours = (value: string) => ({
    facts: {
      openingHours: { value, source: 'https://guide.example/lake', checkedOn: '2026-11-22', confidence: 'reported' },
    },
  })

  test.each([
    ['Mo-Fr 10:00-25:99', 'are no opening hours: Mo-Fr 10:00-25:99 <--- (Minutes are greater than 59.)'],
    ['Feb 30 10:00-18:00', 'are no opening hours: Feb 30'],
    ['Mo-Fr 10:00-18:00;Sa 10:00-12:00', 'must be written as “Mo-Fr 10:00-18:00; Sa 10:00-12:00”'],
  ])('leave the last good content, and the log names them: %s', async (value, problem) => {
    const location = await createStoreLocation('SQLite')
    const folder = copyCityFolder()
    const first = await startServer({ ...variablesOf(location), CITY: folder.path })
    const before = await callApiOverNetwork(first.url, 'GET /explore')
    await first.stop()
    folder.editPlaces(changeEntry(1, hours(value)))
    const second = await startServer({ ...variablesOf(location), CITY: folder.path })
    expect(await callApiOverNetwork(second.url, 'GET /explore')).toEqual(before)
    expect(second.output()).toContain(`places.json › entry 2 (gopi-talav) › facts.openingHours.value: ${problem}`)
    expect(second.output()).toContain('The guide goes on with the last good content.')
  })
})

describe('a picture that is missing in the content', () => {
  const tag = { tags: 'weakness/missing-content-picture' }

  test('leaves the last good content, and the log names it', tag, async () => {
    const location = await createStoreLocation('SQLite')
    const folder = copyCityFolder()
    const first = await startServer({ ...variablesOf(location), CITY: folder.path })
    const before = await callApiOverNetwork(first.url, 'GET /city')
    await first.stop()
    rmSync(join(folder.path, 'illustrations/hero.svg'))
    const second = await startServer({ ...variablesOf(location), CITY: folder.path })
    expect(second.output()).toContain('illustrations.json › hero: there is no hero.svg')
    expect(second.output()).toContain('The guide goes on with the last good content.')
    expect(await callApiOverNetwork(second.url, 'GET /city')).toMatchObject({ status: before.status })
    expect((await fetch(second.url)).status).toBe(200)
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

test('a server that never had good content says so and ends', async () => {
  const folder = copyCityFolder()
  folder.write('places.json', 'not json')
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), CITY: folder.path })
  expect(status).toBe(1)
  expect(output).toContain('places.json: is not valid JSON')
  expect(output).toContain('There is no content yet')
})

test('a server that cannot reach its database ends with a status other than 0', async () => {
  const { status } = await runServerToItsEnd({ DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' })
  expect(status).toBe(1)
})

test('a server refuses a database that a newer version made', async () => {
  const location = await createStoreLocation('SQLite')
  const { db } = await openStore(location)
  await sql`insert into migration (name, checksum, applied_at) values ('9999-later.sql', 'x', 'y')`.execute(db)
  await db.destroy()
  const { status, output } = await runServerToItsEnd(variablesOf(location))
  expect(status).toBe(1)
  expect(output).toContain('The database was made by a newer version: it has 9999-later.sql')
})

test('a stop under load fails no request that was begun', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  const asked = Array.from({ length: 300 }, (_, index) => fetch(`${server.url}/api/attractions?name=castle${index}`))
  await asked[0]
  const ended = server.stop()
  const answers = await Promise.allSettled(asked)
  expect(await ended).toBe(0)
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('an interrupt stops a server as a termination does', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() })
  expect(await server.stop('SIGINT')).toBe(0)
})

test('the log contains no personal data at any level', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace' })
  const headers = { authorization: 'Bearer t0ken-secret', cookie: 'c00kie-secret', 'x-forwarded-for': '198.51.100.77' }
  const paths = [
    '/api/auth/user?email=priya@surat.example',
    '/api/attractions?name=priya@surat.example',
    '/api/attractions?name=',
    '/explore?q=priya@surat.example',
    '/priya@surat.example',
    '/%zz?email=priya@surat.example',
  ]
  await Promise.all(paths.map((path) => fetch(server.url + path, { headers })))
  expect(await server.stop()).toBe(0)
  expect(server.output()).toContain('"route":"/api/attractions"')
  expect(server.output()).not.toMatch(/priya|secret|198\.51/)
})
