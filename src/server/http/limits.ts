import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { failureOf } from './failures.ts'

/** Requests a minute from one address. Whole villages share one behind a carrier's gateway, so it is generous. */
const REQUESTS_PER_MINUTE = 1_200

/** Milliseconds the event loop may lag before new work is turned away. */
const MAX_EVENT_LOOP_DELAY = 1_000

export async function addLimits(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    pressureHandler: () => {
      throw failureOf('unavailable')
    },
  })
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => isFixedFile(request.url),
    errorResponseBuilder: () => failureOf('too-many-requests'),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** Files that cost nothing to send and that a page asks for by the dozen. */
function isFixedFile(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/pictures/')
}

/** Whoever holds an IPv6 address holds its whole /64; counting single addresses would count nothing. */
export function addressKey(ip: string): string {
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
