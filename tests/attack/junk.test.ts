import fc from 'fast-check'
import { api } from '#contract/api.ts'
import { expect, test } from 'vitest'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { junkRequests, type Junk, type Sender } from './junk-requests.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawConnection } from './raw-connection.ts'
import { scaled } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget } from './target.ts'

const REQUESTS = scaled({ short: 600, full: 100_000 })

/** All senders get new sessions after this many requests, because junk can end a session. */
const ROUND = 1_000
const CONNECTIONS = 16
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_260_901)

type Tokens = Record<Exclude<Sender, 'guest'>, string>

/**
 * Creates the sessions of all rounds before the first round. Junk that asks to delete the admin's account sends wrong
 * passwords, and these slow the admin's later logins down.
 */
async function beginSessions(url: string): Promise<Tokens[]> {
  const sessions: Tokens[] = []
  for (let round = 0; round * ROUND < REQUESTS; round += 1) {
    const account = { name: 'Asha', email: `round-${round}@surat.example`, password: 'monsoon-on-the-Tapi' }
    const traveller = await callApiOverNetwork(url, 'POST /auth/signup', { body: account })
    const admin = await callApiOverNetwork(url, 'POST /auth/login', { body: ADMIN })
    sessions.push({
      traveller: api.signUp.reply.parse(traveller.body).authToken,
      admin: api.logIn.reply.parse(admin.body).authToken,
    })
  }
  return sessions
}

function ask(connection: RawConnection, { sender, request }: Junk, tokens: Tokens) {
  if (sender === 'guest') return connection.ask(request)
  const headers = [['Authorization', `Bearer ${tokens[sender]}`] as const, ...(request.headers ?? [])]
  return connection.ask({ ...request, headers })
}

test(
  'generated requests over and beside the contract never fault or crash the product',
  { timeout: 900_000 },
  async () => {
    const target = await startTarget()
    const answers = startTally()
    const signedIn = { traveller: 0, admin: 0, guest: 0 }
    const connections = Array.from({ length: CONNECTIONS }, () => openRawConnection(target.port))
    const warm: number[] = []
    for (const [round, tokens] of (await beginSessions(target.url)).entries()) {
      const sent = round * ROUND
      const junk = fc.sample(junkRequests, { numRuns: Math.min(ROUND, REQUESTS - sent), seed: SEED + sent })
      await Promise.all(
        connections.map(async (connection) => {
          for (let next = junk.pop(); next; next = junk.pop()) {
            const answer = await ask(connection, next, tokens)
            count(answers, answer)
            if (answer.status >= 200 && answer.status < 300) signedIn[next.sender] += 1
            if (answer.status >= 500 && answer.status !== 503) console.log(answer.status, describe(next))
          }
        }),
      )
      warm.push(target.memory())
    }
    for (const connection of connections) connection.close()
    const afterTenth = warm[Math.floor(warm.length / 10)] ?? 0
    const note = `seed ${SEED}; ${signedIn.guest} guest, ${signedIn.traveller} traveller, ${signedIn.admin} admin successes; ${afterTenth} MB after a tenth`
    const harm = await target.finish()
    expectUnharmed({ what: 'generated requests', times: `${REQUESTS} requests`, answers, ...harm, note })
    expect(Math.min(...Object.values(signedIn))).toBeGreaterThan(0)
  },
)

function describe({ sender, request }: Junk): string {
  return `${sender} ${JSON.stringify({ ...request, body: request.body?.toString('latin1').slice(0, 300) })}`
}
