import { expect, describe, test } from 'vitest'
import { makeAdmin } from './first-admin.ts'
import { takeRole } from '../../admin/accounts/roles.ts'
import { createPasswords } from './passwords.ts'
import { createClock } from '../../../../tests/support/clock.ts'
import { notices } from '#messages/mails.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { callApiOverNetwork } from '../../../../tests/support/network-calls.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { startServer, runServerToItsEnd } from '../../../../tests/support/server-process.ts'
import {
  engines,
  openStoreAt,
  temporaryFolder,
  getVariables,
  type StoreLocation,
} from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTestApp, createTestAppAt, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, newIdentity, PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

const SECRET = 'a-long-enough-secret'

/** Runs `npm run admin -- add`. @returns what it prints */
async function addByCommand(place: StoreLocation, email: string): Promise<string> {
  const command = { args: ['add', email], env: getVariables(place), input: `${SECRET}\n` }
  return (await runTool('admin', command)).output
}

describe.each(engines)('the first admin on $engine', ({ engine, rule }) => {
  rule('does not exist by default: a fresh store has no account', async () => {
    const { store } = await createTestApp({ engine })
    expect(await store.db.selectFrom('account').selectAll().execute()).toEqual([])
  })

  test('is made once, and can log in', async () => {
    const testApp = await createTestApp({ engine })
    const { email, ip } = newIdentity()
    expect(await makeAdmin(testApp.services, { email, password: SECRET })).toBe('created')
    expect(await makeAdmin(testApp.services, { email, password: 'another-long-secret' })).toBe('unchanged')
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
    expect(made.toSorted()).toEqual(['created', 'unchanged', 'unchanged'])
    expect(await testApp.store.db.selectFrom('account').select('is_admin').execute()).toEqual([{ is_admin: 1 }])
  })

  test(
    'may have been a traveller, who keeps name and content alone',
    { tags: 'weakness/admin-by-sign-up' },
    async () => {
      const testApp = await createTestApp({ engine })
      const traveller = await createUser(testApp, { name: 'Meera', phone: '1' })
      const code = await requestCode(testApp, traveller)
      expect(await makeAdmin(testApp.services, { email: traveller.email, password: SECRET })).toBe('promoted')

      expect((await callApi(testApp, 'GET /auth/user', { token: traveller.token })).status).toBe(401)
      expect((await logIn(testApp, traveller)).status).toBe(401)
      const reset = { email: traveller.email, ...code, newPassword: 'a-stranger’s-own' }
      expect((await callApi(testApp, 'POST /auth/reset-password', { body: reset, ip: traveller.ip })).status).toBe(400)
      const letters = await testApp.mailsTo(traveller.email)
      expect(letters.map(({ text }) => text).join()).toContain(notices.letters['new-admin'].text)
      const login = await logIn(testApp, { ...traveller, password: SECRET })
      expect(login.body).toMatchObject({ isAdmin: true, name: 'Meera', id: traveller.id })
      const { body } = await callApi(testApp, 'GET /auth/user', { token: String(login.body['authToken']) })
      expect(body['user']).toMatchObject({ isAdmin: true, phone: '1' })
    },
  )

  rule('is not a suspended account, unless the operator’s command restores it', async () => {
    const testApp = await createTestApp({ engine })
    const { id, email } = await createUser(testApp, { suspendedAt: '2026-03-02T08:00:00.000Z' })
    const readAccount = () =>
      testApp.store.db.selectFrom('account').select(['is_admin', 'suspended_at']).where('id', '=', id).execute()
    const before = await readAccount()
    expect(await makeAdmin(testApp.services, { email, password: SECRET })).toBe('suspended')
    expect(await readAccount()).toEqual(before)
    const byCommand = { email, password: SECRET, mayBeSuspended: true }
    expect(await makeAdmin(testApp.services, byCommand)).toBe('promoted')
  })

  rule('may have been an account that was deleted', async () => {
    const testApp = await createTestApp({ engine })
    const { token, ip, email } = await createUser(testApp)
    const deletion = { token, ip, body: { password: PASSWORD } }
    expect((await callApi(testApp, 'POST /auth/delete-account', deletion)).status).toBe(200)
    expect(await makeAdmin(testApp.services, { email, password: SECRET })).toBe('created')
  })

  test('is promoted once by two processes at the same time', async () => {
    const testApp = await createTestApp({ engine })
    const { email } = await createUser(testApp)
    const made = await Promise.all([1, 2, 3].map(() => makeAdmin(testApp.services, { email, password: SECRET })))
    expect(made.toSorted()).toEqual(['promoted', 'unchanged', 'unchanged'])
  })
})

describe.each(engines)('the last admin on $engine', ({ engine, rule }) => {
  const LAST = 'This is the only admin account. Make somebody else an admin first.'

  function deleteAccount(testApp: TestApp, { token, ip }: TestUser) {
    return callApi(testApp, 'POST /auth/delete-account', { token, ip, body: { password: PASSWORD } })
  }

  rule('cannot delete the account', async () => {
    const testApp = await createTestApp({ engine })
    const admin = await createUser(testApp, { isAdmin: true })
    expect(await deleteAccount(testApp, admin)).toMatchObject({ status: 409, body: { code: 'conflict', error: LAST } })
    await createUser(testApp, { isAdmin: true })
    expect((await deleteAccount(testApp, admin)).status, 'another admin takes the role first').toBe(409)
    expect(await takeRole(testApp.services, admin.email)).toBe('taken')
    expect((await deleteAccount(testApp, admin)).status).toBe(200)
  })

  test(
    'is not the only one who stays: nobody with a role deletes the account',
    { tags: 'weakness/vanishing-staff' },
    async () => {
      const testApp = await createTestApp({ engine })
      await createUser(testApp, { isAdmin: true })
      const staff = await Promise.all([
        createUser(testApp, { role: 'editor' }),
        createUser(testApp, { role: 'moderator' }),
        createUser(testApp, { isAdmin: true }),
      ])
      const answers = await Promise.all(staff.map((person) => deleteAccount(testApp, person)))
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    },
  )

  test('stays when admins are demoted and leave at once', { tags: 'weakness/admin-by-sign-up' }, async () => {
    const testApp = await createTestApp({ engine })
    const second = await openSecondInstance(testApp)
    const admins = await Promise.all([1, 2, 3, 4].map(() => createUser(testApp, { isAdmin: true })))
    await Promise.all(
      admins.map(async (admin, index) => {
        const own = index % 2 === 0 ? testApp : second
        await takeRole(own.services, admin.email)
        return deleteAccount(own, admin)
      }),
    )
    const left = await testApp.store.db.selectFrom('account').select('id').where('is_admin', '=', 1).execute()
    expect(left).toHaveLength(1)
  })

  test('stays when admins are demoted and deleted at once', { tags: 'weakness/admin-by-sign-up' }, async () => {
    const testApp = await createTestApp({ engine })
    const [leaving, demoted] = [
      await createUser(testApp, { isAdmin: true }),
      await createUser(testApp, { isAdmin: true }),
    ]
    await Promise.all([deleteAccount(testApp, leaving), takeRole(testApp.services, demoted.email)])
    const admins = await testApp.store.db.selectFrom('account').select('id').where('is_admin', '=', 1).execute()
    expect(admins).toHaveLength(1)
  })

  rule('is no admin any more after the operator’s command, unless nobody else is one', async () => {
    const testApp = await createTestApp({ engine })
    const [one, other] = [await createUser(testApp, { isAdmin: true }), await createUser(testApp, { isAdmin: true })]
    expect(await takeRole(testApp.services, one.email)).toBe('taken')
    expect((await callApi(testApp, 'GET /admin/activity', { token: one.token })).status).toBe(403)
    expect(await takeRole(testApp.services, one.email)).toBe('no-role')
    expect(await takeRole(testApp.services, other.email)).toBe('last-admin')
  })
})

testInFull(
  'a stranger who signed up with the operator’s email has no admin’s rights',
  { tags: 'weakness/admin-by-sign-up' },
  async () => {
    const env = { ...getVariables({ databaseUrl: null, dataDir: temporaryFolder() }), LOG_LEVEL: 'silent' }
    const email = 'boss@surat.example'
    const before = await startServer(env)
    const signup = { name: 'A stranger', email, password: PASSWORD }
    const { body } = await callApiOverNetwork(before.url, 'POST /auth/signup', { body: signup })
    const token = String(body['authToken'])
    await before.stop()

    const after = await startServer({ ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: SECRET })
    expect((await callApiOverNetwork(after.url, 'GET /admin/activity', { token })).status).toBe(401)
    expect((await callApiOverNetwork(after.url, 'POST /auth/login', { body: signup })).status).toBe(401)
    const login = await callApiOverNetwork(after.url, 'POST /auth/login', { body: { email, password: SECRET } })
    expect(login).toMatchObject({ status: 200, body: { isAdmin: true } })
    await after.stop()
    expect(after.output().match(/^The account of ADMIN_EMAIL existed\..*$/gm)).toHaveLength(1)
    expect(after.output()).not.toMatch(/boss|secret/i)

    const restarted = await startServer({ ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: 'another-long-secret' })
    const remembered = { token: String(login.body['authToken']) }
    expect((await callApiOverNetwork(restarted.url, 'GET /admin/activity', remembered)).status).toBe(200)
    const again = { body: { email, password: SECRET } }
    expect((await callApiOverNetwork(restarted.url, 'POST /auth/login', again)).status).toBe(200)
    await restarted.stop()
    expect(restarted.output()).not.toContain('ADMIN_EMAIL')
  },
)

test(
  'the operator’s command gives a stranger’s account the operator’s password',
  { tags: 'weakness/admin-by-sign-up' },
  async () => {
    const place = { databaseUrl: null, dataDir: temporaryFolder() }
    const { db } = await openStoreAt(place)
    const stranger = await createUser({ store: { db, engine: 'sqlite' }, clock: createClock() })
    expect(await addByCommand(place, stranger.email)).toMatch(/^The account existed\./m)
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    const [account] = await db.selectFrom('account').selectAll().execute()
    expect(account?.is_admin).toBe(1)
    const passwords = createPasswords()
    expect(await passwords.verify(SECRET, account?.password_hash ?? null)).toBe(true)
    await passwords.close()
  },
)

testInFull(
  'a suspended account stays so at a start with its email, and the operator’s command restores it',
  async () => {
    const place = { databaseUrl: null, dataDir: temporaryFolder() }
    const { db } = await openStoreAt(place)
    const { id, email } = await createUser({ store: { db, engine: 'sqlite' }, clock: createClock() })
    await db.updateTable('account').set({ suspended_at: '2026-03-02T08:00:00.000Z' }).where('id', '=', id).execute()
    const readAccount = () =>
      db.selectFrom('account').select(['is_admin', 'suspended_at']).where('id', '=', id).executeTakeFirst()

    const server = await startServer({ ...getVariables(place), ADMIN_EMAIL: email, ADMIN_PASSWORD: SECRET })
    await server.stop()
    expect(server.output()).toMatch(/^The account of ADMIN_EMAIL is suspended and stays so\./m)
    expect(await readAccount()).toEqual({ is_admin: 0, suspended_at: '2026-03-02T08:00:00.000Z' })

    const added = await addByCommand(place, email)
    expect(added).toMatch(/^The account was suspended\. It and its reviews are back\.\nThe account existed\./m)
    expect(await readAccount()).toEqual({ is_admin: 1, suspended_at: null })
  },
)

testInFull('an account that was deleted is made anew by the operator’s command', async () => {
  const testApp = await createTestAppAt({ databaseUrl: null, dataDir: temporaryFolder() })
  const deleted = await createUser(testApp)
  const deletion = { token: deleted.token, ip: deleted.ip, body: { password: PASSWORD } }
  expect((await callApi(testApp, 'POST /auth/delete-account', deletion)).status).toBe(200)

  const added = await addByCommand({ databaseUrl: null, dataDir: testApp.services.config.dataDir }, deleted.email)

  expect(added).toMatch(/^The admin account has been created\.$/m)
})

test('the environment makes the first admin at the start', async () => {
  const place = { databaseUrl: null, dataDir: temporaryFolder() }
  const env = { ...getVariables(place), ADMIN_EMAIL: ' Boss@Surat.Example ', ADMIN_PASSWORD: SECRET }
  const server = await startServer(env)
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

test('a server does not start with a wrong admin and names every problem', async () => {
  const env = { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'short-one', PORT: 'x' }
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), ...env })
  expect(status).toBe(1)
  expect(output).toContain('The configuration has 3 problem(s):')
  const named = [...output.matchAll(/^ {2}- ([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'PORT'])
  expect(output).not.toMatch(/short-one|boss/)
})
