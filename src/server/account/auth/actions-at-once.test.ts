import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentMail } from '../../platform/mail/transport.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

// Checking a password takes long, so that two calls at once both see the account as it was before either.
describe.each(engines)('two actions of an account at once on $engine', ({ engine }) => {
  let testApp: TestApp
  const sent: SentMail[] = []
  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://mail.example' }
    testApp = await startTestApp({ engine, env, send: async (letter) => void sent.push(letter) })
  })
  afterAll(() => testApp.close())

  async function mailsTo({ email }: Pick<TestUser, 'email'>) {
    await waitForEmptyMailQueue(testApp.store)
    return sent.filter(({ to }) => to.address === email)
  }

  const changeEmail = ({ token }: TestUser) =>
    callApi(testApp, 'PUT /auth/email', { token, body: { newEmail: newIdentity().email, password: PASSWORD } })
  const changePassword = ({ token }: TestUser) =>
    callApi(testApp, 'PUT /auth/password', { token, body: { password: PASSWORD, newPassword: 'kites-over-Rander' } })

  test.each([
    ['a change of email and another one', changeEmail, changeEmail],
    ['a change of email and of the password', changeEmail, changePassword],
    ['a change of the password and another one', changePassword, changePassword],
  ])('the old mailbox hears of one alone, and the loser stays signed in: %s', async (_what, first, second) => {
    const user = await createUser(testApp, { emailConfirmedAt: null })
    const answers = await Promise.all([first(user), second(user)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses).not.toContain(401)
    expect(await mailsTo(user)).toHaveLength(1)
    expect((await callApi(testApp, 'GET /auth/user', { token: user.token })).status).toBe(200)
  })

  test('whoever confirms an email keeps it, although another session takes it away meanwhile', async () => {
    const user = await createUser(testApp, { emailConfirmedAt: null })
    await callApi(testApp, 'POST /auth/send-confirmation', { token: user.token })
    const token = (await mailsTo(user)).map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')[0]
    const confirm = callApi(testApp, 'POST /auth/confirm-email', { body: { token, password: PASSWORD } })
    const [confirmed, taken] = await Promise.all([confirm, changeEmail(user)])
    expect([confirmed.status, taken.status].filter((status) => status === 200)).toHaveLength(1)
  })
})
