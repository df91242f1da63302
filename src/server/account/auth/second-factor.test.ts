import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { createAuthenticator } from '../../../../tests/support/authenticator.ts'
import {
  addPasskey,
  addTotp,
  addTotpWithCodes,
  answerTicket,
  beginLogIn,
  codeAt,
  nextCode,
} from '../../../../tests/support/second-factors.ts'
import { makeAdmin } from './first-admin.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { createStoreLocation, getVariables } from '../../../../tests/support/stores.ts'
import {
  createTestApp,
  createTestAppAt,
  openSecondInstance,
  startTestApp,
  type TestApp,
} from '../../../../tests/support/test-app.ts'
import { createUser, logIn, logInAgain, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const ON = 'Your Safarnama account has a new second factor'
const OFF = 'The second factor of your Safarnama account is off'

async function subjectsTo({ email }: TestUser): Promise<(string | undefined)[]> {
  return (await testApp.mailsTo(email)).map(({ headers }) => headers.get('subject'))
}

async function readStatus({ token }: TestUser) {
  return (await callApi(testApp, 'GET /auth/second-factor', { token })).body
}

function post({ token }: TestUser, route: Route, body: object = { password: PASSWORD }) {
  return callApi(testApp, route, { token, body })
}

describe('an authenticator app', () => {
  test('gets a secret of 160 bits, and an address that names the installation and the account', async () => {
    const traveller = await createUser(testApp)

    const { body } = await post(traveller, 'POST /auth/second-factor/totp')

    expect(body['secret']).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(String(body['uri']))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain(traveller.email)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Safarnama Surat',
      secret: body['secret'],
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    })
  })

  test('is no second factor before its first right code', async () => {
    const traveller = await createUser(testApp)
    await post(traveller, 'POST /auth/second-factor/totp')
    const wrong = await post(traveller, 'POST /auth/second-factor/totp/confirm', { code: '000000' })

    expect(wrong).toMatchObject({ status: 400, body: { fields: { code: expect.stringContaining('wrong') } } })
    expect((await logIn(testApp, traveller)).status).toBe(200)
    expect(await readStatus(traveller)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  })

  test('does not take the code of its set-up for a login', async () => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const code = codeAt(secret, testApp.clock.now())

    expect((await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })).status).toBe(400)
  })

  test('is set up anew as often as the owner likes, until a code was right', async () => {
    const traveller = await createUser(testApp)
    const first = await post(traveller, 'POST /auth/second-factor/totp')
    const second = await post(traveller, 'POST /auth/second-factor/totp')
    const outdated = { code: nextCode(testApp, String(first.body['secret'])) }
    const code = nextCode(testApp, String(second.body['secret']))

    expect((await post(traveller, 'POST /auth/second-factor/totp/confirm', outdated)).status).toBe(400)
    expect((await post(traveller, 'POST /auth/second-factor/totp/confirm', { code })).status).toBe(200)
    expect((await post(traveller, 'POST /auth/second-factor/totp')).status).toBe(409)
    expect((await post(traveller, 'POST /auth/second-factor/totp/confirm', { code })).status).toBe(409)
  })

  test('is removed with the password; recovery codes end with it, and the owner is warned of both', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)

    const refused = await post(traveller, 'POST /auth/second-factor/totp/remove', { password: 'a wrong one' })
    const waiting = await readStatus(traveller)
    const removed = await post(traveller, 'POST /auth/second-factor/totp/remove')

    expect(refused).toMatchObject({ status: 403, body: { fields: { password: 'The password is wrong.' } } })
    expect(waiting).toMatchObject({ recoveryCodesLeft: recoveryCodes.length })
    expect(removed.status).toBe(200)
    expect(await readStatus(traveller)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
    expect((await logIn(testApp, traveller)).status).toBe(200)
    expect(await subjectsTo(traveller)).toEqual([ON, OFF])
  })
})

describe('two factors', () => {
  test('stay one when the other is removed, and nobody is warned of it', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)
    await addPasskey(testApp, traveller, createAuthenticator('https://surat.example'))

    await post(traveller, 'POST /auth/second-factor/totp/remove')

    expect(await readStatus(traveller)).toMatchObject({ totpSince: null, recoveryCodesLeft: 10 })
    const { body } = await logIn(testApp, traveller)
    expect(body['pendingLogin']).toMatchObject({ kinds: ['passkey', 'recovery-code'] })
    expect(await subjectsTo(traveller)).toEqual([ON, ON])
  })

  test('leave with the account', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)
    await addPasskey(testApp, traveller, createAuthenticator('https://surat.example'))
    await beginLogIn(testApp, traveller)
    await post(traveller, 'POST /auth/delete-account')

    const { db } = testApp.store
    const rows = await Promise.all(
      (['totp', 'passkey', 'recovery_code', 'login_ticket'] as const).map((table) =>
        db.selectFrom(table).selectAll().where('account_id', '=', traveller.id).execute(),
      ),
    )

    expect(rows.flat()).toEqual([])
  })

  test('are in the owner’s data by name and date, without a secret', async () => {
    const traveller = await createUser(testApp)
    const { secret, recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    const authenticator = createAuthenticator('https://surat.example')
    await addPasskey(testApp, traveller, authenticator)

    const { body } = await callApi(testApp, 'GET /auth/my-data', { token: traveller.token })

    expect(body['secondFactor']).toEqual({
      totpSince: expect.stringMatching(/^2026-/),
      passkeys: [{ name: 'Phone', createdAt: expect.stringMatching(/^2026-/), lastUsedAt: null }],
      recoveryCodesLeft: 10,
    })
    const text = JSON.stringify(body)
    expect([secret, authenticator.credentialId, ...recoveryCodes].filter((part) => text.includes(part))).toEqual([])
  })
})

describe('recovery codes', () => {
  test('are replaced all at once', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes: old } = await addTotpWithCodes(testApp, traveller)

    const { body } = await post(traveller, 'POST /auth/second-factor/recovery-codes')

    const renewed = api.renewRecoveryCodes.reply.parse(body).recoveryCodes
    const withOld = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode: old[0] })
    const withNew = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode: renewed[0] })
    expect(renewed).toHaveLength(10)
    expect([withOld.status, withNew.status]).toEqual([400, 200])
    expect(await readStatus(traveller)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('are not given without a second factor', async () => {
    const traveller = await createUser(testApp)

    expect((await post(traveller, 'POST /auth/second-factor/recovery-codes')).status).toBe(409)
  })
})

test('the right password, entered often, is never asked to wait', async () => {
  const traveller = await createUser(testApp)

  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push((await post(traveller, 'POST /auth/reauthenticate')).status)

  expect(statuses).toEqual(Array(12).fill(200))
})

describe('an action of an admin that cannot be undone', () => {
  const download = ({ token }: TestUser) =>
    testApp.app.inject({
      url: '/api/admin/security-log/csv',
      headers: { authorization: `Bearer ${token}` },
    })

  test('asks for the password again after ten minutes, in this session alone', async () => {
    const admin = await createUser(testApp, { isAdmin: true })
    const other = await logInAgain(testApp, admin)
    testApp.clock.advance(10 * MINUTE_MS)
    const atOnce = await download(admin)
    testApp.clock.advance(1)
    const late = await download(admin)
    const wrong = await post(admin, 'POST /auth/reauthenticate', { password: 'a wrong one' })
    const still = await download(admin)
    const right = await post(admin, 'POST /auth/reauthenticate')
    const confirmed = await download(admin)
    const elsewhere = await download(other)

    expect([atOnce.statusCode, late.statusCode, wrong.status, still.statusCode]).toEqual([200, 403, 403, 403])
    expect(late.json()).toMatchObject({ code: 'reauthentication-required', error: 'Enter your password again first.' })
    expect([right.status, confirmed.statusCode, elsewhere.statusCode]).toEqual([200, 200, 403])
  })

  test('is told to travellers as to any other call of admins', async () => {
    const traveller = await createUser(testApp)
    testApp.clock.advance(11 * MINUTE_MS)

    expect((await download(traveller)).json()).toMatchObject({ code: 'forbidden' })
  })
})

describe('an installation that asks a second factor of admins', () => {
  const env = { REQUIRE_ADMIN_2FA: 'on' }

  test('tells an admin without one, and refuses every call of an admin with a code of its own', async () => {
    const guarded = await createTestApp({ env })
    const admin = await createUser(guarded, { isAdmin: true })
    const { token } = admin

    const login = await logIn(guarded, admin)
    const user = await callApi(guarded, 'GET /auth/user', { token })
    const activity = await callApi(guarded, 'GET /admin/activity', { token })

    expect(login.body).toMatchObject({ isAdmin: true, mustSetUpSecondFactor: true })
    expect(user.body['user']).toMatchObject({ isAdmin: true, mustSetUpSecondFactor: true })
    expect(activity).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } })
  })

  test('gives such an admin the rights of a traveller only, where both may call', async () => {
    const guarded = await createTestApp({ env })
    const [author, admin] = [await createUser(guarded), await createUser(guarded, { isAdmin: true })]
    const review = { placeName: 'Chowk', rating: 4, reviewText: 'Busy.', locationCoords: { lat: 21.19, lng: 72.82 } }
    const posted = await callApi(guarded, 'POST /review/create', { token: author.token, body: review })
    const { _id } = api.createReview.reply.parse(posted.body).review
    const remove = () => callApi(guarded, `DELETE /review/delete/${_id}`, { token: admin.token })

    expect((await remove()).status).toBe(403)
    await addTotp(guarded, admin)
    expect((await remove()).status).toBe(200)
  })

  test('gives all rights from the set-up on, and takes them with the last factor', async () => {
    const guarded = await createTestApp({ env })
    const { token, ...admin } = await createUser(guarded, { isAdmin: true })
    await addTotp(guarded, { ...admin, token })
    const read = () => callApi(guarded, 'GET /admin/activity', { token })

    const before = await read()
    const user = await callApi(guarded, 'GET /auth/user', { token })
    await callApi(guarded, 'POST /auth/second-factor/totp/remove', { token, body: { password: PASSWORD } })
    const after = await read()

    expect([before.status, after.status]).toEqual([200, 403])
    expect(user.body['user']).not.toHaveProperty('mustSetUpSecondFactor')
  })

  test('asks nothing of travellers', async () => {
    const guarded = await createTestApp({ env })
    const traveller = await createUser(guarded)

    const { body } = await logIn(guarded, traveller)

    expect(body).not.toHaveProperty('mustSetUpSecondFactor')
  })
})

test('the operator’s command removes the second factor of an owner who lost it, and warns the owner', async () => {
  const place = await createStoreLocation('SQLite')
  const app = await createTestAppAt(place, { send: null })
  const traveller = await createUser(app)
  await addTotp(app, traveller)
  const command = { args: ['second-factor-off', traveller.email], env: getVariables(place) }

  const { output } = await runTool('admin', command)

  expect(output).toMatch(/^The second factor is off\. The password alone opens the account\.$/m)
  expect((await logIn(app, traveller)).status).toBe(200)
  const mails = await app.store.db.selectFrom('mail').select(['template', 'recipient']).execute()
  expect(mails).toContainEqual({ template: 'second-factor-off', recipient: traveller.email })
})

test('an account that the operator makes an admin loses the second factor of whoever signed up', async () => {
  const { email, ip, ...stranger } = await createUser(testApp)
  await addTotp(testApp, { ...stranger, email, ip })

  await makeAdmin(testApp.services, { email, password: 'kites over Rander' })

  const { status, body } = await logIn(testApp, { email, ip, password: 'kites over Rander' })
  expect({ status, isAdmin: body['isAdmin'] }).toEqual({ status: 200, isAdmin: true })
})

test('sessions that began on other devices stay when a second factor is added', async () => {
  const traveller = await createUser(testApp)
  const other = await logInAgain(testApp, traveller)
  await addTotp(testApp, traveller)
  testApp.clock.advance(MINUTE_MS)

  expect((await callApi(testApp, 'GET /auth/user', { token: other.token })).status).toBe(200)
})

test.each<Route>(['POST /auth/second-factor/totp', 'POST /auth/second-factor/passkey-options'])(
  '%s fails like any other call without a session when the account is deleted while its password is checked',
  async (route) => {
    const owner = await createUser(testApp)
    const slow = await openSecondInstance(testApp, {
      passwords: {
        ...testApp.services.passwords,
        verify: async (secret, phc) => {
          const isRight = await testApp.services.passwords.verify(secret, phc)
          await post(owner, 'POST /auth/delete-account')
          return isRight
        },
      },
    })
    const { status } = await callApi(slow, route, { token: owner.token, body: { password: PASSWORD } })
    expect(status).toBe(401)
  },
)
