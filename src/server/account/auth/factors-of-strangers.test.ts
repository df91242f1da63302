import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createAuthenticator } from '../../../../tests/support/authenticator.ts'
import { linksIn, tokenIn } from '../../../../tests/support/letters.ts'
import { requestCodeByMail, startMailedApp, type MailedApp } from '../../../../tests/support/mailed-app.ts'
import { addTotp, beginPasskey, logInWithPasskey } from '../../../../tests/support/second-factors.ts'
import {
  createUser,
  logIn,
  logInAgain,
  newIdentity,
  PASSWORD,
  signUp,
  type TestUser,
} from '../../../../tests/support/users.ts'

const NEW_PASSWORD = 'kites-over-Rander'
const tags = 'weakness/factor-of-a-stranger'

let mailed: MailedApp
beforeAll(async () => {
  mailed = await startMailedApp('SQLite')
})
afterAll(() => mailed.close())

async function tokenTo(email: string, path: string): Promise<string> {
  const links = (await mailed.mailsTo(email)).flatMap(linksIn)
  return tokenIn(links.findLast(({ pathname }) => pathname === path))
}

/** The owner of the mailbox opens the link in a browser of their own, and presses the button. */
async function pressConfirm(email: string, given: { password?: string; session?: string } = {}) {
  const { password, session } = given
  const token = await tokenTo(email, '/confirm-email')
  const body = { token, ...(password !== undefined && { password }) }
  return callApi(mailed.testApp, 'POST /auth/confirm-email', {
    body,
    ip: newIdentity().ip,
    ...(session !== undefined && { token: session }),
  })
}

async function isConfirmed({ id }: Pick<TestUser, 'id'>): Promise<boolean> {
  const row = await mailed.testApp.store.db
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.email_confirmed_at !== null
}

async function tryToAddPasskey({ token }: TestUser) {
  const authenticator = createAuthenticator('https://surat.example')
  const options = await beginPasskey(mailed.testApp, { token }).catch(() => null)
  if (options) {
    const body = { name: 'Phone', passkey: authenticator.register(options) }
    await callApi(mailed.testApp, 'POST /auth/second-factor/passkeys', { token, body })
  }
  return authenticator
}

async function reset(user: TestUser) {
  const code = await requestCodeByMail(mailed, { email: user.email, ip: newIdentity().ip })
  const body = { email: user.email, newPassword: NEW_PASSWORD, ...code }
  return callApi(mailed.testApp, 'POST /auth/reset-password', { body, ip: newIdentity().ip })
}

test(
  'a passkey of a stranger who signed up with an email opens nothing once its owner has the account',
  { tags },
  async () => {
    const { testApp } = mailed
    const stranger = await signUp(testApp)
    const passkey = await tryToAddPasskey(stranger)

    await pressConfirm(stranger.email)
    expect((await reset(stranger)).status).toBe(200)

    expect((await logIn(testApp, { ...stranger, password: NEW_PASSWORD })).status).toBe(200)
    expect((await logInWithPasskey(testApp, passkey)).status).toBe(401)
  },
)

test('a passkey of a stranger does not become an editor’s', { tags }, async () => {
  const { testApp } = mailed
  const admin = await createUser(testApp, { isAdmin: true })
  const stranger = await signUp(testApp)
  const passkey = await tryToAddPasskey(stranger)

  await pressConfirm(stranger.email)
  const body = { role: 'editor' }
  const given = await callApi(testApp, `PUT /admin/accounts/role/${stranger.id}`, { token: admin.token, body })

  expect(given.status).toBe(409)
  expect((await logInWithPasskey(testApp, passkey)).status).toBe(401)
})

test(
  'a link confirms nothing for who is neither signed in to the account nor knows its password',
  { tags },
  async () => {
    const stranger = await signUp(mailed.testApp)
    const other = await createUser(mailed.testApp)

    const answers = [
      await pressConfirm(stranger.email),
      await pressConfirm(stranger.email, { session: other.token }),
      await pressConfirm(stranger.email, { password: 'a-guess' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await isConfirmed(stranger)).toBe(false)
  },
)

test('the owner of a mailbox gives it to no account of a stranger by a click on its link', { tags }, async () => {
  const { testApp } = mailed
  const { email: victim } = newIdentity()
  const stranger = await createUser(testApp)
  await callApi(testApp, 'PUT /auth/email', { token: stranger.token, body: { newEmail: victim, password: PASSWORD } })
  const own = await tokenTo(stranger.email, '/confirm-email-change')
  const genuine = await tokenTo(victim, '/confirm-email-change')

  const confirm = (token: string) => callApi(testApp, 'POST /auth/confirm-email-change', { body: { token } })
  await confirm(own)
  await confirm(genuine)

  const user = await callApi(testApp, 'GET /auth/user', { token: stranger.token })
  expect(user.body['user']).toMatchObject({ email: stranger.email })
})

/** Versions before let anybody add a factor. */
async function addTotpUnconfirmed(user: TestUser): Promise<void> {
  const setConfirmed = (at: string | null) =>
    mailed.testApp.store.db.updateTable('account').set({ email_confirmed_at: at }).where('id', '=', user.id).execute()
  await setConfirmed(mailed.testApp.clock.now().toISOString())
  await addTotp(mailed.testApp, user)
  mailed.testApp.clock.advance(MINUTE_MS)
  await setConfirmed(null)
}

async function confirmAsBefore({ id }: TestUser): Promise<void> {
  const at = mailed.testApp.clock.now().toISOString()
  const { db } = mailed.testApp.store
  await db.updateTable('account').set({ email_confirmed_at: at }).where('id', '=', id).execute()
}

test('the first confirmation ends the factors, sessions and devices from before it', { tags }, async () => {
  const { testApp } = mailed
  const user = await signUp(testApp)
  const elsewhere = await logInAgain(testApp, user)
  await addTotpUnconfirmed(user)

  expect((await pressConfirm(user.email, { session: user.token })).status).toBe(200)

  const answers = await Promise.all([user, elsewhere].map(({ token }) => callApi(testApp, 'GET /auth/user', { token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 401])
  const devices = await testApp.store.db.selectFrom('device').select('id').where('account_id', '=', user.id).execute()
  expect(devices).toHaveLength(1)
  expect((await logIn(testApp, user)).status).toBe(200)
  expect((await mailed.mailsTo(user.email)).map(({ subject }) => subject)).toContain(
    'The second factor of your Safarnama account is off',
  )
})

test('the password alone confirms on another device, and ends every session', { tags }, async () => {
  const user = await signUp(mailed.testApp)
  expect((await pressConfirm(user.email, { password: PASSWORD })).status).toBe(200)
  expect(await isConfirmed(user)).toBe(true)
  expect((await callApi(mailed.testApp, 'GET /auth/user', { token: user.token })).status).toBe(401)
})

test('a reset and a role end what was added before the email was confirmed', { tags }, async () => {
  const { testApp } = mailed
  const admin = await createUser(testApp, { isAdmin: true })
  const [resetting, promoted] = [await signUp(testApp), await signUp(testApp)]
  for (const user of [resetting, promoted]) {
    await addTotpUnconfirmed(user)
    await confirmAsBefore(user)
    expect((await logIn(testApp, user)).body).toMatchObject({ code: 'second-factor-required' })
  }

  expect((await reset(resetting)).status).toBe(200)
  const body = { role: 'editor' }
  const given = await callApi(testApp, `PUT /admin/accounts/role/${promoted.id}`, { token: admin.token, body })

  expect(given.body['account']).toMatchObject({ role: 'editor', factors: [] })
  expect((await logIn(testApp, { ...resetting, password: NEW_PASSWORD })).status).toBe(200)
  expect((await logIn(testApp, promoted)).status).toBe(200)
})

test('a factor that its owner added stays with a reset, with a role and with another email', { tags }, async () => {
  const { testApp } = mailed
  const admin = await createUser(testApp, { isAdmin: true })
  const user = await createUser(testApp)
  testApp.clock.advance(MINUTE_MS)
  await addTotp(testApp, user)
  const { email } = newIdentity()
  await callApi(testApp, 'PUT /auth/email', { token: user.token, body: { newEmail: email, password: PASSWORD } })
  for (const mailbox of [user.email, email]) {
    const token = await tokenTo(mailbox, '/confirm-email-change')
    await callApi(testApp, 'POST /auth/confirm-email-change', { token: user.token, body: { token } })
  }

  expect((await reset({ ...user, email })).status).toBe(200)
  const body = { role: 'editor' }
  const given = await callApi(testApp, `PUT /admin/accounts/role/${user.id}`, { token: admin.token, body })

  expect(given.body['account']).toMatchObject({ role: 'editor', factors: [{ kind: 'totp' }] })
  const login = await logIn(testApp, { ...user, email, password: NEW_PASSWORD })
  expect(login.body).toMatchObject({ code: 'second-factor-required' })
})
