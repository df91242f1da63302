import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, HOUR_MS } from '#contract/text/durations.ts'
import { SECURITY_LOG_RETENTION_DAYS } from '#contract/admin/security-log.ts'
import { sweep } from '../../app/sweep.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines, ruleEngines } from '../../../../tests/support/stores.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logIn, newIdentity, PASSWORD, signUp, type TestUser } from '../../../../tests/support/users.ts'
import { csvRow } from '../../platform/files/csv.ts'
import { getNetwork } from './network.ts'

async function storedEvents({ services, store }: TestApp) {
  await services.securityCounts.flush()
  const rows = await store.db.selectFrom('security_event').selectAll().orderBy('at').orderBy('kind').execute()
  return rows.map(({ kind, account_id, network, count }) => ({ kind, accountId: account_id, network, count }))
}

describe.each(engines)('the security log on $engine', ({ engine, rule }) => {
  rule('holds logins and refusals with a network and never an address', async () => {
    const testApp = await createTestApp({ engine })
    const { id, email, ip } = await createUser(testApp)
    await logIn(testApp, { email, password: PASSWORD, ip })
    await logIn(testApp, { email, password: 'a wrong guess', ip: '2001:db8:1:2::7' })
    await logIn(testApp, { email, password: 'a wrong guess', ip: '2001:db8:1:3::8' })

    expect(await storedEvents(testApp)).toEqual([
      { kind: 'login', accountId: id, network: getNetwork(ip), count: 1 },
      { kind: 'login.refused', accountId: id, network: '2001:db8:1::/48', count: 2 },
    ])
  })

  rule('keeps nothing of an email without an account', async () => {
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

  rule('loses the name of an account with the account', async () => {
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

    testApp.clock.advance(SECURITY_LOG_RETENTION_DAYS * DAY_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    expect((await storedEvents(testApp)).map(({ count }) => count)).toEqual([1])
  })
})

describe.each(ruleEngines)('in a flood of refusals on $engine', ({ engine }) => {
  test.each([
    ['GET /admin/security-log/csv', 'log.exported'],
    ['GET /auth/my-data', 'data.exported'],
  ] as const)('%s is noted with its account and network', async (route, kind) => {
    const testApp = await createTestApp({ engine })
    const admin = await createUser(testApp, { isAdmin: true })
    for (let network = 0; network < 205; network += 1) {
      const body = { email: 'nobody@surat.example', otp: '123456', newPassword: PASSWORD }
      await callApi(testApp, 'POST /auth/reset-password', { body, ip: `10.1.${network}.1` })
    }

    expect((await callApi(testApp, route, admin)).status).toBe(200)

    const noted = (await storedEvents(testApp)).filter((event) => event.kind === kind)
    expect(noted).toEqual([{ kind, accountId: admin.id, network: getNetwork(admin.ip), count: 1 }])
  })
})

describe.each(engines)('the security log for admins on $engine', ({ engine, rule }) => {
  async function read(testApp: TestApp, { token }: TestUser, query = '') {
    const answer = await callApi(testApp, `GET /admin/security-log${query}`, { token })
    return api.listSecurityLog.reply.parse(answer.body)
  }

  test('is filtered by kind, account and period, and read page by page', async () => {
    const testApp = await createTestApp({ engine })
    const [admin, one, other] = [
      await createUser(testApp, { isAdmin: true }),
      await createUser(testApp, { name: 'Meera Patel' }),
      await createUser(testApp),
    ]
    for (const traveller of [one, other, one]) {
      await logIn(testApp, traveller)
      testApp.clock.advance(HOUR_MS)
    }
    const all = (await read(testApp, admin)).entries
    expect(all.map(({ accountId }) => accountId)).toEqual([one.id, other.id, one.id])
    expect(all[0]).toMatchObject({ kind: 'login', accountName: 'Meera Patel', network: getNetwork(one.ip), count: 1 })

    const first = await read(testApp, admin, '?limit=2')
    const second = await read(testApp, admin, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.entries, ...second.entries]).toEqual(all)
    const [newest, middle, oldest] = all
    expect((await read(testApp, admin, `?account=${other.id}`)).entries).toEqual([middle])
    expect((await read(testApp, admin, '?kind=login.refused')).entries).toEqual([])
    expect((await read(testApp, admin, `?kind=login&since=${middle?.at}`)).entries).toEqual([newest, middle])
    expect((await read(testApp, admin, `?until=${middle?.at}`)).entries).toEqual([oldest])
  })

  rule(
    'is a file of comma-separated values in which no name is a formula',
    { tags: 'weakness/formulas-in-files' },
    async () => {
      const testApp = await createTestApp({ engine })
      const admin = await createUser(testApp, { isAdmin: true, name: '=HYPERLINK("https://evil.example","Kites")' })
      await logIn(testApp, admin)
      const answer = await callApi(testApp, 'GET /admin/security-log/csv?kind=login', admin)

      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="security-log.csv"',
      })
      const at = testApp.clock.now().toISOString()
      const name = `"'=HYPERLINK(""https://evil.example"",""Kites"")"`
      expect(answer.body['text']).toBe(
        `\uFEFFfirst,last,kind,count,network,account_id,account_name\r\n${at},${at},login,1,${getNetwork(admin.ip)},${admin.id},${name}\r\n`,
      )
      const { entries } = await read(testApp, admin)
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['log.exported', 'login'])
    },
  )

  test('comes whole as a file, however long it is', async () => {
    const testApp = await createTestApp({ engine })
    for (let hour = 0; hour < 6; hour += 1) {
      for (let network = 0; network < 190; network += 1) {
        testApp.services.securityCounts.add({ kind: 'login.refused', ip: `10.1.${network}.1` })
      }
      testApp.clock.advance(HOUR_MS)
    }
    // A session that began just now is not asked for the password again.
    const admin = await createUser(testApp, { isAdmin: true })
    const { body } = await callApi(testApp, 'GET /admin/security-log/csv?kind=login.refused', admin)
    const lines = String(body['text']).split('\r\n')
    expect(new Set(lines).size).toBe(6 * 190 + 2)
  })
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;＋1', "a;'＋1"],
  ['－1', "'－1"],
  ['−1', "'−1"],
  ['\t=1', "'\t'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; @SUM(A1);-1', "a; '@SUM(A1);'-1"],
  ['a;"=1+1"', `"a;""'=1+1"""`],
  ['Meera, -Jo', `"Meera, '-Jo"`],
  ['a\n+1', `"a\n'+1"`],
  ['Anne-Marie; 1+1', 'Anne-Marie; 1+1'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Meera', 'Meera'],
])('the text %j is the cell %j', { tags: 'weakness/formulas-in-files' }, (text, cell) => {
  expect(csvRow([text, 3])).toBe(`${cell},3\r\n`)
})

test('a flood of refusals from everywhere leaves few rows, and every refusal is counted', async () => {
  const testApp = await createTestApp()
  const { email } = await createUser(testApp)
  const sources = Array.from({ length: 400 }, (_, source) => `10.${source >> 8}.${source & 255}.1`)
  for (const [index, ip] of sources.entries()) {
    await logIn(testApp, { email: `${index}-${email}`, password: 'a wrong guess', ip })
  }
  const events = await storedEvents(testApp)
  expect(events.length).toBeLessThanOrEqual(201)
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(400)
})

test('refusals that were counted while the database was away are written later', async () => {
  const testApp = await createTestApp({ engine: 'Postgres' })
  const { securityCounts } = testApp.services
  securityCounts.add({ kind: 'login.refused', ip: '203.0.113.1' })
  const { db } = testApp.store
  await sql`alter table security_event rename to away`.execute(db)
  await securityCounts.flush()
  securityCounts.add({ kind: 'login.refused', ip: '203.0.113.2' })
  await sql`alter table away rename to security_event`.execute(db)
  expect(await storedEvents(testApp)).toEqual([
    { kind: 'login.refused', accountId: null, network: '203.0.113.0/24', count: 2 },
  ])
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
  expect(getNetwork(ip)).toBe(network)
})
