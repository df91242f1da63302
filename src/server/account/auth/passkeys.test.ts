import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { PASSKEYS_MAX } from '#contract/account/second-factor.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createAuthenticator } from '../../../../tests/support/authenticator.ts'
import {
  addPasskey,
  addTotp,
  answerTicket,
  askForPasskey,
  beginLogIn,
  beginPasskey,
  logInWithPasskey,
} from '../../../../tests/support/second-factors.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

const ORIGIN = 'https://surat.example'
const UNKNOWN = 'This passkey is not known here, or it was not used in time. Please try again.'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

function register({ token }: Pick<TestUser, 'token'>, passkey: object, name = 'Phone') {
  return callApi(testApp, 'POST /auth/second-factor/passkeys', { token, body: { name, passkey } })
}

async function createUserWithPasskey() {
  const traveller = await createUser(testApp)
  const authenticator = createAuthenticator(ORIGIN)
  const id = await addPasskey(testApp, traveller, authenticator)
  return { traveller, authenticator, id }
}

describe('a new passkey', () => {
  test('is asked for with the host name of the installation, a lock on the device, and without known ones', async () => {
    const { traveller, authenticator } = await createUserWithPasskey()

    const options = await beginPasskey(testApp, traveller)

    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'surat.example', name: 'Safarnama Surat' },
      user: { name: traveller.email },
      attestation: 'none',
      excludeCredentials: [{ id: authenticator.credentialId }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test.each(['packed', 'android-key', 'apple', 'fido-u2f', 'tpm'])(
    'is taken without a look at what the device says of its maker: %s',
    async (format) => {
      const traveller = await createUser(testApp)
      const options = await beginPasskey(testApp, traveller)
      // A library that reads these certificates asks the addresses in them.
      const statement = { format, certificates: [randomBytes(300)] }

      const passkey = createAuthenticator(ORIGIN).register(options, { statement })

      expect((await register(traveller, passkey)).status).toBe(200)
    },
  )

  test('is listed with its name, and the first one brings recovery codes', async () => {
    const traveller = await createUser(testApp)
    const passkeys = [createAuthenticator(ORIGIN), createAuthenticator(ORIGIN)]
    const [first, second] = passkeys

    const one = await register(traveller, first?.register(await beginPasskey(testApp, traveller)) ?? {}, ' Laptop ')
    const two = await register(traveller, second?.register(await beginPasskey(testApp, traveller)) ?? {})

    expect(one.body['recoveryCodes']).toHaveLength(10)
    expect(two.body['recoveryCodes']).toBeNull()
    const status = await callApi(testApp, 'GET /auth/second-factor', { token: traveller.token })
    expect(status.body).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 10,
      arePasskeysOffered: true,
      passkeys: [{ name: 'Laptop', lastUsedAt: null }, { name: 'Phone' }],
    })
  })

  test.each([
    { what: 'from a page of another origin', deviation: { origin: 'https://surat.example.evil.test' } },
    { what: 'with a challenge that was never given', deviation: { challenge: randomBytes(32).toString('base64url') } },
    { what: 'without a lock on the device', deviation: { isUnverified: true } },
  ])('is refused $what', async ({ deviation }) => {
    const traveller = await createUser(testApp)
    const options = await beginPasskey(testApp, traveller)

    const answer = await register(traveller, createAuthenticator(ORIGIN).register(options, deviation))

    expect(answer).toMatchObject({ status: 400, body: { error: UNKNOWN } })
  })

  test('is refused for the challenge of another account, an old one and a used one', async () => {
    const [traveller, other] = [await createUser(testApp), await createUser(testApp)]
    const foreign = await register(traveller, createAuthenticator(ORIGIN).register(await beginPasskey(testApp, other)))
    const old = await beginPasskey(testApp, traveller)
    testApp.clock.advance(5 * MINUTE_MS)
    const late = await register(traveller, createAuthenticator(ORIGIN).register(old))
    const options = await beginPasskey(testApp, traveller)
    await register(traveller, createAuthenticator(ORIGIN).register(options))
    const again = await register(traveller, createAuthenticator(ORIGIN).register(options))

    expect([foreign.status, late.status, again.status]).toEqual([400, 400, 400])
  })

  test('of another account is refused', async () => {
    const { authenticator } = await createUserWithPasskey()
    const thief = await createUser(testApp)

    const answer = await register(thief, authenticator.register(await beginPasskey(testApp, thief)))

    expect(answer.status).toBe(409)
  })

  test('needs the password', async () => {
    const { token } = await createUser(testApp)
    const body = { password: 'a wrong one' }

    expect((await callApi(testApp, 'POST /auth/second-factor/passkey-options', { token, body })).status).toBe(403)
  })

  test('is one too many after twenty', async () => {
    const { traveller } = await createUserWithPasskey()
    for (let count = 1; count < PASSKEYS_MAX; count += 1) {
      await addPasskey(testApp, traveller, createAuthenticator(ORIGIN))
    }

    const answer = await register(
      traveller,
      createAuthenticator(ORIGIN).register(await beginPasskey(testApp, traveller)),
    )

    expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining('as many passkeys as fit') } })
  })

  test('is not offered where the installation has no host name', async () => {
    const numbered = await createTestApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
    const { token, password } = await createUser(numbered)

    const status = await callApi(numbered, 'GET /auth/second-factor', { token })
    const begun = await callApi(numbered, 'POST /auth/second-factor/passkey-options', { token, body: { password } })

    expect(status.body['arePasskeysOffered']).toBe(false)
    expect(begun.status).toBe(409)
  })
})

describe('a login with the password and a passkey', () => {
  test('asks for the passkeys of the account and begins a session', async () => {
    const { traveller, authenticator } = await createUserWithPasskey()
    const ticket = await beginLogIn(testApp, traveller)
    const options = await askForPasskey(testApp, ticket)

    const answer = await answerTicket(testApp, ticket, { passkey: authenticator.answer(options) })

    expect(options).toMatchObject({
      rpId: 'surat.example',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.credentialId }],
    })
    expect(answer.status).toBe(200)
    const { body } = await callApi(testApp, 'GET /auth/second-factor', { token: traveller.token })
    expect(body['passkeys']).toMatchObject([{ lastUsedAt: testApp.clock.now().toISOString() }])
  })

  test.each([
    { what: 'from a page of another origin', deviation: { origin: 'https://surat.example.evil.test' } },
    { what: 'over http', deviation: { origin: 'http://surat.example' } },
    { what: 'with a challenge that was never given', deviation: { challenge: randomBytes(32).toString('base64url') } },
    { what: 'without a lock on the device', deviation: { isUnverified: true } },
    { what: 'with a counter that goes back', deviation: { counter: 0 } },
  ])('is refused $what', async ({ deviation }) => {
    const { traveller, authenticator } = await createUserWithPasskey()
    const ticket = await beginLogIn(testApp, traveller)
    const options = await askForPasskey(testApp, ticket)

    const answer = await answerTicket(testApp, ticket, { passkey: authenticator.answer(options, deviation) })

    expect(answer).toMatchObject({ status: 400, body: { error: UNKNOWN } })
  })

  test('is refused with an answer that was used before', async () => {
    const { traveller, authenticator } = await createUserWithPasskey()
    const ticket = await beginLogIn(testApp, traveller)
    const passkey = authenticator.answer(await askForPasskey(testApp, ticket))
    await answerTicket(testApp, ticket, { passkey })

    const replayed = await answerTicket(testApp, await beginLogIn(testApp, traveller), { passkey })

    expect(replayed.status).toBe(400)
  })

  test('is refused with the passkey of another account, and with the challenge of another login', async () => {
    const [owner, thief] = [await createUserWithPasskey(), await createUserWithPasskey()]
    const ticket = await beginLogIn(testApp, owner.traveller)
    const foreign = await answerTicket(testApp, ticket, {
      passkey: thief.authenticator.answer(await askForPasskey(testApp, ticket)),
    })
    const thiefsTicket = await beginLogIn(testApp, thief.traveller)
    const mixed = await answerTicket(testApp, ticket, {
      passkey: owner.authenticator.answer(await askForPasskey(testApp, thiefsTicket)),
    })

    expect([foreign.status, mixed.status]).toEqual([400, 400])
  })

  test('gives no challenge for an unknown ticket', async () => {
    const body = { ticket: 'x'.repeat(43) }

    expect((await callApi(testApp, 'POST /auth/login/passkey-options', { body })).status).toBe(401)
  })
})

describe('a login with a passkey alone', () => {
  test('names no account before it, and begins a session', async () => {
    const { traveller, authenticator } = await createUserWithPasskey()
    const options = await askForPasskey(testApp)

    const answer = await logInWithPasskey(testApp, authenticator)

    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' })
    expect(answer).toMatchObject({ status: 200, body: { email: traveller.email } })
  })

  test('is refused for an unknown passkey, a removed one, and a challenge that was for a ticket', async () => {
    const unknown = await logInWithPasskey(testApp, createAuthenticator(ORIGIN))
    const { traveller, authenticator, id } = await createUserWithPasskey()
    const ticket = await beginLogIn(testApp, traveller)
    const passkey = authenticator.answer(await askForPasskey(testApp, ticket))
    const mixed = await callApi(testApp, 'POST /auth/login/passkey', { body: { passkey } })
    const { token, password } = traveller
    await callApi(testApp, `POST /auth/second-factor/passkeys/${id}/remove`, { token, body: { password } })
    const removed = await logInWithPasskey(testApp, authenticator)

    expect([unknown.status, mixed.status, removed.status]).toEqual([401, 401, 401])
  })

  test('is refused for a suspended account', async () => {
    const { traveller, authenticator } = await createUserWithPasskey()
    const admin = await createUser(testApp, { isAdmin: true })
    await callApi(testApp, `POST /admin/accounts/suspend/${traveller.id}`, { token: admin.token })

    const answer = await logInWithPasskey(testApp, authenticator)

    expect(answer).toMatchObject({ status: 403, body: { error: expect.stringContaining('suspended') } })
  })

  test('is not possible with an app alone', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)

    expect((await logInWithPasskey(testApp, createAuthenticator(ORIGIN))).status).toBe(401)
  })

  test('is slowed by IP, so that challenges do not fill the database', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      const ip = '198.18.250.1'
      statuses.push((await callApi(testApp, 'POST /auth/login/passkey-options', { body: {}, ip })).status)
    }

    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(statuses[60]).toBe(429)
  })
})

describe.each(engines)('on $engine', ({ engine, rule }) => {
  test('the same answer of a passkey at the same moment in two processes begins one session', async () => {
    const first = await createTestApp({ engine })
    const second = await openSecondInstance(first)
    const traveller = await createUser(first)
    const authenticator = createAuthenticator(ORIGIN)
    await addPasskey(first, traveller, authenticator)
    const passkey = authenticator.answer(await askForPasskey(first))

    const answers = await Promise.all(
      [first, second, first, second].map((app) => callApi(app, 'POST /auth/login/passkey', { body: { passkey } })),
    )

    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, 401, 401, 401])
  })

  rule('a counter beyond 31 bits is kept', async () => {
    const app = await createTestApp({ engine })
    const traveller = await createUser(app)
    const authenticator = createAuthenticator(ORIGIN)
    await addPasskey(app, traveller, authenticator)
    const answerWith = async (counter: number) => {
      const passkey = authenticator.answer(await askForPasskey(app), { counter })
      return (await callApi(app, 'POST /auth/login/passkey', { body: { passkey } })).status
    }

    expect([await answerWith(2 ** 32 - 2), await answerWith(2 ** 32 - 2), await answerWith(2 ** 32 - 1)]).toEqual([
      200, 401, 200,
    ])
  })
})
