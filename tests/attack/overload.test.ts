import { expect, test } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { createStoreLocation, getVariables, type EngineName } from '../support/stores.ts'
import { runOpenLoopLoad, type LoadResult } from './open-loop.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, write, type RawRequest } from './raw-connection.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { startTarget } from './target.ts'

const SECONDS = scaled({ short: 2, full: 15 })

/** Seconds in which waiting clients measure the product's capacity. */
const CAPACITY_SECONDS = scaled({ short: 1, full: 4 })
const PATIENT_CLIENTS = 16

/** The load as a multiple of the capacity. */
const SURPLUS = 10

/** Requests a second. At a higher rate the load generator would measure itself. */
const MAX_RATE = 5_000
const MAX_CONNECTIONS = 8_000

const MAX_P99_MS = 2_000
const MAX_RECOVERY_MS = 10_000

type Kind = { what: string; engine: EngineName; request: (index: number, token: string) => RawRequest }

const json = (value: object) => Buffer.from(JSON.stringify(value))
const signedIn = (token: string) => [
  ['Content-Type', 'application/json'] as const,
  ['Authorization', `Bearer ${token}`] as const,
]

const kinds: readonly Kind[] = [
  {
    what: 'logins, SQLite',
    engine: 'SQLite',
    request: (index) => ({
      method: 'POST',
      target: '/api/auth/login',
      headers: [['Content-Type', 'application/json']],
      body: json({ email: `nobody-${index}@surat.example`, password: 'no matter' }),
    }),
  },
  {
    what: 'writes, Postgres',
    engine: 'Postgres',
    request: (index, token) => ({
      method: 'POST',
      target: '/api/wishlist',
      headers: signedIn(token),
      body: json({ Name: `Place ${index % 300}` }),
    }),
  },
  {
    what: 'pages that are not cached, SQLite',
    engine: 'SQLite',
    request: (index) => ({ method: 'GET', target: `/explore?q=term-${index}` }),
  },
]
const tried = isFullRun ? kinds : kinds.slice(0, 1)

test.each(tried)(
  'at ten times its capacity the server refuses the surplus and answers the rest quickly: $what',
  async (kind) => {
    const location = getVariables(await createStoreLocation(kind.engine))
    const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8', LOG_LEVEL: 'error', ...location })
    const { token } = await signUpOverNetwork(target.url)
    let asked = 0
    const next = () => withOwnIp(kind.request((asked += 1), token), asked)
    const capacity = await findCapacity(target.port, next)
    const rate = Math.min(Math.ceil(capacity * SURPLUS), MAX_RATE)

    const load = { port: target.port, rate, seconds: SECONDS, connections: MAX_CONNECTIONS }
    const result = await runOpenLoopLoad({ ...load, next: () => write(next()) })
    const recovery = await timeUntilQuick(target.port, next)

    expectUnharmed({
      what: `10x of ${kind.what}`,
      times: `${rate} a second, ${SECONDS} s`,
      answers: result.answers,
      ...(await target.finish()),
      note: describe(result, { capacity, recovery }),
    })
    expect(result.answers).toMatchObject({ unavailable: expect.toSatisfy(isSome), cut: 0 })
    // The times depend on the machine and its other load, so the short run compares only the counts.
    const worst = Math.max(quantile(result.times, 0.99) / MAX_P99_MS, recovery / MAX_RECOVERY_MS)
    expect(isFullRun ? worst : 0).toBeLessThan(1)
  },
)

function isSome(count: unknown): boolean {
  return typeof count === 'number' && count > 0
}

/** Sends each request from its own IP, so that no limit of one client applies. */
function withOwnIp(request: RawRequest, index: number): RawRequest {
  const address = ['10', (index >> 16) & 255, (index >> 8) & 255, index & 255].join('.')
  return { ...request, headers: [...(request.headers ?? []), ['X-Forwarded-For', address]] }
}

/** @returns answers a second to clients that wait for each answer */
async function findCapacity(port: number, next: () => RawRequest): Promise<number> {
  const end = performance.now() + CAPACITY_SECONDS * 1_000
  let answered = 0
  await Promise.all(
    Array.from({ length: PATIENT_CLIENTS }, async () => {
      const connection = openRawConnection(port)
      while (performance.now() < end) {
        const { status } = await connection.ask(next())
        if (status !== 503) answered += 1
      }
      connection.close()
    }),
  )
  return answered / CAPACITY_SECONDS
}

/** @returns milliseconds until a request is answered quickly again */
async function timeUntilQuick(port: number, next: () => RawRequest): Promise<number> {
  const begun = performance.now()
  const connection = openRawConnection(port)
  for (;;) {
    const { status, milliseconds } = await connection.ask(next())
    const isOver = performance.now() - begun > 2 * MAX_RECOVERY_MS
    if ((status !== 503 && milliseconds < 500) || isOver) break
  }
  connection.close()
  return performance.now() - begun
}

function describe({ times, refusals, opened }: LoadResult, { capacity, recovery }: Record<string, number>): string {
  return [
    `capacity ${capacity?.toFixed(0)} a second`,
    `taken on: ${times.length}, p50 ${quantile(times, 0.5).toFixed(0)}, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    `turned away: p50 ${quantile(refusals, 0.5).toFixed(0)}, p99 ${quantile(refusals, 0.99).toFixed(0)} ms`,
    `itself again after ${recovery?.toFixed(0)} ms`,
    `${opened} connections`,
  ].join('; ')
}
