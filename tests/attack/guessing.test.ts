import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ONE_TIME_CODE_LENGTH } from '#contract/account/auth.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import { limits } from '#server/platform/throttle/attempt-limits.ts'
import { MAX_SHORT_GUESSES } from '#server/account/auth/password-reset.ts'
import { MAX_TRIES } from '#server/account/auth/password-resets.store.ts'
import { LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '#server/account/auth/tokens.ts'
import { codeIn, readOutbox, wrongCode } from '../support/letters.ts'
import { createStoreLocation, getVariables } from '../support/stores.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection } from './raw-connection.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally, sum } from './tally.ts'
import { startTarget, type Target } from './target.ts'

const GUESSES = scaled({ short: 36, full: 600 })

const OWNERS_LOGINS = scaled({ short: 4, full: 20 })

/** More parallel requests only fill the queue of password hashes. */
const AT_ONCE = 6

const EMAIL = 'asha@surat.example'
const PASSWORD = 'monsoon-on-the-Tapi'
const NEW_PASSWORD = 'kites-over-Rander'

/** Their requests for codes are live while they guess. */
const STRANGERS = 12

/** The IPs of a botnet that guesses at one account all year. */
const ADDRESSES = 10_000

/** At long codes without a secret, as fast as a server answers. */
const GUESSES_PER_SECOND = 1_000

async function startThree(): Promise<Target[]> {
  const location = getVariables(await createStoreLocation('Postgres'))
  const env = { ...location, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' }
  return [await startTarget(env), await startTarget(env), await startTarget(env)]
}

type Post = { body: object; index: number; cookie?: string }

/** Sends each call from its own IP. The processes take turns. */
async function post(targets: readonly Target[], path: string, { body, index, cookie }: Post) {
  const connection = openRawConnection(targets[index % targets.length]?.port ?? 0)
  const address = `203.0.${index >> 8}.${index & 255}`
  const headers = [
    ['Content-Type', 'application/json'] as const,
    ['X-Forwarded-For', address] as const,
    ...(cookie === undefined ? [] : [['Cookie', cookie] as const]),
  ]
  const request = { method: 'POST', target: `/api${path}`, headers, body: Buffer.from(JSON.stringify(body)) }
  const answer = await connection.ask(request)
  connection.close()
  return answer
}

async function guess(targets: readonly Target[], path: string, getBody: (index: number) => object) {
  const answers = startTally()
  const indices = Array.from({ length: GUESSES }, (_, index) => index)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = indices.pop(); index !== undefined; index = indices.pop()) {
        count(answers, await post(targets, path, { body: getBody(index), index }))
      }
    }),
  )
  return answers
}

async function getCrashes(targets: readonly Target[]): Promise<number> {
  const harms = await Promise.all(targets.map((target) => target.finish()))
  return harms.reduce((sum, { crashes }) => sum + crashes, 0)
}

/** Asks for a code. @returns the secret of the request */
async function askForCode(targets: readonly Target[], index: number): Promise<string> {
  const answer = await post(targets, '/auth/forgot-password', { body: { email: EMAIL }, index })
  return /"requestSecret":"([^"]+)"/.exec(answer.body.toString('utf8'))?.[1] ?? ''
}

test(
  'the owner’s code works whatever strangers ask and guess, through any address and process',
  { tags: ['weakness/blocked-reset', 'weakness/code-guesses'] },
  async () => {
    const targets = await startThree()
    const signup = { name: 'Asha', email: EMAIL, password: PASSWORD }
    expect((await post(targets, '/auth/signup', { body: signup, index: 9_999 })).status).toBe(200)
    const requestSecret = await askForCode(targets, 9_999)
    const code = await readCode(targets)
    const reset = (otp: string, more: object = {}) => ({ email: EMAIL, otp, newPassword: NEW_PASSWORD, ...more })

    const secrets = await Promise.all(Array.from({ length: STRANGERS }, (_, index) => askForCode(targets, index)))
    const requests = await guess(targets, '/auth/forgot-password', () => ({ email: EMAIL }))
    const bare = await guess(targets, '/auth/reset-password', (index) => reset(wrongCode(code, 1 + index)))
    const bound = await guess(targets, '/auth/reset-password', (index) =>
      reset(wrongCode(code, 1 + index), { requestSecret: secrets[index % secrets.length] }),
    )
    const stolen = await guess(targets, '/auth/reset-password', (index) =>
      reset(code, { requestSecret: secrets[index % secrets.length] }),
    )
    expect([bare, bound, stolen].map(({ answered }) => answered)).toEqual([0, 0, 0])

    const owner = { body: reset(code, { requestSecret }), index: 9_999 }
    expect((await post(targets, '/auth/reset-password', owner)).status).toBe(200)
    expect(
      (await post(targets, '/auth/login', { body: { email: EMAIL, password: NEW_PASSWORD }, index: 9_998 })).status,
    ).toBe(200)
    const crashes = await getCrashes(targets)
    const times = `${GUESSES} each of requests, guesses without and with a secret, from as many addresses, 3 processes`
    const answers = requests
    expectUnharmed({ what: 'one-time code', times, answers, crashes, note: 'the owner’s code after them: 200' })
  },
)

test('a year of guesses at codes succeeds less than once in a thousand', { tags: 'weakness/code-guesses' }, () => {
  const yearMs = 365 * DAY_MS
  // Guesses with the secrets of requests, and guesses without one that use up the same allowance first.
  const short = 2 * MAX_SHORT_GUESSES * (yearMs / (limits.codeGuess.forgetAfterSeconds * SECOND_MS))
  // After each pause that forgets its requests, an address may send as many as its limit leaves free.
  const free = Array.from({ length: 1_000 }, (_, count) => count).findIndex(
    (count) => limits.codeIp.delaySecondsAfter(count) > 0,
  )
  const ofAddress = free * MAX_TRIES * (yearMs / (limits.codeIp.forgetAfterSeconds * SECOND_MS))
  const chances = {
    short: short / 10 ** ONE_TIME_CODE_LENGTH,
    long:
      (ADDRESSES * ofAddress + GUESSES_PER_SECOND * (yearMs / SECOND_MS)) /
      LONG_CODE_ALPHABET.length ** LONG_CODE_LENGTH,
  }
  const percent = (chance: number) => `${(100 * chance).toFixed(4)} %`
  expectUnharmed({
    what: 'chance of guessing a code of one account',
    times: `a year, ${ADDRESSES} addresses`,
    note: `${percent(chances.short)} with short codes, ${percent(chances.long)} with long ones`,
  })
  expect(chances.short + chances.long).toBeLessThan(0.001)
})

test('logins slow down, however many addresses and processes the guesses come through', async () => {
  const targets = await startThree()
  const signup = { name: 'Asha', email: EMAIL, password: PASSWORD }
  expect((await post(targets, '/auth/signup', { body: signup, index: 9_999 })).status).toBe(200)
  const logins = await guess(targets, '/auth/login', (index) => ({ email: EMAIL, password: `guess ${index}` }))
  expect(logins.answered).toBe(0)
  expect(logins.limited).toBeGreaterThan(0)
  const crashes = await getCrashes(targets)
  const times = `${GUESSES} guesses, as many addresses, 3 processes`
  expectUnharmed({ what: 'password of one account', times, answers: logins, crashes })
})

test('an owner logs in at once on a known device while others guess', { tags: 'weakness/blocked-login' }, async () => {
  const targets = await startThree()
  const owner = { email: EMAIL, password: PASSWORD }
  const signup = await post(targets, '/auth/signup', { body: { name: 'Asha', ...owner }, index: 9_999 })
  const cookie = /^set-cookie: ([^;]+)/im.exec(signup.head)?.[1] ?? 'none=none'
  const guessLogins = () => guess(targets, '/auth/login', (index) => ({ email: EMAIL, password: `guess ${index}` }))
  const before = await guessLogins()
  const guesses = guessLogins()
  const logins = startTally()
  for (let index = 0; index < OWNERS_LOGINS; index += 1) {
    count(logins, await post(targets, '/auth/login', { body: owner, index: 10_000 + index, cookie }))
  }
  const answers = sum([before, await guesses])

  const crashes = await getCrashes(targets)
  const times = `twice ${GUESSES} guesses, as many addresses, 3 processes`
  const note = `logins of the owner on a known device: ${logins.answered} of ${OWNERS_LOGINS}, slowest ${Math.round(logins.slowest)} ms`
  expectUnharmed({ what: 'login of the owner', times, answers, crashes, note })
  expect(answers.answered).toBe(0)
  expect(answers.limited).toBeGreaterThan(0)
  expect(logins.answered).toBe(OWNERS_LOGINS)
})

/** Searches the outboxes of all processes. */
function readCode(targets: readonly Target[]): Promise<string> {
  return vi.waitFor(
    () => {
      const [letter] = targets.flatMap(({ dataDir }) => readOutbox(join(dataDir, 'outbox')))
      if (!letter) throw new Error('No code has come')
      return codeIn(letter)
    },
    { timeout: 20_000, interval: 50 },
  )
}
