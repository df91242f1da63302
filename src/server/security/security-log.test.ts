import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { SECURITY_LOG_KEPT_DAYS } from '#contract/security-log.ts'
import { sweep } from '../app/sweep.ts'
import { callApi } from '../../../tests/support/api-calls.ts'
import { engines } from '../../../tests/support/stores.ts'
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createUser, logIn, newIdentity, PASSWORD, signUp } from '../../../tests/support/users.ts'
import { networkOf } from './network.ts'

async function storedEvents({ services, store }: TestApp) {
  await services.securityCounts.flush()
  const rows = await store.db.selectFrom('security_event').selectAll().orderBy('at').orderBy('kind').execute()
  return rows.map(({ kind, account_id, network, count }) => ({ kind, accountId: account_id, network, count }))
}

describe.each(engines)('the security log on $engine', ({ engine }) => {
  test('holds logins and refusals with a network and never an address', async () => {
    const testApp = await createTestApp({ engine })
    const { id, email, ip } = await createUser(testApp)
    await logIn(testApp, { email, password: PASSWORD, ip })
    await logIn(testApp, { email, password: 'a wrong guess', ip: '2001:db8:1:2::7' })
    await logIn(testApp, { email, password: 'a wrong guess', ip: '2001:db8:1:3::8' })

    expect(await storedEvents(testApp)).toEqual([
      { kind: 'login', accountId: id, network: '198.18.0.0/24', count: 1 },
      { kind: 'login.refused', accountId: id, network: '2001:db8:1::/48', count: 2 },
    ])
  })

  test('keeps nothing of an email without an account', async () => {
    const testApp = await createTestApp({ engine })
    const { email, ip } = newIdentity()
    await logIn(testApp, { email, password: 'a wrong guess', ip })
    await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })

    const events = await storedEvents(testApp)
    expect(events.map(({ kind, accountId }) => ({ kind, accountId }))).toEqual([
      { kind: 'login.refused', accountId: null },
      { kind: 'password.reset-requested', accountId: null },
    ])
    const rows = await testApp.store.db.selectFrom('security_event').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  test('loses the name of an account with the account', async () => {
    const testApp = await createTestApp({ engine })
    const { token, ip } = await signUp(testApp)
    await callApi(testApp, 'GET /auth/my-data', { token, ip })
    await callApi(testApp, 'POST /auth/delete-account', { token, ip, body: { password: PASSWORD } })

    expect(await storedEvents(testApp)).toEqual([
      expect.objectContaining({ kind: 'account.deleted', accountId: null }),
      expect.objectContaining({ kind: 'data.exported', accountId: null }),
      expect.objectContaining({ kind: 'sign-up', accountId: null }),
    ])
  })

  test('counts the events of an hour in one row, and forgets them after 180 days', async () => {
    const testApp = await createTestApp({ engine })
    const { email, password, ip } = await createUser(testApp)
    for (let login = 0; login < 3; login += 1) await logIn(testApp, { email, password, ip })
    testApp.clock.advance(HOUR_MS)
    await logIn(testApp, { email, password, ip })
    expect((await storedEvents(testApp)).map(({ count }) => count)).toEqual([3, 1])

    testApp.clock.advance(SECURITY_LOG_KEPT_DAYS * DAY_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    expect((await storedEvents(testApp)).map(({ count }) => count)).toEqual([1])
  })
})

test('a flood of refusals from everywhere leaves few rows, and every refusal is counted', async () => {
  const testApp = await createTestApp()
  const { securityCounts } = testApp.services
  for (let source = 0; source < 5_000; source += 1) {
    securityCounts.add({ kind: 'login.refused', ip: `10.${source >> 8}.${source & 255}.1` })
  }
  const events = await storedEvents(testApp)
  expect(events.length).toBeLessThanOrEqual(201)
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(5_000)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:0DB8:0001::5', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['renderer', ''],
])('of the address %s the log holds %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
