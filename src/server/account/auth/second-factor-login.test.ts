import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import {
  addTotp,
  addTotpWithCodes,
  answerTicket,
  beginLogIn,
  codeAt,
  nextCode,
} from '../../../../tests/support/second-factors.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logIn, type TestUser } from '../../../../tests/support/users.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countFor } from '../../platform/throttle/attempts.ts'

const EXPIRED = 'This login took too long or had too many tries. Log in again.'
const WRONG = 'The code is wrong or was used already. Wait for the next one.'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

function getStatuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

async function setPassword(traveller: TestUser, newPassword: string): Promise<TestUser> {
  const { email } = traveller
  const body = { email, newPassword, ...(await requestCode(testApp, traveller)) }
  expect(await callApi(testApp, 'POST /auth/reset-password', { body })).toMatchObject({ status: 200 })
  return { ...traveller, password: newPassword }
}

describe('an account with an authenticator app', () => {
  test('is not opened by the password alone', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)

    const { status, body } = await logIn(testApp, traveller)

    expect({ status, body }).toEqual({
      status: 401,
      body: {
        success: false,
        code: 'second-factor-required',
        error: 'Confirm that it is you with your second factor.',
        message: 'Confirm that it is you with your second factor.',
        pendingLogin: { ticket: expect.stringMatching(/^[\w-]{43}$/), kinds: ['totp', 'recovery-code'] },
      },
    })
  })

  test('answers a wrong password as before, and tells nobody of the second factor', async () => {
    const [traveller, other] = [await createUser(testApp), await createUser(testApp)]
    await addTotp(testApp, traveller)

    const withFactor = await logIn(testApp, { ...traveller, password: 'a wrong one' })
    const without = await logIn(testApp, { ...other, password: 'a wrong one' })

    expect(withFactor.body).toEqual(without.body)
    expect(withFactor.status).toBe(without.status)
  })

  test('is opened by the code of the app, with the answer of every login', async () => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)

    const code = nextCode(testApp, secret)
    const answer = await answerTicket(testApp, ticket, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    const { status, body, headers } = answer

    const { id, name, email } = traveller
    const authToken = expect.stringMatching(/^[\w-]{43}$/)
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, authToken, isAdmin: false, name, email, id, _id: id },
    })
    expect((await callApi(testApp, 'GET /auth/user', { token: String(body['authToken']) })).status).toBe(200)
    expect(String(headers['set-cookie'])).toMatch(/^device=/)
  })

  test.each([
    { moment: 'one step early', offset: -30, status: 200 },
    { moment: 'one step late', offset: 30, status: 200 },
    { moment: 'two steps early', offset: -60, status: 400 },
    { moment: 'two steps late', offset: 60, status: 400 },
  ])('answers $status to a code that is $moment', async ({ offset, status }) => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    testApp.clock.advance(5 * MINUTE_MS)
    const ticket = await beginLogIn(testApp, traveller)

    const code = codeAt(secret, new Date(testApp.clock.now().getTime() + offset * SECOND_MS))

    expect((await answerTicket(testApp, ticket, { code })).status).toBe(status)
  })

  test('takes no code twice, nor one of an earlier step', async () => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const earlier = nextCode(testApp, secret)
    const code = nextCode(testApp, secret)
    await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })

    const again = await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })
    const before = await answerTicket(testApp, await beginLogIn(testApp, traveller), { code: earlier })

    expect(again).toMatchObject({ status: 400, body: { fields: { code: WRONG } } })
    expect(before.status).toBe(400)
  })

  test('takes no code of an app whose set-up was not finished', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    const { token, password } = traveller
    const at = testApp.clock.now().toISOString()
    await testApp.store.db
      .updateTable('totp')
      .set({ confirmed_at: null })
      .where('account_id', '=', traveller.id)
      .execute()
    await testApp.store.db
      .insertInto('passkey')
      .values({
        id: crypto.randomUUID(),
        account_id: traveller.id,
        credential_id: crypto.randomUUID(),
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'Phone',
        created_at: at,
        last_used_at: null,
      })
      .execute()
    const begun = await callApi(testApp, 'POST /auth/second-factor/totp', { token, body: { password } })
    const ticket = await beginLogIn(testApp, traveller)

    const answer = await answerTicket(testApp, ticket, { code: nextCode(testApp, String(begun.body['secret'])) })

    expect(recoveryCodes).toHaveLength(10)
    expect(answer).toMatchObject({ status: 400, body: { fields: { code: WRONG } } })
  })

  test('keeps its second factor when the password is reset by mail', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)

    const changed = await setPassword(traveller, 'kites over Rander')

    expect((await logIn(testApp, changed)).body['code']).toBe('second-factor-required')
  })
})

describe('a ticket', () => {
  test('ends after five minutes', async () => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)
    testApp.clock.advance(5 * MINUTE_MS)

    const answer = await answerTicket(testApp, ticket, { code: nextCode(testApp, secret) })

    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated', error: EXPIRED } })
  })

  test('ends after five wrong tries, even for the right code', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)
    for (let count = 0; count < 5; count += 1) await answerTicket(testApp, ticket, { recoveryCode: 'wrong' })

    const [recoveryCode] = recoveryCodes

    expect((await answerTicket(testApp, ticket, { recoveryCode })).body['error']).toBe(EXPIRED)
    expect((await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode })).status).toBe(200)
  })

  test('begins one session', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)

    const first = await answerTicket(testApp, ticket, { recoveryCode: recoveryCodes[0] })
    const second = await answerTicket(testApp, ticket, { recoveryCode: recoveryCodes[1] })

    expect([first.status, second.status]).toEqual([200, 401])
  })

  test('ends with the password that it was given for', async () => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)
    await setPassword(traveller, 'kites over Rander')

    const answer = await answerTicket(testApp, ticket, { code: nextCode(testApp, secret) })

    expect(answer).toMatchObject({ status: 401, body: { error: EXPIRED } })
  })

  test('takes no proof of another account', async () => {
    const [owner, thief] = [await createUser(testApp), await createUser(testApp)]
    await addTotp(testApp, owner)
    const { secret, recoveryCodes } = await addTotpWithCodes(testApp, thief)
    const ticket = await beginLogIn(testApp, owner)

    const byCode = await answerTicket(testApp, ticket, { code: nextCode(testApp, secret) })
    const byRecoveryCode = await answerTicket(testApp, ticket, { recoveryCode: recoveryCodes[0] })

    expect([byCode.status, byRecoveryCode.status]).toEqual([400, 400])
    const ownTicket = await beginLogIn(testApp, thief)
    expect((await answerTicket(testApp, ownTicket, { recoveryCode: recoveryCodes[0] })).status).toBe(200)
  })

  test.each([
    { what: 'nothing', proof: {} },
    { what: 'two proofs', proof: { code: '123456', recoveryCode: 'abcd' } },
    { what: 'letters for digits', proof: { code: 'abcdef' } },
  ])('is not spent by $what', async ({ proof }) => {
    const traveller = await createUser(testApp)
    const secret = await addTotp(testApp, traveller)
    const ticket = await beginLogIn(testApp, traveller)
    for (let count = 0; count < 6; count += 1) {
      expect((await answerTicket(testApp, ticket, proof)).status).toBe(400)
    }

    expect((await answerTicket(testApp, ticket, { code: nextCode(testApp, secret) })).status).toBe(200)
  })
})

describe('recovery codes', () => {
  test('open the account once each, however they are written', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    const [recoveryCode = ''] = recoveryCodes
    const written = ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')} `

    const first = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode: written })
    const second = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode })

    expect(recoveryCode).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(first.status).toBe(200)
    const used = 'This recovery code is wrong or was used already.'
    expect(second).toMatchObject({ status: 400, body: { fields: { recoveryCode: used } } })
  })

  test('are not in the store', async () => {
    const traveller = await createUser(testApp)
    const { recoveryCodes } = await addTotpWithCodes(testApp, traveller)

    const rows = await testApp.store.db.selectFrom('recovery_code').selectAll().execute()

    const stored = JSON.stringify(rows)
    expect(recoveryCodes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toEqual(
      [],
    )
  })
})

describe('guesses of somebody who knows the password', () => {
  /** Tries a wrong code whenever one is allowed. @returns the number of guesses made within the time */
  async function guessFor(traveller: TestUser, milliseconds: number): Promise<number> {
    const end = testApp.clock.now().getTime() + milliseconds
    let made = 0
    while (testApp.clock.now().getTime() < end) {
      const { status, headers } = await answerTicket(testApp, await beginLogIn(testApp, traveller), { code: '000000' })
      if (status === 400) made += 1
      else testApp.clock.advance(Number(headers['retry-after']) * SECOND_MS)
    }
    return made
  }

  test('are right within a year with a chance below a thousandth', async () => {
    const traveller = await createUser(testApp)
    await addTotp(testApp, traveller)

    const first = await guessFor(traveller, HOUR_MS)
    const made = first + (await guessFor(traveller, 365 * DAY_MS))

    expect(first).toBeLessThan(25)
    const chance = 1 - (1 - 3 / 1_000_000) ** made
    expect(made).toBeGreaterThan(20)
    expect(chance).toBeLessThan(0.001)
  })

  testInFull(
    'are as rare for somebody who also has the mailbox, and sets a new password whenever that helps',
    async () => {
      const year = testApp.clock.now().getTime() + 365 * DAY_MS
      let traveller: TestUser = await createUser(testApp)
      const { secret, recoveryCodes } = await addTotpWithCodes(testApp, traveller)
      let made = 0
      let refusals = 0
      while (testApp.clock.now().getTime() < year && made < 1_000) {
        const { status, headers } = await answerTicket(testApp, await beginLogIn(testApp, traveller), {
          code: '000000',
        })
        if (status === 400) {
          made += 1
          refusals = 0
          continue
        }
        refusals += 1
        testApp.clock.advance(refusals === 1 ? HOUR_MS : Number(headers['retry-after']) * SECOND_MS)
        if (refusals === 1) traveller = await setPassword(traveller, `kites over Rander ${made}`)
      }

      expect(made).toBeGreaterThan(100)
      expect(1 - (1 - 3 / 1_000_000) ** made).toBeLessThan(0.001)
      await answerTicket(testApp, await beginLogIn(testApp, traveller), { code: '000000' })
      const code = nextCode(testApp, secret)
      const refused = await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })
      const [recoveryCode] = recoveryCodes
      const recovered = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode })
      expect([refused.status, recovered.status]).toEqual([429, 200])
    },
  )

  test('that ended are forgotten so late that coming back after it does not help', () => {
    const { delaySecondsAfter, forgetAfterSeconds } = limits.totpAccount
    const free = Array.from({ length: 1_000 }, (_, count) => count).findLastIndex(
      (count) => delaySecondsAfter(count) === 0,
    )
    expect(delaySecondsAfter(1_000)).toBeLessThan(forgetAfterSeconds)
    expect(1 - (1 - 3 / 1_000_000) ** (free * Math.ceil((365 * 86_400) / forgetAfterSeconds))).toBeLessThan(0.001)
  })

  test('do not count for the owner’s right codes, nor for a new app', async () => {
    const traveller = await createUser(testApp)
    const { id, token, password } = traveller
    const secret = await addTotp(testApp, traveller)
    const attempt = { limit: limits.totpAccount, by: id }
    const counted = () => countFor(testApp.store.db, attempt, testApp.clock.now())
    await answerTicket(testApp, await beginLogIn(testApp, traveller), { code: '000000' })
    for (let count = 0; count < 3; count += 1) {
      const code = nextCode(testApp, secret)
      expect((await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })).status).toBe(200)
    }
    expect(await counted()).toBe(1)

    await callApi(testApp, 'POST /auth/second-factor/totp/remove', { token, body: { password } })
    await addTotp(testApp, traveller)

    expect(await counted()).toBe(0)
  })

  test('keep the owner out neither from a recovery code nor after a new password', async () => {
    const traveller = await createUser(testApp)
    const { secret, recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    await guessFor(traveller, HOUR_MS)
    await answerTicket(testApp, await beginLogIn(testApp, traveller), { code: '000000' })

    const code = nextCode(testApp, secret)
    const refused = await answerTicket(testApp, await beginLogIn(testApp, traveller), { code })
    const [recoveryCode] = recoveryCodes
    const recovered = await answerTicket(testApp, await beginLogIn(testApp, traveller), { recoveryCode })
    await guessFor(traveller, HOUR_MS)
    const changed = await setPassword(traveller, 'kites over Rander')
    const ticket = await beginLogIn(testApp, changed)
    const renewed = await answerTicket(testApp, ticket, { code: nextCode(testApp, secret) })

    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringContaining('recovery code') } })
    expect([recovered.status, renewed.status]).toEqual([200, 200])
  })
})

describe.each(engines)('on $engine, tries at the same moment in two processes', ({ engine, rule }) => {
  let first: TestApp
  beforeAll(async () => {
    first = await startTestApp({ engine })
  })
  afterAll(() => first.close())

  async function tryAtOnce(ticket: string, proofs: readonly object[]): Promise<Answer[]> {
    const second = await openSecondInstance(first)
    return Promise.all(proofs.map((proof, index) => answerTicket(index % 2 === 0 ? first : second, ticket, proof)))
  }

  rule('count before they are compared', async () => {
    const traveller = await createUser(first)
    const { recoveryCodes } = await addTotpWithCodes(first, traveller)
    const ticket = await beginLogIn(first, traveller)

    const answers = await tryAtOnce(
      ticket,
      Array.from({ length: 20 }, () => ({ recoveryCode: 'wrong' })),
    )

    expect(getStatuses(answers)).toEqual([...Array(5).fill(400), ...Array(15).fill(401)])
    expect((await answerTicket(first, ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(401)
  })

  rule('begin one session with one ticket and different proofs', async () => {
    const traveller = await createUser(first)
    const { recoveryCodes } = await addTotpWithCodes(first, traveller)
    const ticket = await beginLogIn(first, traveller)

    const answers = await tryAtOnce(
      ticket,
      recoveryCodes.slice(0, 4).map((recoveryCode) => ({ recoveryCode })),
    )

    expect(getStatuses(answers)).toEqual([200, 401, 401, 401])
  })

  test.each([{ kind: 'recovery code' }, { kind: 'code of the app' }])('use a $kind once', async ({ kind }) => {
    const traveller = await createUser(first)
    const { secret, recoveryCodes } = await addTotpWithCodes(first, traveller)
    const tickets = [await beginLogIn(first, traveller), await beginLogIn(first, traveller)]
    const proof = kind === 'recovery code' ? { recoveryCode: recoveryCodes[0] } : { code: nextCode(first, secret) }
    const second = await openSecondInstance(first)

    const answers = await Promise.all(
      tickets.map((ticket, index) => answerTicket(index === 0 ? first : second, ticket, proof)),
    )

    expect(getStatuses(answers)).toEqual([200, 400])
  })
})
