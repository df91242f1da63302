import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { createPasswords } from './passwords.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, omitDateAndRequestId, type Answer } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, newIdentity, createUser } from '../../../../tests/support/users.ts'

const WRONG = 'The email or the password is wrong.'

/**
 * Sends wrong passwords one after the other.
 * @returns the answers
 */
async function guess(testApp: TestApp, { email, ip }: { email: string; ip: string }, times: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let count = 0; count < times; count += 1) answers.push(await logIn(testApp, { email, ip, password: 'guess' }))
  return answers
}

function getStatuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status)
}

/**
 * Waits after each refusal as long as the answer says.
 * @returns those waits in seconds, one for each attempt made
 */
async function getWaits(testApp: TestApp, who: { email: string; ip: string }, attempts: number): Promise<number[]> {
  const waits: number[] = []
  while (waits.length < attempts) {
    const [made, refused] = await guess(testApp, who, 2)
    if (made?.status !== 401) throw new Error(`An attempt after the wait was answered ${made?.status}`)
    const seconds = Number(refused?.headers['retry-after'])
    waits.push(seconds)
    testApp.clock.advance(seconds * SECOND_MS)
  }
  return waits
}

const passwords = createPasswords()
let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ passwords })
})
afterAll(async () => {
  await testApp.close()
  await passwords.close()
})

test('the right password begins a session, however the email is written', async () => {
  const { id, email, password, name, ip } = await createUser(testApp)
  const answer = await logIn(testApp, { email: `  ${email.toUpperCase()}`, password, ip })
  expect(answer.status).toBe(200)
  const authToken = expect.stringMatching(/^[\w-]{43}$/)
  expect(answer.body).toEqual({ success: true, authToken, isAdmin: false, name, email, id, _id: id })
  expect((await callApi(testApp, 'GET /auth/user', { token: String(answer.body['authToken']) })).status).toBe(200)
})

test('the login answer says that the user is an admin', async () => {
  const { email, password, ip } = await createUser(testApp, { isAdmin: true })
  expect((await logIn(testApp, { email, password, ip })).body).toMatchObject({ success: true, isAdmin: true })
})

test('every login begins a session of its own', async () => {
  const traveller = await createUser(testApp)
  const first = await logIn(testApp, traveller)
  const second = await logIn(testApp, traveller)
  expect(first.body['authToken']).not.toBe(second.body['authToken'])
  expect((await callApi(testApp, 'GET /auth/user', { token: String(first.body['authToken']) })).status).toBe(200)
})

test('an unknown email and a wrong password are answered alike to the last header', async () => {
  const known = await createUser(testApp)
  const unknown = newIdentity()
  const [wrong] = await guess(testApp, known, 1)
  const [nobody] = await guess(testApp, unknown, 1)
  expect(wrong).toMatchObject({ status: 401, body: { success: false, error: WRONG, code: 'unauthenticated' } })
  expect(wrong && omitDateAndRequestId(wrong)).toEqual(nobody && omitDateAndRequestId(nobody))
})

test('slowed logins answer alike for known and unknown emails', async () => {
  const known = await guess(testApp, await createUser(testApp), 8)
  const unknown = await guess(testApp, newIdentity(), 8)
  expect(known.map(omitDateAndRequestId)).toEqual(unknown.map(omitDateAndRequestId))
})

test.each([
  ['an email that is none', { email: 'priya', password: 'x' }, { email: 'Please enter a valid email' }],
  ['no password', { email: 'a@b.example' }, { password: 'Please enter your password' }],
  ['an empty password', { email: 'a@b.example', password: '' }, { password: 'Please enter your password' }],
  [
    'an endless password',
    { email: 'a@b.example', password: 'x'.repeat(1_025) },
    { password: 'This password is too long.' },
  ],
  ['objects', { email: { $ne: '' }, password: { $ne: '' } }, { email: 'Please enter a valid email' }],
])('%s is refused at its field', async (_case, body, fields) => {
  const answer = await callApi(testApp, 'POST /auth/login', { body })
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', fields } })
})

describe.each(engines)('slowing on $engine', ({ engine, rule }) => {
  let own: TestApp
  beforeAll(async () => {
    own = await startTestApp({ engine })
  })
  afterAll(() => own.close())

  rule('five guesses are free, the sixth has to wait and says how long', async () => {
    const traveller = await createUser(own)
    const answers = await guess(own, traveller, 7)
    expect(getStatuses(answers)).toEqual([401, 401, 401, 401, 401, 401, 429])
    expect(answers.at(-1)).toMatchObject({
      headers: { 'retry-after': '2' },
      body: {
        success: false,
        code: 'too-many-requests',
        error: 'Too many attempts. Please wait a moment before the next one.',
      },
    })
  })

  rule('the wait doubles up to a quarter of an hour and never beyond', async () => {
    const traveller = await createUser(own)
    await guess(own, traveller, 5)
    expect(await getWaits(own, traveller, 11)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  rule('the right password has to wait as well, and is let in after it', async () => {
    const traveller = await createUser(own)
    await guess(own, traveller, 6)
    expect((await logIn(own, traveller)).status).toBe(429)
    own.clock.advance(2 * SECOND_MS)
    expect((await logIn(own, traveller)).status).toBe(200)
  })

  rule('a success clears the count', async () => {
    const traveller = await createUser(own)
    await guess(own, traveller, 5)
    expect((await logIn(own, traveller)).status).toBe(200)
    expect(getStatuses(await guess(own, traveller, 5))).toEqual([401, 401, 401, 401, 401])
  })

  rule('guesses from one IP do not lock out the owner at another IP', async () => {
    const traveller = await createUser(own)
    expect(getStatuses(await guess(own, { ...traveller, ip: newIdentity().ip }, 10)).at(-1)).toBe(429)
    expect((await logIn(own, traveller)).status).toBe(200)
  })

  rule('guesses at one account from many addresses cost its owner a minute at the most', async () => {
    const traveller = await createUser(own)
    const guessers = Array.from({ length: 60 }, () => newIdentity().ip)
    for (const ip of guessers) {
      await guess(own, { email: traveller.email, ip }, 1)
      own.clock.advance(MINUTE_MS)
    }
    await guess(own, { email: traveller.email, ip: newIdentity().ip }, 1)
    const refused = await logIn(own, traveller)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    own.clock.advance(MINUTE_MS)
    expect((await logIn(own, traveller)).status).toBe(200)
  })

  rule('guesses at many accounts from one address are slowed after a hundred', async () => {
    const { ip } = newIdentity()
    const answers: Answer[] = []
    for (let count = 0; count < 102; count += 1)
      answers.push(...(await guess(own, { email: newIdentity().email, ip }, 1)))
    expect(getStatuses(answers.slice(0, 101))).not.toContain(429)
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
  })

  test('a whole IPv6 network counts as one address', async () => {
    const { email } = await createUser(own)
    const guesses = Array.from({ length: 7 }, (_, index) =>
      guess(own, { email, ip: `2001:db8:5:${engine.length}::${index}` }, 1),
    )
    const statuses = getStatuses((await Promise.all(guesses)).flat())
    expect(statuses.filter((status) => status === 429)).toEqual([429])
  })

  test('guesses made at once are all counted', async () => {
    const traveller = await createUser(own)
    const answers = (await Promise.all(Array.from({ length: 40 }, () => guess(own, traveller, 1)))).flat()
    expect(getStatuses(answers).filter((status) => status === 401)).toHaveLength(6)
    expect(getStatuses(answers).filter((status) => status === 429)).toHaveLength(34)
  })

  test('two processes on one store count together', async () => {
    const traveller = await createUser(own)
    const second = await openSecondInstance(own)
    const instances = [own, second, own, second, own, second, own]
    const answers: Answer[] = []
    for (const instance of instances) answers.push(...(await guess(instance, traveller, 1)))
    expect(getStatuses(answers)).toEqual([401, 401, 401, 401, 401, 401, 429])
  })

  test('five logins of one traveller at once all succeed', async () => {
    const traveller = await createUser(own)
    const second = await openSecondInstance(own)
    const instances = [own, second, own, second, own]
    const answers = await Promise.all(instances.map((instance) => logIn(instance, traveller)))
    expect(getStatuses(answers)).toEqual([200, 200, 200, 200, 200])
  })

  test('fifty logins at once from one address, five for each traveller, all succeed', async () => {
    const { ip } = newIdentity()
    const travellers = await Promise.all(Array.from({ length: 10 }, () => createUser(own)))
    const logins = travellers.flatMap((traveller) => Array.from({ length: 5 }, () => logIn(own, { ...traveller, ip })))
    expect(new Set(getStatuses(await Promise.all(logins)))).toEqual(new Set([200]))
  })

  test('the counts outlive the process', async () => {
    const traveller = await createUser(own)
    const first = await openSecondInstance(own)
    await guess(first, traveller, 6)
    await first.app.close()
    expect((await logIn(await openSecondInstance(own), traveller)).status).toBe(429)
  })

  rule('a day without a guess is forgotten', async () => {
    const traveller = await createUser(own)
    await guess(own, traveller, 6)
    own.clock.advance(25 * HOUR_MS)
    expect(getStatuses(await guess(own, traveller, 5))).toEqual([401, 401, 401, 401, 401])
  })
})

describe('an address that a client claims', () => {
  const claims = Array.from({ length: 7 }, (_, index) => `203.0.113.${index}`)

  /** Sends one guess for each forwarded IP that the client claims. */
  async function guessClaiming(own: TestApp, { email, ip }: { email: string; ip: string }): Promise<Answer[]> {
    const answers: Answer[] = []
    for (const claim of claims) {
      const headers = { 'x-forwarded-for': claim, forwarded: `for=${claim}`, 'x-real-ip': claim, 'client-ip': claim }
      answers.push(await callApi(own, 'POST /auth/login', { body: { email, password: 'guess' }, ip, headers }))
    }
    return answers
  }

  test('is not believed when no proxy is trusted', async () => {
    const answers = await guessClaiming(testApp, await createUser(testApp))
    expect(getStatuses(answers).at(-1)).toBe(429)
  })

  test('counts only from a trusted proxy', async () => {
    const own = await createTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const answers = await guessClaiming(own, await createUser(own))
    expect(getStatuses(answers).at(-1)).toBe(429)
  })

  test('is the address behind a trusted proxy', async () => {
    const own = await createTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const answers = await guessClaiming(own, { email: newIdentity().email, ip: '10.0.0.7' })
    expect(getStatuses(answers)).toEqual([401, 401, 401, 401, 401, 401, 401])
  })

  test('counts only up to the last one that the proxy itself saw', async () => {
    const own = await createTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const { email } = newIdentity()
    const answers: Answer[] = []
    for (const claim of claims) {
      const headers = { 'x-forwarded-for': `${claim}, 192.0.2.9` }
      answers.push(await callApi(own, 'POST /auth/login', { body: { email, password: 'x' }, ip: '10.0.0.7', headers }))
    }
    expect(getStatuses(answers).at(-1)).toBe(429)
  })
})
