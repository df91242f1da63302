/** The load generators: the same for the product and for its limits. */
import autocannon, { type Request, type Result } from 'autocannon'
import { hasWrk, runWrk } from './wrk.ts'

/** Answers, how many a second, and the milliseconds that they took. */
export type Load = { readonly count: number; readonly perSecond: number; readonly p50: number; readonly p99: number }

export const CONNECTIONS = 32

/** Named in the report. wrk cannot send another request each time. */
export const GENERATORS = hasWrk ? 'wrk for reads, autocannon for writes' : 'autocannon; wrk is not installed'

/** What a browser of today sends. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A request that changes something; many of them are sent in turn. */
export type Write = { method: 'POST' | 'PUT'; path: string; headers: Record<string, string>; body: string }

type What = {
  headers?: Readonly<Record<string, string>>
  writes?: readonly Write[]
  /** Another path for each request. */
  nextPath?: () => string
}

/** Keeps every connection asking for `seconds`. Times in milliseconds. @throws Error when an answer is not a success */
export async function drive(url: string, seconds: number, what: What = {}): Promise<Load> {
  if (hasWrk && !what.writes && !what.nextPath) return driveWithWrk(url, seconds, what.headers)
  return driveWithAutocannon(url, seconds, what)
}

async function driveWithWrk(url: string, seconds: number, headers: What['headers']): Promise<Load> {
  const options = { url, seconds, connections: CONNECTIONS, headers: { ...HEADERS, ...headers } }
  const { count, seconds: taken, p50Ms, p99Ms } = await runWrk(options)
  return { count, perSecond: count / taken, p50: p50Ms, p99: p99Ms }
}

async function driveWithAutocannon(
  url: string,
  seconds: number,
  { headers = {}, writes, nextPath }: What,
): Promise<Load> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const options = { url, connections: CONNECTIONS, duration: seconds, headers: { ...HEADERS, ...headers } }
  const requests = nextPath ? [{ setupRequest: (request: Request) => ({ ...request, path: nextPath() }) }] : writes
  const running = autocannon({ ...options, ...(requests && { requests: [...requests] }) }, (error, result) => {
    if (error === null || error === undefined) resolve(result)
    else reject(error)
  })
  // Its own histogram knows whole milliseconds only.
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await promise
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`)
  return loadOf(times, result.duration)
}

/** What so many answers in so many seconds come to, by the milliseconds that each took. */
export function loadOf(times: readonly number[], seconds: number): Load {
  const sorted = Float64Array.from(times).toSorted()
  return {
    count: sorted.length,
    perSecond: sorted.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  }
}

/** How often a second something is done that waits for nothing but itself. */
export function countPerSecond(work: () => void, seconds: number): number {
  const end = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < end; count++) work()
  return count / seconds
}

/** The median of each figure. */
export function middle(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((load) => load[field]))
  return { count: of('count'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}

/** Of sorted values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values).toSorted(), 0.5)
}
