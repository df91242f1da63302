import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { codeIn, wrongCode } from '../../../../tests/support/letters.ts'
import { openBrowser, type Browser } from '../../../../tests/support/password-reset.ts'
import { startMailServer } from '../../../../tests/support/smtp-server.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, omitDateAndRequestId, type Answer } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { openSecondInstance, createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, newIdentity, PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

const NEW_PASSWORD = 'kites-over-Rander'
const WRONG_CODE = 'The code is wrong or no longer holds. Ask for a new one.'

type Owner = Pick<TestUser, 'email' | 'ip'>

/** A browser for each store, email and IP. It keeps its cookie during the test. */
const browsers = new WeakMap<object, Map<string, Browser>>()

function getBrowser({ location }: TestApp, { email, ip }: Owner): Browser {
  const key = `${email.trim().toLowerCase()} ${ip}`
  const own = browsers.get(location) ?? new Map<string, Browser>()
  browsers.set(location, own)
  const browser = own.get(key) ?? openBrowser({ email, ip }, NEW_PASSWORD)
  own.set(key, browser)
  return browser
}

function forget(testApp: TestApp, owner: Owner): Promise<Answer> {
  return getBrowser(testApp, owner).forget(testApp)
}

function reset(testApp: TestApp, owner: Owner, otp: string): Promise<Answer> {
  return getBrowser(testApp, owner).reset(testApp, otp)
}

/** Reads the code of the latest mail with one. */
async function lastCode(testApp: TestApp, { email }: Pick<TestUser, 'email'>): Promise<string> {
  const letter = (await codeMails(testApp, email)).at(-1)
  if (!letter) throw new Error('No letter came')
  return codeIn(letter)
}

async function codeMails(testApp: TestApp, email: string) {
  const letters = await testApp.mailsTo(email)
  return letters.filter(({ headers }) => headers.get('subject') === 'Your code for Safarnama')
}

async function requestCode(testApp: TestApp, traveller: TestUser): Promise<string> {
  await forget(testApp, traveller)
  return lastCode(testApp, traveller)
}

async function tryWrongCodes(testApp: TestApp, traveller: TestUser, { code, times }: { code: string; times: number }) {
  const answers: Answer[] = []
  for (let count = 1; count <= times; count += 1) answers.push(await reset(testApp, traveller, wrongCode(code, count)))
  return answers
}

/** An answer without what differs between any two of them: date, request ID and the secret of the request. */
function comparable(answer: Answer) {
  const { requestSecret } = answer.body
  const text = JSON.stringify(omitDateAndRequestId(answer))
  return typeof requestSecret === 'string' ? text.replaceAll(requestSecret, '(secret)') : text
}

describe.each(engines)('a one-time code on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('comes by mail as six digits, and the mail names its lifetime', async () => {
    const traveller = await createUser(testApp, { name: 'Meera Shah' })
    expect((await forget(testApp, traveller)).body).toEqual({
      success: true,
      requestSecret: expect.stringMatching(/^[\w-]{43}$/),
    })
    const letters = await testApp.mailsTo(traveller.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.headers.get('subject')).toBe('Your code for Safarnama')
    expect(letters[0]?.text).toContain('Hello Meera Shah,')
    expect(letters[0]?.text).toContain('It holds for 10 minutes and works once:')
    expect(letters[0]?.text).toMatch(/^\d{6}$/m)
  })

  rule('sets a new password: the old one no longer works, the new one does', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    expect(await reset(testApp, traveller, ` ${code} `)).toMatchObject({ status: 200, body: { success: true } })
    expect((await logIn(testApp, traveller)).status).toBe(401)
    expect((await logIn(testApp, { ...traveller, password: NEW_PASSWORD })).status).toBe(200)
  })

  rule('is found by the email however it is written', async () => {
    const traveller = await createUser(testApp)
    await forget(testApp, { ...traveller, email: ` ${traveller.email.toUpperCase()} ` })
    const code = await lastCode(testApp, traveller)
    expect((await reset(testApp, { ...traveller, email: traveller.email.toUpperCase() }, code)).status).toBe(200)
  })

  rule('holds to the end of its tenth minute and no longer', async () => {
    const inTime = await createUser(testApp)
    const tooLate = await createUser(testApp)
    const codes = [await requestCode(testApp, inTime), await requestCode(testApp, tooLate)] as const
    testApp.clock.advance(10 * MINUTE_MS - 1)
    expect((await reset(testApp, inTime, codes[0])).status).toBe(200)
    testApp.clock.advance(1)
    expect((await reset(testApp, tooLate, codes[1])).body).toMatchObject({ error: WRONG_CODE })
  })

  rule('works once', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    expect((await reset(testApp, traveller, code)).status).toBe(200)
    expect((await reset(testApp, traveller, code)).status).toBe(400)
  })

  test('works once when two processes get it at the same time', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const code = await requestCode(testApp, traveller)
    const answers = await Promise.all(
      [testApp, second, testApp, second].map((instance) => reset(instance, traveller, code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
  })

  rule('still works after four wrong tries', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    await tryWrongCodes(testApp, traveller, { code, times: 4 })
    expect((await reset(testApp, traveller, code)).status).toBe(200)
  })

  rule('is dead after five wrong tries', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    await tryWrongCodes(testApp, traveller, { code, times: 5 })
    expect((await reset(testApp, traveller, code)).body).toMatchObject({ error: WRONG_CODE })
    expect((await logIn(testApp, traveller)).status).toBe(200)
  })

  test('is dead after five wrong tries over two processes', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const code = await requestCode(testApp, traveller)
    await tryWrongCodes(testApp, traveller, { code, times: 3 })
    await tryWrongCodes(second, traveller, { code, times: 2 })
    expect((await reset(second, traveller, code)).status).toBe(400)
  })

  test(
    'works alone on another device, until twenty guesses without its secret, and always where it was asked for',
    { tags: ['weakness/blocked-reset', 'weakness/code-guesses'] },
    async () => {
      const traveller = await createUser(testApp)
      const phone = { ...traveller, ip: newIdentity().ip }
      const code = await requestCode(testApp, traveller)
      const strangers = Array.from({ length: 30 }, () => ({ ...traveller, ip: newIdentity().ip }))
      const guesses = strangers.map((stranger, index) => reset(testApp, stranger, wrongCode(code, index + 1)))
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 400))
      expect((await reset(testApp, phone, code)).body).toMatchObject({ error: WRONG_CODE })
      expect((await reset(testApp, traveller, code)).status).toBe(200)

      testApp.clock.advance(30 * SECOND_MS)
      const next = await requestCode(testApp, traveller)
      expect(next).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
      await Promise.all(strangers.map((stranger) => reset(testApp, stranger, wrongCode(next))))
      expect((await reset(testApp, phone, next)).status).toBe(200)
    },
  )

  rule('alone is compared with the newest code of its email, and with none that is dead', async () => {
    const [traveller, other] = [await createUser(testApp), await createUser(testApp)]
    const phone = { ...traveller, ip: newIdentity().ip }
    const old = await requestCode(testApp, traveller)
    testApp.clock.advance(SECOND_MS)
    const stranger = { ...traveller, ip: newIdentity().ip }
    const fresh = await requestCode(testApp, stranger)
    const tried = await reset(testApp, phone, old === fresh ? wrongCode(old) : old)
    await tryWrongCodes(testApp, stranger, { code: fresh, times: 5 })
    expect([tried.status, (await reset(testApp, phone, fresh)).status]).toEqual([400, 400])
    expect((await reset(testApp, { ...other, ip: phone.ip }, old)).status).toBe(400)
    expect((await reset(testApp, phone, old)).status).toBe(200)
  })

  rule(
    'is not worked by strangers who ask for codes at the same email, guess, and ask again',
    { tags: ['weakness/blocked-reset', 'weakness/code-guesses'] },
    async () => {
      const traveller = await createUser(testApp)
      const stranger = { ...traveller, ip: newIdentity().ip }
      for (let round = 0; round < 6; round += 1) {
        await tryWrongCodes(testApp, stranger, { code: await requestCode(testApp, stranger), times: 6 })
        testApp.clock.advance(15 * MINUTE_MS)
      }
      const code = await requestCode(testApp, traveller)
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
      await tryWrongCodes(testApp, stranger, { code, times: 20 })
      expect((await reset(testApp, traveller, ` ${code.toLowerCase().replace(/(.{5})/, '$1 ')} `)).status).toBe(200)
    },
  )

  rule('comes by the next mail when strangers have used up the mails', { tags: 'weakness/blocked-reset' }, async () => {
    const traveller = await createUser(testApp)
    for (let count = 0; count < 40; count += 1) {
      await forget(testApp, { ...traveller, ip: newIdentity().ip })
    }
    const sent = (await testApp.mailsTo(traveller.email)).length
    expect(sent).toBeLessThanOrEqual(21)
    await forget(testApp, traveller)
    testApp.clock.advance(5 * MINUTE_MS)
    testApp.mailer.wake()
    const code = await lastCode(testApp, traveller)
    expect((await codeMails(testApp, traveller.email)).length).toBe(sent + 1)
    expect((await reset(testApp, traveller, code)).status).toBe(200)
  })

  rule('can be used by a client without cookies, with the secret of the reply', async () => {
    const traveller = await createUser(testApp)
    const asked = { body: { email: traveller.email }, ip: traveller.ip }
    const { requestSecret } = (await callApi(testApp, 'POST /auth/forgot-password', asked)).body
    const code = await lastCode(testApp, traveller)
    const resetWith = (otp: string) =>
      callApi(testApp, 'POST /auth/reset-password', {
        body: { email: traveller.email, otp, newPassword: NEW_PASSWORD, requestSecret },
        ip: traveller.ip,
      })
    expect((await resetWith(wrongCode(code))).status).toBe(400)
    expect((await resetWith(code)).status).toBe(200)
  })

  rule('has a cookie that no script, no page and no other site gets', async () => {
    const { headers } = await forget(testApp, await createUser(testApp))
    expect(headers['set-cookie']).toMatch(
      /^password-reset=[\w-]{43}; Max-Age=87000; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  test('is dead after five wrong tries at once', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const code = await requestCode(testApp, traveller)
    const tries = Array.from({ length: 5 }, (_, index) => {
      return reset(index % 2 === 0 ? testApp : second, traveller, wrongCode(code, index + 1))
    })
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect((await reset(testApp, traveller, code)).status).toBe(400)
  })

  test('is compared with at most five of many parallel tries', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    const tries = Array.from({ length: 19 }, (_, index) => reset(testApp, traveller, wrongCode(code, index + 1)))
    await Promise.all(tries)
    const row = await testApp.store.db
      .selectFrom('password_reset')
      .select('tries')
      .where('email', '=', traveller.email)
      .executeTakeFirst()
    expect(row?.tries).toBe(5)
    expect((await reset(testApp, traveller, code)).status).toBe(400)
  })

  rule('is replaced by the next one that the same browser asks for', async () => {
    const traveller = await createUser(testApp)
    const old = await requestCode(testApp, traveller)
    testApp.clock.advance(30 * SECOND_MS)
    const fresh = await requestCode(testApp, traveller)
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(2)
    const tried = await reset(testApp, traveller, old === fresh ? wrongCode(old) : old)
    expect([tried.status, (await reset(testApp, traveller, fresh)).status]).toEqual([400, 200])
  })

  rule('still works when another is asked for before its time', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    await forget(testApp, traveller)
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(1)
    expect((await reset(testApp, traveller, code)).status).toBe(200)
  })

  rule('is sent again after 30 seconds, not before, and the answer does not say so', async () => {
    const traveller = await createUser(testApp)
    const first = await forget(testApp, traveller)
    await waitForEmptyMailQueue(testApp.store, testApp.clock.now())
    testApp.clock.advance(29 * SECOND_MS)
    const second = await forget(testApp, traveller)
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(1)
    testApp.clock.advance(SECOND_MS)
    const third = await forget(testApp, traveller)
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(2)
    expect([second, third].map(comparable)).toEqual([first, first].map(comparable))
  })

  test('is sent once when ten requests come at once', async () => {
    const traveller = await createUser(testApp)
    await Promise.all(Array.from({ length: 10 }, () => forget(testApp, traveller)))
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(1)
  })

  rule('is sent five times in a row and then a quarter of an hour later', async () => {
    const traveller = await createUser(testApp)
    for (let count = 0; count < 10; count += 1) {
      await forget(testApp, traveller)
      await waitForEmptyMailQueue(testApp.store, testApp.clock.now())
      testApp.clock.advance(30 * SECOND_MS)
    }
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(5)
    testApp.clock.advance(15 * MINUTE_MS)
    await forget(testApp, traveller)
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(6)
  })

  rule('is not sent to unknown emails, and the answers are equal to the last header', async () => {
    const traveller = await createUser(testApp)
    const nobody = newIdentity()
    const answers = [await forget(testApp, traveller), await forget(testApp, nobody)] as const
    expect(comparable(answers[0])).toBe(comparable(answers[1]))
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } })
    expect(await testApp.mailsTo(nobody.email)).toEqual([])
    expect(await testApp.mailsTo(traveller.email)).toHaveLength(1)
  })

  test('is refused with the same answer when it is wrong, used, expired, dead, never requested or for an unknown email', async () => {
    const [wrong, used, expired, dead, never] = await Promise.all(Array.from({ length: 5 }, () => createUser(testApp)))
    if (!wrong || !used || !expired || !dead || !never) throw new Error('Five were meant to come')
    const expiredCode = await requestCode(testApp, expired)
    testApp.clock.advance(11 * MINUTE_MS)
    const usedCode = await requestCode(testApp, used)
    await reset(testApp, used, usedCode)
    const deadCode = await requestCode(testApp, dead)
    await tryWrongCodes(testApp, dead, { code: deadCode, times: 5 })
    const refusals = [
      await reset(testApp, wrong, wrongCode(await requestCode(testApp, wrong))),
      await reset(testApp, used, usedCode),
      await reset(testApp, expired, expiredCode),
      await reset(testApp, dead, deadCode),
      await reset(testApp, never, '123456'),
      await reset(testApp, newIdentity(), '123456'),
    ].map(omitDateAndRequestId)
    expect(refusals[0]).toMatchObject({ status: 400, body: { success: false, error: WRONG_CODE } })
    expect(refusals).toEqual(refusals.map(() => refusals[0]))
  })

  test('outlives the process that sent it', async () => {
    const traveller = await createUser(testApp)
    const first = await openSecondInstance(testApp)
    await forget(first, traveller)
    const code = await lastCode(first, traveller)
    await first.close()
    expect((await reset(await openSecondInstance(testApp), traveller, code)).status).toBe(200)
  })

  rule('stops working when the account is deleted', async () => {
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)
    await callApi(testApp, 'POST /auth/delete-account', { token: traveller.token, body: { password: PASSWORD } })
    expect((await reset(testApp, traveller, code)).body).toMatchObject({ error: WRONG_CODE })
  })
})

test('a code comes through a real mail server to the address of the account alone', async () => {
  const server = await startMailServer()
  const testApp = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Safarnama <hello@surat.example>' } })
  const traveller = await createUser(testApp)
  await forget(testApp, traveller)
  await waitForEmptyMailQueue(testApp.store, testApp.clock.now())
  expect(server.received.map(({ to }) => to)).toEqual([[traveller.email]])
  const [mail] = server.received
  if (!mail) throw new Error('No mail came')
  expect(mail.letter.headers.get('from')).toBe('Safarnama <hello@surat.example>')
  expect((await reset(testApp, traveller, codeIn(mail.letter))).status).toBe(200)
})

test('a code that waits for the mail server is valid for ten minutes from its sending', async () => {
  let isDown = true
  const server = await startMailServer({ answerTo: () => (isDown ? 451 : 250) })
  const testApp = await createTestApp({ env: { SMTP_URL: server.url } })
  const traveller = await createUser(testApp)
  await forget(testApp, traveller)
  await expect
    .poll(() => testApp.store.db.selectFrom('mail').select('last_error').execute())
    .toEqual([{ last_error: 'SMTP 451' }])
  isDown = false
  testApp.clock.advance(HOUR_MS)
  testApp.mailer.wake()
  await waitForEmptyMailQueue(testApp.store, testApp.clock.now())
  const code = codeIn(server.received[0]?.letter ?? { raw: '', headers: new Map(), names: [], subject: '', text: '' })
  testApp.clock.advance(9 * MINUTE_MS)
  expect((await reset(testApp, traveller, code)).status).toBe(200)
})

test('thirty requests for codes from one address are enough', async () => {
  const testApp = await createTestApp()
  const { ip } = newIdentity()
  const asked = Array.from({ length: 31 }, () => forget(testApp, { email: newIdentity().email, ip }))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 429)).toMatchObject([{ headers: { 'retry-after': '900' } }])
  testApp.clock.advance(DAY_MS)
  expect((await forget(testApp, { email: newIdentity().email, ip })).status).toBe(200)
})

test.each([
  ['an email that is none', { email: 'nobody', otp: '123456', newPassword: NEW_PASSWORD }, 'email'],
  ['no code', { email: 'a@b.example', newPassword: NEW_PASSWORD }, 'otp'],
  ['a blank code', { email: 'a@b.example', otp: '  ', newPassword: NEW_PASSWORD }, 'otp'],
  ['a code that is a number', { email: 'a@b.example', otp: 123_456, newPassword: NEW_PASSWORD }, 'otp'],
  ['a short password', { email: 'a@b.example', otp: '123456', newPassword: '12345' }, 'newPassword'],
  ['an endless password', { email: 'a@b.example', otp: '123456', newPassword: 'x'.repeat(1_025) }, 'newPassword'],
])('%s is refused at its field before anything is tried', async (_case, body, field) => {
  const testApp = await createTestApp()
  const answer = await callApi(testApp, 'POST /auth/reset-password', { body })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
  })
  expect(await testApp.store.db.selectFrom('attempt').selectAll().execute()).toEqual([])
})
