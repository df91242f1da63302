import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createToken } from '#server/account/auth/tokens.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { median } from '../support/quantiles.ts'
import { scaled } from '../support/scale.ts'
import { compareRanks } from './compare-ranks.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawAnswer, type RawConnection, type RawRequest } from './raw-connection.ts'
import { count, startTally, type Tally } from './tally.ts'
import { startTarget, type Target } from './target.ts'

const ROUNDS = scaled({ short: 5, full: 300 })

const PASSCODE = 'kite 7'

const Saved = z.object({ _id: z.string() })
const Made = z.object({ token: z.string(), link: z.object({ id: z.string() }) })

const kinds = ['never there', 'expired', 'ended'] as const
type Kind = (typeof kinds)[number]

type Door = { name: string; link: object; getRequest: (token: string, session: string) => RawRequest }

const post = (target: string, body: object, headers: readonly (readonly [string, string])[] = []): RawRequest => ({
  method: 'POST',
  target,
  headers: [['Content-Type', 'application/json'], ...headers],
  body: Buffer.from(JSON.stringify(body)),
})

/** All ways to show the token of a link. */
const doors: readonly Door[] = [
  { name: 'page', link: { purpose: 'view' }, getRequest: (token) => post('/api/shared-trip', { token }) },
  {
    name: 'page with a passcode',
    link: { purpose: 'view', passcode: PASSCODE },
    getRequest: (token) => post('/api/shared-trip', { token, passcode: PASSCODE }),
  },
  {
    name: 'calendar',
    link: { purpose: 'calendar' },
    getRequest: (token) => ({ method: 'GET', target: `/calendar/${token}.ics` }),
  },
  { name: 'invite', link: { purpose: 'invite' }, getRequest: (token) => post('/api/trip-invite', { token }) },
  {
    name: 'acceptance of an invite',
    link: { purpose: 'invite', passcode: PASSCODE },
    getRequest: (token, session) =>
      post('/api/trip-invite/accept', { token, passcode: PASSCODE }, [['Authorization', `Bearer ${session}`]]),
  },
]

test('answers and their times do not show whether a link is over, or never was one', async () => {
  // Each request comes from another address, so that the limits of guesses count and none is refused.
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1/32' })
  const [maker, guest] = [await signUpOverNetwork(target.url), await signUpOverNetwork(target.url)]
  const connection = openRawConnection(target.port)
  const answers = startTally()
  const notes: string[] = []
  for (const door of doors) {
    const over = await makeLinksThatAreOver(target, maker.token, door.link)
    const ask = (token: string) => askFromElsewhere(connection, door.getRequest(token, guest.token))
    // Made before, so that making one does not slow down the request after it.
    const made = Array.from({ length: ROUNDS }, createToken)
    const getToken = (kind: Kind, round: number) => (kind === 'never there' ? (made[round] ?? '') : over[kind])
    notes.push(`${door.name}: ${await compare({ ask, getToken, answers })}`)
    expect((await ask(over.open)).status).toBe(200)
  }
  connection.close()
  const times = `${ROUNDS} rounds at each of ${doors.length} doors`
  expectUnharmed({ what: 'links that are over', times, answers, ...(await target.finish()), note: notes.join('; ') })
})

/** Makes a link that opens, one that expired, and one that was ended. @returns their tokens */
async function makeLinksThatAreOver({ url }: Target, token: string, link: object) {
  const trip = {
    title: 'Castle',
    budget: 0,
    startDate: '2027-01-10',
    endDate: '2027-01-12',
    destinations: [{ name: 'Surat' }],
  }
  const saved = await callApiOverNetwork(url, 'POST /trip/create', { token, body: trip })
  const { _id } = Saved.parse(saved.body['trip'])
  const make = async () => {
    const { body } = await callApiOverNetwork(url, `POST /trip/links/${_id}`, { token, body: link })
    const made = Made.parse(body)
    return { token: made.token, id: made.link.id }
  }
  const [open, expired, ended] = [await make(), await make(), await make()]
  await callApiOverNetwork(url, `PUT /trip-links/${expired.id}`, { token, body: { expiresOn: '2026-01-01' } })
  await callApiOverNetwork(url, `DELETE /trip-links/${ended.id}`, { token })
  return { open: open.token, expired: expired.token, ended: ended.token }
}

let asked = 0

function askFromElsewhere(connection: RawConnection, request: RawRequest): Promise<RawAnswer> {
  asked += 1
  const ip = `198.18.${asked >> 8}.${asked & 255}`
  return connection.ask({ ...request, headers: [...(request.headers ?? []), ['X-Forwarded-For', ip]] })
}

type Comparison = {
  ask: (token: string) => Promise<RawAnswer>
  getToken: (kind: Kind, round: number) => string
  answers: Tally
}

/** Each round has another order, so that other load of the machine affects all equally. */
async function compare({ ask, getToken, answers }: Comparison): Promise<string> {
  const times: Record<Kind, number[]> = { 'never there': [], expired: [], ended: [] }
  const told = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % kinds.length
    const turned = [...kinds.slice(first), ...kinds.slice(0, first)]
    for (const kind of round % 2 === 0 ? turned : turned.toReversed()) {
      const answer = await ask(getToken(kind, round))
      count(answers, answer)
      times[kind].push(answer.milliseconds)
      told.add(statingPart(answer))
      expect(answer.status).toBe(404)
    }
  }
  expect([...told]).toHaveLength(1)
  const medians = kinds.map((kind) => `${kind} ${median(times[kind]).toFixed(2)} ms`)
  const chances = [times.expired, times.ended].map((some) => compareRanks(some, times['never there']).toFixed(2))
  return `medians ${medians.join(', ')}, Mann-Whitney p = ${chances.join(' and ')}`
}

/** The content of an answer without what differs between any two: its date and its request ID. */
function statingPart({ head, body }: RawAnswer): string {
  return `${head.replaceAll(/^(date|x-request-id):.*$/gim, '')}\n${body.toString('utf8')}`
}
