import { expect, test } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const TRIPS = scaled({ short: 3, full: 100 })
const MAX_BYTES = 5_000
const MAX_P99_MS = 1_000

/** Each of 10,000 activities lacks its name and has a date and a time that do not exist. */
const activities = Array.from({ length: 200 }, () => ({ date: 'x', time: 'x' }))
const body = Buffer.from(
  JSON.stringify({ title: '', budget: -1, destinations: Array.from({ length: 50 }, () => ({ activities })) }),
)

test('trips with 30,000 faults get short answers', { tags: 'weakness/trip-of-faults' }, async () => {
  const target = await startTarget({ RATE_LIMITS: 'on' })
  const { token } = await signUpOverNetwork(target.url)
  const [sender, reader] = [openRawConnection(target.port), openRawConnection(target.port)]
  const headers = [['Authorization', `Bearer ${token}`] as const, ['Content-Type', 'application/json'] as const]
  const answers = startTally()
  const [bytes, times]: [number[], number[]] = [[], []]
  for (let index = 0; index < TRIPS; index += 1) {
    const [answer] = await Promise.all([
      sender.ask({ method: 'POST', target: '/api/trip/create', headers, body }),
      reader.ask({ method: 'GET', target: '/explore' }).then(({ milliseconds }) => times.push(milliseconds)),
    ])
    count(answers, answer)
    bytes.push(answer.body.length)
  }
  sender.close()
  reader.close()
  const most = Math.max(...bytes)
  const p99 = quantile(Float64Array.from(times).toSorted(), 0.99)
  const note = `answers of at most ${most} bytes; pages beside them: p99 ${p99.toFixed(0)} ms`
  const sent = `${TRIPS} trips, ${Math.round(body.length / 1024)} kB each`
  expectUnharmed({ what: 'trips with 30,000 faults', times: sent, answers, ...(await target.finish()), note })
  // A busy machine may refuse some of them before it reads them.
  expect(answers.refused + answers.unavailable).toBe(TRIPS)
  expect(most).toBeLessThan(MAX_BYTES)
  expect(isFullRun ? p99 : 0).toBeLessThan(MAX_P99_MS)
})
