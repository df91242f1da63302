import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { sweep } from '../../app/sweep.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Login = { password?: string; cookie?: string; ip?: string }

function logIn(testApp: TestApp, { email }: Pick<TestUser, 'email'>, { password, cookie, ip }: Login = {}) {
  return callApi(testApp, 'POST /auth/login', {
    body: { email, password: password ?? PASSWORD },
    ip: ip ?? newIdentity().ip,
    headers: { 'user-agent': FIREFOX, ...(cookie !== undefined && { cookie }) },
  })
}

/** @returns the cookie that an answer sets, as a browser sends it back */
function cookieIn({ headers }: Answer): string {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

async function knownDevice(testApp: TestApp) {
  const user = await createUser(testApp)
  return { user, cookie: cookieIn(await logIn(testApp, user)) }
}

async function guessFromManyAddresses(testApp: TestApp, user: TestUser, cookie?: string): Promise<number[]> {
  const guesses = Array.from({ length: 30 }, (_, index) => `guess ${index}`)
  const answers = []
  for (const password of guesses) {
    answers.push(await logIn(testApp, user, { password, ...(cookie !== undefined && { cookie }) }))
  }
  return answers.map(({ status }) => status)
}

function getDevices({ store }: TestApp, { id }: TestUser) {
  return store.db.selectFrom('device').selectAll().where('account_id', '=', id).execute()
}

describe.each(engines)('known devices on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('a login gives the browser a secret that scripts, pages and other sites do not get', async () => {
    const user = await createUser(testApp)
    const answer = await logIn(testApp, user)
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
    )
    const [device] = await getDevices(testApp, user)
    expect(device).toMatchObject({ browser: 'Firefox', system: 'Linux' })
    expect(JSON.stringify(device)).not.toContain(cookieIn(answer).slice('device='.length))
  })

  test(
    'its owner gets in at once on a known device while strangers guess',
    { tags: 'weakness/blocked-login' },
    async () => {
      const { user, cookie } = await knownDevice(testApp)
      expect(await guessFromManyAddresses(testApp, user)).toContain(429)
      expect((await logIn(testApp, user)).status).toBe(429)
      expect((await logIn(testApp, user, { cookie })).status).toBe(200)
    },
  )

  test(
    'its owner gets in at once after a reset of the password while strangers guess',
    { tags: 'weakness/blocked-login' },
    async () => {
      const user = await createUser(testApp)
      const newPassword = 'kites over Rander'
      const { otp, requestSecret } = await requestCode(testApp, user)
      const reset = await callApi(testApp, 'POST /auth/reset-password', {
        body: { email: user.email, otp, newPassword, requestSecret },
      })
      expect(reset.status).toBe(200)
      expect(await guessFromManyAddresses(testApp, user)).toContain(429)
      expect((await logIn(testApp, user, { password: newPassword })).status).toBe(429)
      const cookie = /device=[\w-]+/.exec(String(reset.headers['set-cookie']))?.[0] ?? ''
      expect((await logIn(testApp, user, { password: newPassword, cookie })).status).toBe(200)
      expect(await getDevices(testApp, user)).toHaveLength(1)
    },
  )

  rule('a stolen cookie gives six guesses, and then one each quarter of an hour', async () => {
    const { user, cookie } = await knownDevice(testApp)
    const statuses = await guessFromManyAddresses(testApp, user, cookie)
    expect(statuses.filter((status) => status === 401)).toHaveLength(6)
    testApp.clock.advance(MINUTE_MS)
    expect((await logIn(testApp, user)).status).toBe(200)
  })

  rule('the cookie of another account changes nothing', async () => {
    const { cookie } = await knownDevice(testApp)
    const { user } = await knownDevice(testApp)
    await guessFromManyAddresses(testApp, user)
    expect((await logIn(testApp, user, { cookie })).status).toBe(429)
  })

  rule('a browser is known to every account that was used in it', async () => {
    const { user, cookie } = await knownDevice(testApp)
    const other = await createUser(testApp)
    const both = cookieIn(await logIn(testApp, other, { cookie }))
    await logIn(testApp, user, { cookie: both })
    await logIn(testApp, other, { cookie: both })
    expect([await getDevices(testApp, user), await getDevices(testApp, other)]).toMatchObject([[{}], [{}]])
  })

  rule('a login from a new browser warns the owner, one from a known browser does not', async () => {
    const { user, cookie } = await knownDevice(testApp)
    await logIn(testApp, user, { cookie })
    expect(await testApp.mailsTo(user.email)).toEqual([])
    await logIn(testApp, user)
    const [letter] = await testApp.mailsTo(user.email)
    expect(letter?.headers.get('subject')).toBe('A new device logged in to your Safarnama account')
  })

  rule('nobody is mailed more than five such warnings a day', async () => {
    const { user } = await knownDevice(testApp)
    for (const _ of Array.from({ length: 8 })) await logIn(testApp, user)
    expect(await testApp.mailsTo(user.email)).toHaveLength(5)
  })

  rule('an account keeps the hundred devices that were seen last', async () => {
    const { user } = await knownDevice(testApp)
    for (const _ of Array.from({ length: 110 })) await logIn(testApp, user)
    expect(await getDevices(testApp, user)).toHaveLength(100)
  })

  test('a device that was not used for a year is forgotten', async () => {
    const { user } = await knownDevice(testApp)
    const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * DAY_MS)
    await sweep(testApp.store.db, inDays(365))
    expect(await getDevices(testApp, user)).toHaveLength(1)
    await sweep(testApp.store.db, inDays(366))
    expect(await getDevices(testApp, user)).toEqual([])
  })
})

test('without HTTPS the cookie travels without it', async () => {
  const testApp = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  expect((await logIn(testApp, await createUser(testApp))).headers['set-cookie']).not.toContain('Secure')
})

test.each(['device=', 'device=..', `device=${'a'.repeat(9_000)}`, 'device="<b>"', 'other=1; device'])(
  'a broken cookie such as %.20s does no harm',
  async (cookie) => {
    const testApp = await createTestApp()
    const answer = await logIn(testApp, await createUser(testApp), { cookie })
    expect([answer.status, cookieIn(answer)]).toEqual([200, expect.stringMatching(/^device=[\w-]{43}$/)])
  },
)
