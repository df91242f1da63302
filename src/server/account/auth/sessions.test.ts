import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { sweep } from '../../app/sweep.ts'
import { hashToken } from './tokens.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, omitDateAndRequestId } from '../../../../tests/support/api-calls.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, logInAgain, newIdentity, PASSWORD, createUser, signUp } from '../../../../tests/support/users.ts'

async function getStatus(testApp: TestApp, token: string): Promise<number> {
  return (await callApi(testApp, 'GET /auth/user', { token })).status
}

async function setRole({ store }: TestApp, email: string, isAdmin: 0 | 1): Promise<void> {
  await store.db.updateTable('account').set({ is_admin: isAdmin }).where('email', '=', email).execute()
}

/**
 * Uses a session in regular intervals until it is refused.
 * @returns the number of accepted uses
 */
async function countUses(testApp: TestApp, token: string, every: number): Promise<number> {
  let count = 0
  while (count < 200) {
    testApp.clock.advance(every)
    if ((await getStatus(testApp, token)) !== 200) return count
    count += 1
  }
  return count
}

describe.each(engines)('sessions on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('the store knows a token by its SHA-256 only', async () => {
    const { id, token } = await signUp(testApp)
    const rows = await testApp.store.db.selectFrom('session').selectAll().where('account_id', '=', id).execute()
    expect(rows).toMatchObject([{ token_hash: hashToken(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  rule('a stored hash is not a valid token', async () => {
    const { token } = await createUser(testApp)
    expect(await getStatus(testApp, String(hashToken(token)))).toBe(401)
  })

  test('logging out ends this session at once, on every process, and no other', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const { token: other } = await logInAgain(testApp, traveller)
    expect(await getStatus(second, traveller.token)).toBe(200)
    const answer = await callApi(testApp, 'POST /auth/logout', { token: traveller.token })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    expect([await getStatus(second, traveller.token), await getStatus(testApp, traveller.token)]).toEqual([401, 401])
    expect(await getStatus(second, other)).toBe(200)
  })

  rule('the second logout answers that no session exists', async () => {
    const { token } = await createUser(testApp)
    await callApi(testApp, 'POST /auth/logout', { token })
    expect((await callApi(testApp, 'POST /auth/logout', { token })).status).toBe(401)
  })

  test('a password reset ends every session on every process', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const tokens = [traveller.token, (await logInAgain(second, traveller)).token]
    const code = await requestCode(testApp, traveller)
    const body = { email: traveller.email, ...code, newPassword: 'kites-over-Rander' }
    expect((await callApi(testApp, 'POST /auth/reset-password', { body })).status).toBe(200)
    const statuses = await Promise.all(tokens.flatMap((token) => [getStatus(testApp, token), getStatus(second, token)]))
    expect(statuses).toEqual([401, 401, 401, 401])
  })

  rule('a session dies after 14 days unused', async () => {
    const remembered = await createUser(testApp)
    const lost = await createUser(testApp)
    testApp.clock.advance(14 * DAY_MS)
    expect(await getStatus(testApp, remembered.token)).toBe(200)
    testApp.clock.advance(SECOND_MS)
    expect([await getStatus(testApp, remembered.token), await getStatus(testApp, lost.token)]).toEqual([200, 401])
  })

  rule('a session dies after 30 days however much it is used', async () => {
    const { token } = await createUser(testApp)
    expect(await countUses(testApp, token, DAY_MS)).toBe(30)
  })

  rule('an admin’s session dies after 12 hours unused', async () => {
    const remembered = await createUser(testApp, { isAdmin: true })
    const lost = await createUser(testApp, { isAdmin: true })
    testApp.clock.advance(12 * HOUR_MS)
    expect(await getStatus(testApp, remembered.token)).toBe(200)
    testApp.clock.advance(SECOND_MS)
    expect([await getStatus(testApp, remembered.token), await getStatus(testApp, lost.token)]).toEqual([200, 401])
  })

  rule('an admin’s session dies after 7 days however much it is used', async () => {
    const { token } = await createUser(testApp, { isAdmin: true })
    expect(await countUses(testApp, token, 6 * HOUR_MS)).toBe(28)
  })

  rule('an expired session stays dead when the clock is set back', async () => {
    const { token } = await createUser(testApp)
    testApp.clock.advance(15 * DAY_MS)
    expect(await getStatus(testApp, token)).toBe(401)
    testApp.clock.advance(-15 * DAY_MS)
    expect(await getStatus(testApp, token)).toBe(401)
  })

  test('use is noted every ten minutes at the most, so that reading seldom writes', async () => {
    const { id, token } = await createUser(testApp)
    const lastUse = async () => {
      const row = await testApp.store.db
        .selectFrom('session')
        .select('last_used_at')
        .where('account_id', '=', id)
        .execute()
      return row[0]?.last_used_at
    }
    const began = await lastUse()
    testApp.clock.advance(10 * MINUTE_MS)
    await getStatus(testApp, token)
    expect(await lastUse()).toBe(began)
    testApp.clock.advance(SECOND_MS)
    await getStatus(testApp, token)
    expect(await lastUse()).toBe(testApp.clock.now().toISOString())
  })

  rule('a change of role counts from the next request on', async () => {
    const { email, token } = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const isAdmin = async () => (await callApi(second, 'GET /auth/user', { token })).body
    expect(await isAdmin()).toMatchObject({ user: { isAdmin: false } })
    await setRole(testApp, email, 1)
    expect(await isAdmin()).toMatchObject({ user: { isAdmin: true } })
    await setRole(testApp, email, 0)
    expect(await isAdmin()).toMatchObject({ user: { isAdmin: false } })
  })

  rule('a session that becomes an admin’s keeps an admin’s hours', async () => {
    const { email, token } = await createUser(testApp)
    testApp.clock.advance(13 * HOUR_MS)
    await setRole(testApp, email, 1)
    expect(await getStatus(testApp, token)).toBe(401)
  })

  test('the sessions of a deleted account die with it', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const { token: other } = await logInAgain(second, traveller)
    const asked = { token: traveller.token, body: { password: traveller.password } }
    expect((await callApi(testApp, 'POST /auth/delete-account', asked)).status).toBe(200)
    expect([await getStatus(second, traveller.token), await getStatus(second, other)]).toEqual([401, 401])
  })

  test('a login that was checked before a password reset does not get in after it', async () => {
    const traveller = await createUser(testApp)
    const { promise: wasReset, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: isChecked, resolve: checked } = Promise.withResolvers<void>()
    const slow = await openSecondInstance(testApp, {
      passwords: {
        ...testApp.services.passwords,
        verify: async (secret, phc) => {
          const isRight = await testApp.services.passwords.verify(secret, phc)
          checked()
          await wasReset
          return isRight
        },
      },
    })
    const login = logIn(slow, traveller)
    await isChecked
    const code = await requestCode(testApp, traveller)
    const body = { email: traveller.email, ...code, newPassword: 'kites-over-Rander' }
    expect((await callApi(testApp, 'POST /auth/reset-password', { body })).status).toBe(200)
    goOn()
    expect((await login).status).toBe(401)
    expect(
      await testApp.store.db.selectFrom('session').selectAll().where('account_id', '=', traveller.id).execute(),
    ).toEqual([])
  })

  test('a login that was checked before the account was deleted fails like any other', async () => {
    const traveller = await createUser(testApp)
    const slow = await openSecondInstance(testApp, {
      passwords: {
        ...testApp.services.passwords,
        verify: async (secret, phc) => {
          const isRight = await testApp.services.passwords.verify(secret, phc)
          await callApi(testApp, 'POST /auth/delete-account', { token: traveller.token, body: { password: PASSWORD } })
          return isRight
        },
      },
    })
    const late = await logIn(slow, traveller)
    const never = await logIn(testApp, { ...newIdentity(), password: PASSWORD })
    expect(omitDateAndRequestId(late)).toEqual(omitDateAndRequestId(never))
  })

  test('sweeping removes expired rows and keeps all others', async () => {
    const testApp = await createTestApp({ engine })
    const listAttempts = () => testApp.store.db.selectFrom('attempt').select('key_hash').orderBy('key_hash').execute()
    const old = await createUser(testApp)
    await logIn(testApp, { ...old, password: 'guess' })
    const expired = (await listAttempts()).map(({ key_hash }) => key_hash)
    testApp.clock.advance(14 * DAY_MS + SECOND_MS)
    const fresh = await createUser(testApp)
    await logIn(testApp, { ...fresh, password: 'guess' })
    const valid = (await listAttempts()).filter(({ key_hash }) => !expired.includes(key_hash))
    await sweep(testApp.store.db, testApp.clock.now())
    const sessions = await testApp.store.db.selectFrom('session').select('account_id').execute()
    expect(sessions).toEqual([{ account_id: fresh.id }])
    expect([expired.length > 0, valid.length > 0]).toEqual([true, true])
    expect(await listAttempts()).toEqual(valid)
    expect(await getStatus(testApp, fresh.token)).toBe(200)
  })
})

test('on a read-only disk a valid session still reads and an expired session does not', async () => {
  const testApp = await createTestApp()
  const lost = await createUser(testApp)
  testApp.clock.advance(14 * DAY_MS)
  const remembered = await createUser(testApp)
  testApp.clock.advance(HOUR_MS)
  await sql`pragma query_only = on`.execute(testApp.store.db)
  expect([await getStatus(testApp, remembered.token), await getStatus(testApp, lost.token)]).toEqual([200, 401])
  expect(await callApi(testApp, 'POST /auth/logout', { token: remembered.token })).toMatchObject({ status: 503 })

  await sql`pragma query_only = off`.execute(testApp.store.db)
  expect(await callApi(testApp, 'POST /auth/logout', { token: remembered.token })).toMatchObject({ status: 200 })
})
