/** wrk is a load generator in C. It costs less than the servers, so that it does not limit their speed. */
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The Debian package is called wrk, too. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

export type WrkResult = {
  readonly count: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

type WrkOptions = { url: string; seconds: number; connections: number; headers: Readonly<Record<string, string>> }

/**
 * Sends the same request on all connections for `seconds`.
 * @throws Error if a request fails or an answer has status 400 or higher
 */
export async function runWrk({ url, seconds, connections, headers }: WrkOptions): Promise<WrkResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url])
  const failure = /Non-2xx or 3xx responses: .*|Socket errors: .*/.exec(stdout)?.[0]
  if (failure !== undefined) throw new Error(`${url}: ${failure}`)
  const [, count, duration] = /(\d+) requests in ([\d.]+\w+)/.exec(stdout) ?? []
  return {
    count: Number(count),
    seconds: toMilliseconds(duration) / 1000,
    p50Ms: toMilliseconds(/50%\s+(\S+)/.exec(stdout)?.[1]),
    p99Ms: toMilliseconds(/99%\s+(\S+)/.exec(stdout)?.[1]),
  }
}

const MS_PER_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** @param text such as `480.00us`, `1.02ms`, `5.00s` or `1.00m` */
function toMilliseconds(text = ''): number {
  const [, figure, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  return Number(figure) * (MS_PER_UNIT[unit] ?? Number.NaN)
}
