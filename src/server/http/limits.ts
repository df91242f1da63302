import { isIPv6 } from 'node:net'
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '#contract/durations.ts'
import { failureOf } from '#contract/failure.ts'
import type { RequestCounts } from './request-counts.ts'

/**
 * Requests of one IP in a minute. The limit is generous: a whole village can share one IP behind a carrier's gateway.
 */
const REQUESTS_PER_MINUTE = 1_200

export async function addLimits(app: FastifyInstance, counts: RequestCounts): Promise<void> {
  app.addHook('onClose', async () => counts.close())
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    store: countingIn(counts),
    keyGenerator: (request) => ipKey(request.ip),
    allowList: (request) => isFixedFile(request.url),
    errorResponseBuilder: () => failureOf('too-many-requests'),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** The plugin creates one store for each route. All stores of ours share the same counts. */
function countingIn(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      done(null, counts.add(key))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/**
 * Counts a request as the plugin does.
 * @returns false when its client has sent too many in this minute
 */
export function countRequest(counts: RequestCounts, { url, ip }: { url: string; ip: string }): boolean {
  return isFixedFile(url) || counts.add(ipKey(ip)).current <= REQUESTS_PER_MINUTE
}

/** These files cost almost nothing to send, and a page needs many of them. */
function isFixedFile(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/pictures/')
}

/** A client of IPv6 owns its whole /64 network. A limit by single IP would have no effect. */
export function ipKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight 16-bit groups of an IPv6 address in any notation. */
function groupsOf(ip: string): number[] {
  // The URL parser reads every notation except a zone.
  const canonical = new URL(`http://[${ip.split('%')[0] ?? ''}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}
