import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { SentMail } from '../../platform/mail/transport.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logIn, logInAgain, newIdentity, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

const getStatus = async (testApp: TestApp, { token }: Pick<TestUser, 'token'>) =>
  (await callApi(testApp, 'GET /auth/user', { token })).status

/** @returns the token of the last mail with a link to that page */
function tokenIn(letters: readonly SentMail[], page: string): string {
  const tokens = letters.flatMap(({ text }) => new RegExp(`/${page}#token=(\\S+)`).exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

function change(testApp: TestApp, { token }: TestUser, email: string, password = PASSWORD) {
  return callApi(testApp, 'PUT /auth/email', { token, body: { newEmail: email, password } })
}

describe.each(engines)('a change of email on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  const sent: SentMail[] = []
  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://mail.example' }
    testApp = await startTestApp({ engine, env, send: async (letter) => void sent.push(letter) })
  })
  afterAll(() => testApp.close())

  async function mailsTo(email: string) {
    await waitForEmptyMailQueue(testApp.store)
    return sent.filter(({ to }) => to.address === email)
  }

  /** @returns the token in the link of the mail to that email */
  async function tokenTo(email: string): Promise<string> {
    return tokenIn(await mailsTo(email), 'confirm-email-change')
  }

  /** On a device without a session. */
  const confirm = (token: string) =>
    callApi(testApp, 'POST /auth/confirm-email-change', { body: { token, password: PASSWORD } })

  async function confirmedUser() {
    return createUser(testApp, { emailConfirmedAt: testApp.clock.now().toISOString() })
  }

  rule.each([
    ['the old mailbox first', true],
    ['the new mailbox first', false],
  ])('needs both mailboxes: %s', async (_order, isOldFirst) => {
    const user = await confirmedUser()
    const other = await logInAgain(testApp, user)
    const { email } = newIdentity()
    expect((await change(testApp, user, email)).body).toMatchObject({ isAsked: true, user: { email: user.email } })
    const tokens = [await tokenTo(user.email), await tokenTo(email)]
    const [first = '', second = ''] = isOldFirst ? tokens : tokens.toReversed()

    expect((await confirm(first)).body).toMatchObject({ state: 'waiting' })
    expect((await confirm(first)).body).toMatchObject({ state: 'waiting' })
    expect((await logIn(testApp, { ...user, email })).status).toBe(401)
    expect((await confirm(second)).body).toMatchObject({ state: 'done' })

    expect((await logIn(testApp, { ...user, email })).status).toBe(200)
    expect((await logIn(testApp, user)).status).toBe(401)
    expect([await getStatus(testApp, user), await getStatus(testApp, other)]).toEqual([200, 401])
    const subjects = (await mailsTo(user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('The email of your Safarnama account was changed')
  })

  test('is completed once by two links that are opened at the same moment', async () => {
    const user = await confirmedUser()
    const { email } = newIdentity()
    await change(testApp, user, email)
    const both = await Promise.all([confirm(await tokenTo(user.email)), confirm(await tokenTo(email))])
    expect(new Set(both.map(({ body }) => body['state']))).toEqual(new Set(['waiting', 'done']))
  })

  rule('holds in its mails nothing that anybody typed', async () => {
    const user = await confirmedUser()
    const { email } = newIdentity()
    await change(testApp, user, email)
    const texts = [...(await mailsTo(user.email)), ...(await mailsTo(email))].map(({ text }) => text)
    expect(texts).toHaveLength(2)
    const [toOld = '', toNew = ''] = texts
    expect([toOld.includes(email), toNew.includes(user.email), toNew.includes(user.name)]).toEqual([
      false,
      false,
      false,
    ])
  })

  rule('needs the password, and refuses an email that has an account', async () => {
    const user = await confirmedUser()
    const other = await confirmedUser()
    expect((await change(testApp, user, newIdentity().email, 'guess')).status).toBe(403)
    const answer = await change(testApp, user, other.email)
    expect(answer).toMatchObject({ status: 409, body: { fields: { newEmail: expect.any(String) } } })
  })

  rule('is refused at the end when somebody has taken the email since', async () => {
    const user = await confirmedUser()
    const { email } = newIdentity()
    await change(testApp, user, email)
    await confirm(await tokenTo(user.email))
    await createUser(testApp, { email })
    expect((await confirm(await tokenTo(email))).status).toBe(409)
    expect((await logIn(testApp, user)).status).toBe(200)
  })

  rule('can be confirmed for a day, and only the last one asked for', async () => {
    const user = await confirmedUser()
    const [first, second] = [newIdentity().email, newIdentity().email]
    await change(testApp, user, first)
    const stale = await tokenTo(first)
    await change(testApp, user, second)
    expect((await confirm(stale)).status).toBe(404)
    const token = await tokenTo(second)
    testApp.clock.advance(24 * HOUR_MS)
    expect((await confirm(token)).status).toBe(404)
  })

  rule('of an email that was never confirmed needs the password alone, and the new email is asked', async () => {
    const user = await createUser(testApp, { emailConfirmedAt: null })
    const other = await logInAgain(testApp, user)
    const { email } = newIdentity()
    const { body } = await change(testApp, user, email)
    expect(body).toMatchObject({ isAsked: false, user: { email, mustConfirmEmail: true } })
    expect([await getStatus(testApp, user), await getStatus(testApp, other)]).toEqual([200, 401])
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'The email of your Safarnama account was changed',
    ])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  rule('makes links to the old email worthless', async () => {
    const user = await createUser(testApp, { emailConfirmedAt: null })
    await callApi(testApp, 'POST /auth/send-confirmation', { token: user.token })
    const token = tokenIn(await mailsTo(user.email), 'confirm-email')
    await change(testApp, user, newIdentity().email)
    expect(token).not.toBe('')
    expect((await callApi(testApp, 'POST /auth/confirm-email', { body: { token } })).status).toBe(404)
  })
})

test('without a mail server the password alone changes the email', async () => {
  const testApp = await createTestApp()
  const user = await createUser(testApp, { emailConfirmedAt: testApp.clock.now().toISOString() })
  const { email } = newIdentity()
  const { body } = await change(testApp, user, email)
  expect(body).toMatchObject({ isAsked: false, user: { email } })
  expect((await logIn(testApp, { ...user, email })).status).toBe(200)
})
