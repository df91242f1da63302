import { expect, describe, test } from 'vitest'
import { makeAdmin } from './first-admin.ts'
import { callApiOverNetwork } from '../../../tests/support/network-calls.ts'
import { startServer, runServerToItsEnd } from '../../../tests/support/server-process.ts'
import { engines, openStoreAt, temporaryFolder, variablesOf } from '../../../tests/support/stores.ts'
import { callApi } from '../../../tests/support/api-calls.ts'
import { createTestApp } from '../../../tests/support/test-app.ts'
import { logIn, newIdentity, createUser } from '../../../tests/support/users.ts'

const SECRET = 'a-long-enough-secret'

describe.each(engines)('the first admin on $engine', ({ engine }) => {
  test('does not exist by default: a fresh store has no account', async () => {
    const { store } = await createTestApp({ engine })
    expect(await store.db.selectFrom('account').selectAll().execute()).toEqual([])
  })

  test('is made once, and can log in', async () => {
    const testApp = await createTestApp({ engine })
    const { email, ip } = newIdentity()
    expect(await makeAdmin(testApp.services, { email, password: SECRET })).toBe(true)
    expect(await makeAdmin(testApp.services, { email, password: 'another-long-secret' })).toBe(false)
    expect(await logIn(testApp, { email, password: SECRET, ip })).toMatchObject({
      status: 200,
      body: { isAdmin: true },
    })
    expect((await logIn(testApp, { email, password: 'another-long-secret', ip })).status).toBe(401)
    expect(await testApp.store.db.selectFrom('account').select('email').execute()).toEqual([{ email }])
  })

  test('is made once when two processes start at the same time', async () => {
    const testApp = await createTestApp({ engine })
    const { email } = newIdentity()
    const made = await Promise.all([1, 2, 3].map(() => makeAdmin(testApp.services, { email, password: SECRET })))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await testApp.store.db.selectFrom('account').select('is_admin').execute()).toEqual([{ is_admin: 1 }])
  })

  test('may be a traveller, and only the role changes', async () => {
    const testApp = await createTestApp({ engine })
    const traveller = await createUser(testApp, { name: 'Meera', phone: '1' })
    expect(await makeAdmin(testApp.services, { email: traveller.email, password: SECRET })).toBe(false)
    expect((await logIn(testApp, { ...traveller, password: SECRET })).status).toBe(401)
    expect((await logIn(testApp, traveller)).body).toMatchObject({ isAdmin: true, name: 'Meera', id: traveller.id })
    const { body } = await callApi(testApp, 'GET /auth/user', traveller)
    expect(body['user']).toMatchObject({ isAdmin: true, phone: '1' })
  })
})

test('the environment makes the first admin at the start, and a second start changes nothing', async () => {
  const place = { databaseUrl: null, dataDir: temporaryFolder() }
  const env = { ...variablesOf(place), ADMIN_EMAIL: ' Boss@Surat.Example ', ADMIN_PASSWORD: SECRET }
  await (await startServer(env)).stop()
  const server = await startServer({ ...env, ADMIN_PASSWORD: 'another-long-secret' })
  const login = { email: 'boss@surat.example', password: SECRET }
  expect(await callApiOverNetwork(server.url, 'POST /auth/login', { body: login })).toMatchObject({
    status: 200,
    body: { success: true, isAdmin: true, name: 'boss' },
  })
  expect(await server.stop()).toBe(0)
  expect(server.output()).not.toMatch(/boss|secret/i)
  const { db } = await openStoreAt(place)
  expect(await db.selectFrom('account').select(['email', 'is_admin']).execute()).toEqual([
    { email: 'boss@surat.example', is_admin: 1 },
  ])
})

test.each([
  ['a short password', { ADMIN_EMAIL: 'boss@surat.example', ADMIN_PASSWORD: 'elevenchars' }, ['ADMIN_PASSWORD']],
  ['no password', { ADMIN_EMAIL: 'boss@surat.example' }, ['ADMIN_PASSWORD']],
  ['no email', { ADMIN_PASSWORD: SECRET }, ['ADMIN_EMAIL']],
  [
    'neither right',
    { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'short-one', PORT: 'x' },
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'PORT'],
  ],
])('a server does not start with %s for its admin and names every problem', async (_case, env, problems) => {
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), ...env })
  expect(status).toBe(1)
  const named = [...output.matchAll(/^ {2}- ([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(problems)
  expect(output).not.toMatch(/elevenchars|short-one|boss/)
})
