import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { codeIn, readOutbox, wrongCode } from '../support/letters.ts'
import { createStoreLocation, variablesOf } from '../support/stores.ts'
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

async function startThree(): Promise<Target[]> {
  const location = variablesOf(await createStoreLocation('Postgres'))
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

async function guess(targets: readonly Target[], path: string, bodyOf: (index: number) => object) {
  const answers = startTally()
  const indices = Array.from({ length: GUESSES }, (_, index) => index)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = indices.pop(); index !== undefined; index = indices.pop()) {
        count(answers, await post(targets, path, { body: bodyOf(index), index }))
      }
    }),
  )
  return answers
}

async function crashesOf(targets: readonly Target[]): Promise<number> {
  const harms = await Promise.all(targets.map((target) => target.finish()))
  return harms.reduce((sum, { crashes }) => sum + crashes, 0)
}

test('codes die and logins slow down, however many addresses and processes the guesses come through', async () => {
  const targets = await startThree()
  const start = (path: string, body: object) => post(targets, path, { body, index: 9_999 })
  expect((await start('/auth/signup', { name: 'Asha', email: EMAIL, password: PASSWORD })).status).toBe(200)
  expect((await start('/auth/forgot-password', { email: EMAIL })).status).toBe(200)
  const code = await readCode(targets)

  const codes = await guess(targets, '/auth/reset-password', (index) => ({
    email: EMAIL,
    otp: wrongCode(code, 1 + index),
    newPassword: 'the guesser’s own',
  }))
  const right = await start('/auth/reset-password', { email: EMAIL, otp: code, newPassword: 'the guesser’s own' })
  const logins = await guess(targets, '/auth/login', (index) => ({ email: EMAIL, password: `guess ${index}` }))

  expect([400, 429]).toContain(right.status)
  expect(codes.answered + logins.answered).toBe(0)
  expect(logins.limited).toBeGreaterThan(0)
  const crashes = await crashesOf(targets)
  const times = `${GUESSES} guesses, as many addresses, 3 processes`
  const note = `the right code after them: ${right.status}`
  expectUnharmed({ what: 'one-time code', times, answers: codes, crashes, note })
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

  const crashes = await crashesOf(targets)
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
