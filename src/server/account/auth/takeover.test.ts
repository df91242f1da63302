import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { startMailedApp, type MailedApp } from '../../../../tests/support/mailed-app.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logInAgain, newIdentity, PASSWORD, signUp } from '../../../../tests/support/users.ts'
import { insertConfirmation } from './email-confirmations.store.ts'
import { createSecret } from './tokens.ts'

const NEW_PASSWORD = 'kites-over-Rander'
const tags = 'weakness/unconfirmed-email'

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let mailed: MailedApp
  beforeAll(async () => {
    mailed = await startMailedApp(engine)
  })
  afterAll(() => mailed.close())

  test('a link confirms the email that it was mailed to, not another one of the account', { tags }, async () => {
    const { testApp } = mailed
    const user = await signUp(testApp)
    const { secret, hash } = createSecret()
    const expiresAt = new Date(testApp.clock.now().getTime() + 60_000).toISOString()
    await insertConfirmation(testApp.store, {
      tokenHash: hash,
      accountId: user.id,
      email: newIdentity().email,
      expiresAt,
    })

    await callApi(testApp, 'POST /auth/confirm-email', { token: user.token, body: { token: secret } })

    const { body } = await callApi(testApp, 'GET /auth/user', { token: user.token })
    expect(body['user']).toMatchObject({ mustConfirmEmail: true })
  })

  rule('a change of email that waits ends with the old password', { tags }, async () => {
    const { testApp } = mailed
    const owner = await createUser(testApp, { emailConfirmedAt: testApp.clock.now().toISOString() })
    const thief = await logInAgain(testApp, owner)
    const { email: newEmail } = newIdentity()
    await callApi(testApp, 'PUT /auth/email', { token: thief.token, body: { newEmail, password: PASSWORD } })
    const letters = [...(await mailed.mailsTo(newEmail)), ...(await mailed.mailsTo(owner.email))]
    const tokens = letters.flatMap(({ text }) => /confirm-email-change#token=([\w-]+)/.exec(text)?.[1] ?? [])

    const body = { password: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await callApi(testApp, 'PUT /auth/password', { token: owner.token, body })).status).toBe(200)

    const answers = []
    for (const token of tokens)
      answers.push(await callApi(testApp, 'POST /auth/confirm-email-change', { body: { token } }))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

test(
  'a code that was mailed to one email confirms no other, even when the email changes meanwhile',
  { tags },
  async () => {
    const { email: victim } = newIdentity()
    let whileHashing: (() => Promise<unknown>) | null = null
    const passwords = {
      ...lightPasswords,
      hash: async (password: string) => {
        const change = whileHashing
        whileHashing = null
        await change?.()
        return lightPasswords.hash(password)
      },
    }
    const testApp = await createTestApp({ passwords })
    const stranger = await createUser(testApp)
    const code = await requestCode(testApp, stranger)
    const body = { newEmail: victim, password: PASSWORD }
    whileHashing = () => callApi(testApp, 'PUT /auth/email', { token: stranger.token, body })

    const reset = await callApi(testApp, 'POST /auth/reset-password', {
      body: { email: stranger.email, newPassword: NEW_PASSWORD, ...code },
    })

    const account = await testApp.store.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', stranger.id)
      .executeTakeFirst()
    expect(reset.status).toBe(400)
    expect(account).toMatchObject({ email: victim, email_confirmed_at: null })
  },
)

test('an admin without the second factor that is asked for may choose no common password either', async () => {
  const testApp = await createTestApp({ env: { REQUIRE_ADMIN_2FA: 'on' } })
  const { token } = await createUser(testApp, { isAdmin: true })
  const body = { password: PASSWORD, newPassword: 'password' }
  const answer = await callApi(testApp, 'PUT /auth/password', { token, body })
  expect(answer).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } })
})
