import { expect, test } from 'vitest'
import { median } from '../support/quantiles.ts'
import { compareRanks } from './compare-ranks.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawAnswer, type RawConnection } from './raw-connection.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally, type Tally } from './tally.ts'
import { startTarget } from './target.ts'

const PAIRS = scaled({ short: 5, full: 300 })
const PASSWORD = 'monsoon-on-the-Tapi'

type Asked = { path: string; getBody: (email: string) => object }

const calls: readonly Asked[] = [
  { path: '/auth/login', getBody: (email) => ({ email, password: 'a wrong guess' }) },
  { path: '/auth/forgot-password', getBody: (email) => ({ email }) },
]

const known = (index: number) => `known-${index}@surat.example`
const unknown = (index: number) => `nobody-${index}@surat.example`

function post(connection: RawConnection, path: string, body: object): Promise<RawAnswer> {
  const headers = [['Content-Type', 'application/json'] as const]
  return connection.ask({ method: 'POST', target: `/api${path}`, headers, body: Buffer.from(JSON.stringify(body)) })
}

/** The content of an answer without what differs between any two: its date, its request ID and its secret. */
function statingPart({ head, body }: RawAnswer): string {
  const reply = body.toString('utf8').replace(/"requestSecret":"[\w-]{43}"/, '')
  return `${head.replaceAll(/^(date|x-request-id|set-cookie):.*$/gim, '')}\n${reply}`
}

test(
  'answers and their times do not show which emails have an account',
  { tags: 'weakness/account-by-time' },
  async () => {
    const target = await startTarget()
    const connection = openRawConnection(target.port)
    const answers = startTally()
    for (let index = 0; index < 2 * PAIRS; index += 1) {
      await post(connection, '/auth/signup', { name: 'Asha', email: known(index), password: PASSWORD })
    }
    const notes: string[] = []
    for (const call of calls) notes.push(await compare(connection, call, answers))
    notes.push(await compareNextLogins(connection, answers))
    connection.close()
    const times = `${PAIRS} pairs of each of ${calls.length + 1} calls`
    expectUnharmed({ what: 'known or unknown', times, answers, ...(await target.finish()), note: notes.join('; ') })
  },
)

/** Alternates the order of the two requests, so that other load of the machine affects both equally. */
async function compare(connection: RawConnection, { path, getBody }: Asked, answers: Tally): Promise<string> {
  const times: Times = { known: [], unknown: [] }
  for (let index = 0; index < PAIRS; index += 1) {
    const pair = [{ kind: 'known', email: known(index) } as const, { kind: 'unknown', email: unknown(index) } as const]
    const told: string[] = []
    for (const { kind, email } of index % 2 === 0 ? pair : pair.toReversed()) {
      const answer = await post(connection, path, getBody(email))
      count(answers, answer)
      times[kind].push(answer.milliseconds)
      told.push(statingPart(answer))
    }
    expect(told[0]).toBe(told[1])
  }
  return getSentence(path, times)
}

/** Work that goes on after the answer to a request for a code, such as its mail, must not show in the next login. */
async function compareNextLogins(connection: RawConnection, answers: Tally): Promise<string> {
  const times: Times = { known: [], unknown: [] }
  for (let index = 0; index < PAIRS; index += 1) {
    const pair = [
      { kind: 'known', email: known(PAIRS + index) } as const,
      { kind: 'unknown', email: unknown(PAIRS + index) } as const,
    ]
    for (const { kind, email } of index % 2 === 0 ? pair : pair.toReversed()) {
      await post(connection, '/auth/forgot-password', { email })
      const answer = await post(connection, '/auth/login', { email: `${kind}-${unknown(index)}`, password: 'a guess' })
      count(answers, answer)
      times[kind].push(answer.milliseconds)
    }
  }
  return getSentence('the login after /auth/forgot-password', times)
}

type Times = Record<'known' | 'unknown', number[]>

function getSentence(what: string, times: Times): string {
  const [one, other] = [median(times.known), median(times.unknown)].map((time) => time.toFixed(2))
  return `${what}: medians ${one} and ${other} ms, Mann-Whitney p = ${compareRanks(times.known, times.unknown).toFixed(2)}`
}
