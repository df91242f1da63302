import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, write } from './raw-connection.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { startTarget, type Target } from './target.ts'

const CLIENTS = scaled({ short: 100, full: 2_000 })

/** Seconds of normal requests beside the slow clients. */
const SECONDS = scaled({ short: 1, full: 30 })

const BYTE_INTERVAL_MS = 1_000

/** The server allows a minute for a request and checks every half minute. */
const MAX_STAY_MS = 150_000

const head = (target: string, more: string) => `POST ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}`
const login = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"'

/** Each kind sends its start at once. Kinds that drip then send single bytes. */
const kinds: readonly { what: string; start: Buffer; drips: boolean; reads: boolean }[] = [
  { what: 'headers', start: Buffer.from('GET /explore HTTP/1.1\r\nX-Slow: '), drips: true, reads: true },
  { what: 'bodies', start: Buffer.from(head('/api/auth/login', login)), drips: true, reads: true },
  {
    what: 'chunks',
    start: Buffer.from(
      head('/api/auth/login', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n'),
    ),
    drips: true,
    reads: true,
  },
  {
    what: 'readers',
    start: Buffer.concat(Array.from({ length: 16 }, () => write({ method: 'GET', target: '/explore' }))),
    drips: false,
    reads: false,
  },
  { what: 'silence', start: Buffer.alloc(0), drips: false, reads: true },
]

function connectSlowly(port: number, index: number): Socket {
  const kind = kinds[index % kinds.length]
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  if (kind?.start.length) socket.write(kind.start)
  if (kind?.reads) socket.resume()
  const dripping = kind?.drips ? setInterval(() => socket.write('a'), BYTE_INTERVAL_MS) : undefined
  socket.on('close', () => clearInterval(dripping))
  return socket
}

test('the server answers others beside slow clients and cuts the slow clients off', async () => {
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  const usual = target.sockets()
  const begun = performance.now()
  const slow = Array.from({ length: CLIENTS }, (_, index) => connectSlowly(target.port, index))
  const answers = startTally()
  const times: number[] = []
  const others = openRawConnection(target.port)
  for (let index = 0; performance.now() - begun < SECONDS * 1_000; index += 1) {
    const address = ['10.0', (index >> 8) & 255, index & 255].join('.')
    const answer = await others.ask({ method: 'GET', target: '/explore', headers: [['X-Forwarded-For', address]] })
    count(answers, answer)
    times.push(answer.milliseconds)
  }
  others.close()
  const stay = isFullRun ? await timeUntilDeletion(target, usual, begun) : null
  for (const socket of slow) socket.destroy()

  const { refused, limited, unavailable, cut } = answers
  expect({ refused, limited, unavailable, cut }).toEqual({ refused: 0, limited: 0, unavailable: 0, cut: 0 })
  const sorted = Float64Array.from(times).toSorted()
  const note = [
    `others: p50 ${quantile(sorted, 0.5).toFixed(1)}, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`,
    ...(stay === null ? [] : [`the last slow one was cut off after ${(stay / 1_000).toFixed(0)} s`]),
  ].join('; ')
  expectUnharmed({ what: 'slow clients', times: `${CLIENTS} clients`, answers, ...(await target.finish()), note })
})

/**
 * Counts the sockets of the server, because a client that does not read does not see the end of its connection.
 * @throws Error when a slow client stays longer than allowed
 */
async function timeUntilDeletion(target: Target, usual: number, begun: number): Promise<number> {
  while (target.sockets() > usual) {
    if (performance.now() - begun > MAX_STAY_MS) throw new Error(`${target.sockets() - usual} were never cut off`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return performance.now() - begun
}
