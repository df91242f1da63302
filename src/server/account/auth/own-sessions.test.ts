import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { OwnSession } from '#contract/account/sessions.ts'
import { api } from '#contract/api.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { codeIn } from '../../../../tests/support/letters.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logIn, newIdentity, PASSWORD, signUp, type TestUser } from '../../../../tests/support/users.ts'

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const NEW_PASSWORD = 'kites-over-Rander'

describe.each(engines)('sessions of an account on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  async function logInWith({ email }: TestUser, { cookie = '', password = PASSWORD } = {}) {
    const headers = { 'user-agent': FIREFOX, ...(cookie !== '' && { cookie }) }
    const answer = await callApi(testApp, 'POST /auth/login', {
      body: { email, password },
      ip: newIdentity().ip,
      headers,
    })
    return { token: String(answer.body['authToken']), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }

  async function listFor(token: string): Promise<OwnSession[]> {
    const { body } = await callApi(testApp, 'GET /auth/sessions', { token })
    return api.listSessions.reply.parse(body).sessions
  }

  const getStatus = async (token: string) => (await callApi(testApp, 'GET /auth/user', { token })).status

  async function userWithTwo() {
    const user = await createUser(testApp)
    return { user, other: await logInWith(user) }
  }

  rule('are listed by browser, system and time, and by nothing else', async () => {
    const { user, other } = await userWithTwo()
    const sessions = await listFor(other.token)
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ isCurrent }) => isCurrent)).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      browser: 'Firefox',
      system: 'Android',
      createdAt: testApp.clock.now().toISOString(),
      lastUsedAt: testApp.clock.now().toISOString(),
      isCurrent: true,
    })
    expect((await listFor(user.token)).find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: '', system: '' })
  })

  rule('are listed without those that have ended by themselves', async () => {
    const user = await signUp(testApp)
    testApp.clock.advance(15 * DAY_MS)
    const { token } = await logInWith(user)
    expect(await listFor(token)).toHaveLength(1)
  })

  rule('one of them can be ended, and its device is then new to the account', async () => {
    const { user, other } = await userWithTwo()
    const { id } = (await listFor(user.token)).find(({ isCurrent }) => !isCurrent) ?? { id: '' }
    expect((await callApi(testApp, `DELETE /auth/sessions/${id}`, { token: user.token })).status).toBe(200)
    expect([await getStatus(user.token), await getStatus(other.token)]).toEqual([200, 401])
    const again = await logInWith(user, { cookie: other.cookie })
    expect(again.cookie).not.toBe(other.cookie)
  })

  rule('ending one of two sessions of this device leaves this one', async () => {
    const { user, other } = await userWithTwo()
    const here = await logInWith(user, { cookie: other.cookie })
    const { id } = (await listFor(here.token)).find((one) => !one.isCurrent && one.browser !== '') ?? { id: '' }
    await callApi(testApp, `DELETE /auth/sessions/${id}`, { token: here.token })
    expect([await getStatus(here.token), await getStatus(other.token)]).toEqual([200, 401])
  })

  test('all others can be ended at once, and their devices are forgotten', async () => {
    const { user, other } = await userWithTwo()
    const here = await logInWith(user)
    const stranger = await createUser(testApp)
    expect((await callApi(testApp, 'DELETE /auth/sessions', { token: here.token })).status).toBe(200)
    const statuses = [here.token, user.token, other.token, stranger.token].map(getStatus)
    expect(await Promise.all(statuses)).toEqual([200, 401, 401, 200])
    const devices = await testApp.store.db.selectFrom('device').select('id').where('account_id', '=', user.id).execute()
    expect(devices).toHaveLength(1)
  })

  describe('a password changed while signed in', () => {
    const change = ({ token }: Pick<TestUser, 'token'>, password: string, newPassword = NEW_PASSWORD) =>
      callApi(testApp, 'PUT /auth/password', { token, body: { password, newPassword } })

    test('holds at once, ends all other sessions, and warns by mail', async () => {
      const { user, other } = await userWithTwo()
      expect((await change(user, PASSWORD)).status).toBe(200)
      expect([await getStatus(user.token), await getStatus(other.token)]).toEqual([200, 401])
      expect((await logIn(testApp, user)).status).toBe(401)
      expect((await logIn(testApp, { ...user, password: NEW_PASSWORD })).status).toBe(200)
      const subjects = (await testApp.mailsTo(user.email)).map(({ headers }) => headers.get('subject'))
      expect(subjects).toContain('Your Safarnama password was changed')
    })

    rule('needs the old one, and guesses of it are slowed', async () => {
      const { user, other } = await userWithTwo()
      const statuses = []
      for (const guess of ['1', '2', '3', '4', '5', '6', PASSWORD]) statuses.push((await change(user, guess)).status)
      expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429])
      testApp.clock.advance(MINUTE_MS)
      expect((await change(user, 'wrong')).body).toMatchObject({ fields: { password: 'The password is wrong.' } })
      expect(await getStatus(other.token)).toBe(200)
    })

    rule('must have six characters', async () => {
      const answer = await change(await createUser(testApp), PASSWORD, '12345')
      expect(answer).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } })
    })

    rule('cannot fill a mailbox with warnings', async () => {
      const user = await createUser(testApp)
      const statuses = []
      for (let count = 0; count < 12; count += 1) statuses.push((await change(user, PASSWORD, PASSWORD)).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    })

    test('does not undo a reset that came first', async () => {
      const user = await createUser(testApp)
      await callApi(testApp, 'POST /auth/forgot-password', { body: { email: user.email } })
      const [letter] = await testApp.mailsTo(user.email)
      if (!letter) throw new Error('No letter came')
      const body = { email: user.email, otp: codeIn(letter), newPassword: NEW_PASSWORD }
      const both = [callApi(testApp, 'POST /auth/reset-password', { body }), change(user, PASSWORD, 'the-third-one')]
      await Promise.all(both)
      const works = [NEW_PASSWORD, 'the-third-one'].map(async (password) => {
        return (await logIn(testApp, { ...user, password, ip: newIdentity().ip })).status
      })
      expect(new Set(await Promise.all(works))).toEqual(new Set([200, 401]))
    })
  })
})
