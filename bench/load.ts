/** Load generators for the product and its limits. */
import autocannon, { type Request, type Result } from 'autocannon'
import { median, quantile } from '../tests/support/quantiles.ts'
import { hasWrk, runWrk } from './wrk.ts'

/** Number of answers, answers per second, and quantiles of their duration. */
export type Load = {
  readonly count: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export const CONNECTIONS = 32

/** Part of the report. wrk cannot send a different request each time. */
export const GENERATORS = hasWrk ? 'wrk for reads, autocannon for writes' : 'autocannon; wrk is not installed'

/** Encodings of a current browser. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A writing request. The generator sends several of them in turn. */
export type Write = { method: 'POST' | 'PUT'; path: string; headers: Record<string, string>; body: string }

type LoadOptions = {
  headers?: Readonly<Record<string, string>>
  writes?: readonly Write[]
  /** Returns another path for each request. */
  nextPath?: () => string
}

/**
 * Sends requests on all connections for `seconds`.
 * @throws Error if an answer is not a success
 */
export async function drive(url: string, seconds: number, options: LoadOptions = {}): Promise<Load> {
  if (hasWrk && !options.writes && !options.nextPath) return driveWithWrk(url, seconds, options.headers)
  return driveWithAutocannon(url, seconds, options)
}

async function driveWithWrk(url: string, seconds: number, headers: LoadOptions['headers']): Promise<Load> {
  const options = { url, seconds, connections: CONNECTIONS, headers: { ...HEADERS, ...headers } }
  const { count, seconds: taken, p50Ms, p99Ms } = await runWrk(options)
  return { count, perSecond: count / taken, p50Ms, p99Ms }
}

async function driveWithAutocannon(
  url: string,
  seconds: number,
  { headers = {}, writes, nextPath }: LoadOptions,
): Promise<Load> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const options = { url, connections: CONNECTIONS, duration: seconds, headers: { ...HEADERS, ...headers } }
  const requests = nextPath ? [{ setupRequest: (request: Request) => ({ ...request, path: nextPath() }) }] : writes
  const running = autocannon({ ...options, ...(requests && { requests: [...requests] }) }, (error, result) => {
    if (error === null || error === undefined) resolve(result)
    else reject(error)
  })
  // Autocannon's own histogram has a resolution of one millisecond.
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await promise
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`)
  return loadFor(times, result.duration)
}

/** @param timesMs duration of each answer */
export function loadFor(timesMs: readonly number[], seconds: number): Load {
  const sorted = Float64Array.from(timesMs).toSorted()
  return {
    count: sorted.length,
    perSecond: sorted.length / seconds,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  }
}

/** The median of each field. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((load) => load[field]))
  return { count: of('count'), perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') }
}
