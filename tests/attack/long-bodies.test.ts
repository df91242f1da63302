import { expect, test } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { scaled } from '../support/scale.ts'
import { startFlood } from './flood.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, type RawRequest } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const CONNECTIONS = 30
const SECONDS = scaled({ short: 5, full: 20 })

/** The longest texts that stops may have, in a body that is nearly as long as a trip's may be. */
function longestTrip(): string {
  const activities = Array.from({ length: 172 }, () => ({ name: 'A', notes: 'x'.repeat(4_950) }))
  const destinations = [{ name: 'Dumas', activities }]
  return JSON.stringify({ title: 'Long', budget: 0, startDate: '2026-04-01', destinations })
}

const from = (ip: string, token: string) =>
  [
    ['X-Forwarded-For', ip],
    ['Authorization', `Bearer ${token}`],
    ['Content-Type', 'application/json'],
  ] as const

test('one client that sends the longest bodies without end shuts nobody else out', async () => {
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  const [{ token }, own] = [await signUpOverNetwork(target.url), await signUpOverNetwork(target.url)]
  const beginning = longestTrip()
  const flood = startFlood({
    port: target.port,
    connections: CONNECTIONS,
    method: 'POST',
    target: '/api/trip/create',
    headers: [...from('198.51.100.7', token), ['Content-Length', String(beginning.length)]],
    beginning,
  })
  const others = startTally()
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  const askOn = async (request: RawRequest) => {
    const connection = openRawConnection(target.port)
    while (performance.now() < until) {
      const answer = await connection.ask(request)
      count(others, answer)
      times.push(answer.milliseconds)
    }
    connection.close()
  }
  const short = Buffer.from(JSON.stringify({ title: 'Dumas', budget: 0, destinations: [{ name: 'Dumas' }] }))
  await Promise.all([
    askOn({ method: 'GET', target: '/explore', headers: from('203.0.113.9', own.token) }),
    askOn({ method: 'POST', target: '/api/trip/create', headers: from('203.0.113.9', own.token), body: short }),
  ])
  const { answers } = await flood.stop()
  const p99 = quantile(Float64Array.from(times).toSorted(), 0.99)
  expectUnharmed({
    what: 'longest bodies of one client',
    times: `${answers.answered + answers.refused + answers.limited + answers.unavailable} bodies of 860 kB`,
    answers: others,
    ...(await target.finish()),
    note: `in ${SECONDS} s, ${answers.unavailable} 503 and ${answers.limited} 429; others: ${times.length} answers, p99 ${p99.toFixed(0)} ms`,
  })
  expect(others.answered).toBeGreaterThan(others.unavailable)
})
