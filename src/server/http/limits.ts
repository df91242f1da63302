import { isIPv6 } from 'node:net'
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { failureOf } from '#contract/failure.ts'
import type { RequestCounts } from './request-counts.ts'

/** Requests a minute from one address. Whole villages share one behind a carrier's gateway, so it is generous. */
const REQUESTS_PER_MINUTE = 1_200

export async function addLimits(app: FastifyInstance, counts: RequestCounts): Promise<void> {
  app.addHook('onClose', async () => counts.close())
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: MINUTE,
    store: countingIn(counts),
    keyGenerator: (request) => ipKey(request.ip),
    allowList: (request) => isFixedFile(request.url),
    errorResponseBuilder: () => failureOf('too-many-requests'),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** The plugin makes its own store and wants one for each route; all of ours count together. */
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

/** Counts a request like the plugin. @returns false when its client has asked too much in this minute */
export function countRequest(counts: RequestCounts, { url, ip }: { url: string; ip: string }): boolean {
  return isFixedFile(url) || counts.add(ipKey(ip)).current <= REQUESTS_PER_MINUTE
}

/** Files that cost nothing to send and that a page asks for by the dozen. */
function isFixedFile(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/pictures/')
}

/** Whoever holds an IPv6 address holds its whole /64; counting single addresses would count nothing. */
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

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(ip: string): number[] {
  // A URL knows every way of writing one but the zone.
  const canonical = new URL(`http://[${ip.split('%')[0] ?? ''}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}
