import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { expectUnharmed } from './outcome.ts'
import { connectQuietly, exchange, openRawConnection, readAnswer, write } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget, type Target } from './target.ts'

const tags = 'weakness/bodies-of-strangers'

type Headers = readonly (readonly [string, string])[]

/** A body that is announced and begun. The rest never comes. */
type Begun = { target: string; headers?: Headers; announced: number | null; sent: number }

const from = (ip: string) => ['X-Forwarded-For', ip] as const
const bearer = (token: string) => ['Authorization', `Bearer ${token}`] as const

function writeBegun({ target, headers = [], announced, sent }: Begun): Buffer {
  const length =
    announced === null ? (['Transfer-Encoding', 'chunked'] as const) : (['Content-Length', `${announced}`] as const)
  const head = write({ method: 'POST', target, headers: [['Content-Type', 'application/json'], length, ...headers] })
  const text = `{"title":"${'x'.repeat(Math.max(sent - 10, 0))}`.slice(0, sent)
  return Buffer.concat([head, Buffer.from(announced === null ? `${sent.toString(16)}\r\n${text}\r\n` : text)])
}

/** @returns the status, 0 when the connection ends without an answer */
async function begin({ port }: Target, begun: Begun): Promise<number> {
  const socket = connectQuietly(port)
  const { status } = await exchange(socket, writeBegun(begun), false)
  socket.destroy()
  return status
}

test('nobody is asked for a body that will be refused: the caller and the length come first', { tags }, async () => {
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  const { token } = await signUpOverNetwork(target.url)
  const trip = { target: '/api/trip/create', announced: 510_000, sent: 100 }
  const statuses = await Promise.all(
    [
      trip,
      { ...trip, announced: null },
      { ...trip, headers: [bearer('made-up')] },
      { ...trip, target: '/api/announcement/create', headers: [bearer(token)] },
      { ...trip, target: '/api/auth/login' },
      { ...trip, target: '/api/auth/login', announced: null, sent: 20_000 },
      { ...trip, target: '/api/wishlist', headers: [bearer(token)] },
      { ...trip, target: '/api/nowhere' },
    ].map((begun) => begin(target, begun)),
  )
  expect(statuses).toEqual([401, 401, 401, 403, 413, 413, 413, 413])
  await target.finish()
})

const WAIT = { timeout: 60_000, interval: 50 }

const BODIES = scaled({ short: 160, full: 1_150 })

const senders = [{ whose: 'one address' }, { whose: 'many addresses' }]

test.each(isFullRun ? senders : senders.slice(0, 1))(
  'unfinished trips of $whose fill no memory and keep nobody else from saving',
  { tags },
  async ({ whose }) => {
    const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
    const [{ token }, own] = [await signUpOverNetwork(target.url), await signUpOverNetwork(target.url)]
    const isOne = whose === 'one address'
    const getAddress = (index: number) => (isOne ? '198.51.100.7' : `198.18.${index >> 8}.${index & 255}`)
    const { sockets, answers, untilSettled } = beginMany(target, BODIES, (index) => ({
      target: '/api/trip/create',
      headers: [bearer(token), from(getAddress(index))],
      announced: 510_000,
      sent: 500_000,
    }))
    await untilSettled()
    const refused = () => answers.limited + answers.unavailable
    await vi.waitFor(() => expect(BODIES - refused()).toBeLessThanOrEqual(isOne ? 16 : 131), WAIT)
    const saving = openRawConnection(target.port)
    // A busy machine may refuse it while it still reads what the refused ones send.
    await vi.waitFor(async () => {
      const saved = await saving.ask({
        method: 'POST',
        target: '/api/trip/create',
        headers: [bearer(own.token), from('203.0.113.9'), ['Content-Type', 'application/json']],
        body: Buffer.from(JSON.stringify({ title: 'Dumas', budget: 0, destinations: [{ name: 'Dumas' }] })),
      })
      expect(saved.status).toBe(200)
    }, WAIT)
    saving.close()
    const most = target.memory()
    for (const socket of sockets) socket.destroy()
    const held = BODIES - refused()
    expectUnharmed({
      what: `unfinished trips of ${whose}`,
      times: `${BODIES} bodies of 510 kB`,
      ...(await target.finish()),
      note: `${held} of them kept at a time, ${answers.limited} 429, ${answers.unavailable} 503; ${most} MB while they stood`,
    })
  },
)

const CONNECTIONS = 4_850
const MAX_MEGABYTES = 600

test.runIf(isFullRun)(
  'thousands of connections with unfinished bodies leave room in a unit of one gigabyte',
  { tags },
  async () => {
    const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
    const { sockets, answers, untilSettled } = beginMany(target, CONNECTIONS, (index) => ({
      target: '/api/auth/login',
      headers: [from(`198.18.${index >> 8}.${index & 255}`)],
      announced: 16_000,
      sent: 15_900,
    }))
    await untilSettled()
    const others = openRawConnection(target.port)
    const pages = startTally()
    const times: number[] = []
    for (let index = 0; index < 50; index += 1) {
      const answer = await others.ask({ method: 'GET', target: '/explore', headers: [from('203.0.113.9')] })
      count(pages, answer)
      times.push(answer.milliseconds)
    }
    others.close()
    const most = target.memory()
    for (const socket of sockets) socket.destroy()
    const p99 = quantile(Float64Array.from(times).toSorted(), 0.99)
    expectUnharmed({
      what: 'connections with unfinished bodies',
      times: `${CONNECTIONS} connections`,
      answers: pages,
      ...(await target.finish()),
      note: `${answers.limited} 429, ${answers.unavailable} 503; ${most} MB while they stood; others: p99 ${p99.toFixed(1)} ms`,
    })
    expect(pages.answered).toBe(times.length)
    expect(most).toBeLessThan(MAX_MEGABYTES)
  },
)

const CONNECTIONS_OF_ONE = 2_100

test.runIf(isFullRun)('one address cannot take all connections', { tags }, async () => {
  const target = await startTarget({ RATE_LIMITS: 'on' })
  const ends = new Set<Socket>()
  const sockets: Socket[] = []
  // One after the other, because the kernel drops what the server does not accept in time.
  for (let index = 0; index < CONNECTIONS_OF_ONE; index += 1) {
    const socket = connectQuietly(target.port).resume()
    sockets.push(socket.on('close', () => ends.add(socket)))
    await once(socket, 'connect')
  }
  await vi.waitFor(() => expect(ends.size).toBeGreaterThanOrEqual(CONNECTIONS_OF_ONE - 2_000), WAIT)
  const other = connect({ port: target.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  const { status } = await exchange(other, write({ method: 'GET', target: '/explore' }), false)
  for (const socket of [...sockets, other]) socket.destroy()
  const times = `${CONNECTIONS_OF_ONE} connections`
  const note = `${ends.size} closed at once; another address got ${status}`
  expectUnharmed({ what: 'connections of one address', times, ...(await target.finish()), note })
  expect(status).toBe(200)
})

test.runIf(isFullRun)('a body that comes too slowly is cut off with 408', { tags }, async () => {
  const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  const begunAt = performance.now()
  const status = await begin(target, { target: '/api/auth/login', announced: 1_000, sent: 100 })
  const seconds = (performance.now() - begunAt) / 1_000
  const note = `${status} after ${seconds.toFixed(0)} s`
  expectUnharmed({ what: 'a body that stops', times: '1 body', ...(await target.finish()), note })
  expect(status).toBe(408)
  expect(seconds).toBeLessThan(20)
})

/** Opens connections that send the beginnings of bodies, and counts the answers that come nevertheless. */
function beginMany(target: Target, number: number, getBegun: (index: number) => Begun) {
  const answers = startTally()
  const settled = new Set<Socket>()
  const sockets = Array.from({ length: number }, (_, index) => {
    const socket = connectQuietly(target.port)
    let received = Buffer.alloc(0)
    const settle = () => settled.add(socket)
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const answer = readAnswer(received, false)
      if (!answer) return
      socket.off('data', read).resume()
      count(answers, answer)
      settle()
    }
    socket.on('data', read)
    socket.on('close', settle)
    socket.write(writeBegun(getBegun(index)), settle)
    return socket
  })
  const untilSettled = async () => {
    await vi.waitFor(() => expect(settled.size).toBe(number), WAIT)
    await untilStill(() => answers.limited + answers.unavailable + answers.refused)
  }
  return { sockets, answers, untilSettled }
}

/** Waits until a count stays the same for a second. */
async function untilStill(read: () => number): Promise<void> {
  let known = -1
  while (known !== read()) {
    known = read()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
