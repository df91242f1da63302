import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { ipKey } from './client-ip.ts'
import { MAX_CONNECTIONS } from './connections.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

const MEGABYTE = 1024 * 1024

/** Calls with longer bodies name their own limit in the contract. */
export const MAX_BODY_BYTES = 16 * 1024

/**
 * Bytes of bodies in memory. A whole village can share one IP, which may hold four of the longest bodies or 64 short ones.
 * Bodies that arrive at once are parsed one after the other, while everybody waits. Only signed-in callers may send long
 * bodies, and these cannot keep short ones out. Short ones have room for one on each connection: a body without a length
 * counts as 16 kB, and few bytes of it would keep out the logins of others.
 */
const LIMITS = {
  short: { all: MAX_CONNECTIONS * MAX_BODY_BYTES, perKey: MEGABYTE },
  long: { all: 64 * MEGABYTE, perKey: 4 * MEGABYTE },
} as const

/** Time that a body may take in ms, and number of bytes that extend it by a second. */
const ALLOWANCE = { ms: 10_000, bytesPerSecond: 10_000 } as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route streams forms to the disk and bounds them itself (uploads.ts). */
    hasUpload?: boolean
  }
}

/**
 * Bounds the bytes of bodies that are in memory at the same time, and the time in which a body must arrive. A body
 * counts with the length that it announces, or else with the longest that its route accepts, until its request is
 * answered. The caller is known by then: a body that will be refused is not read.
 */
export function limitBodies(app: FastifyInstance): void {
  const bytes = { short: new KeyedSemaphore(LIMITS.short), long: new KeyedSemaphore(LIMITS.long) }
  app.addHook('preParsing', async (request, reply) => {
    // The connection ended while the caller was looked up: no event would give back what is taken from here on.
    if (reply.raw.destroyed) throw toFailure('timeout')
    const length = isUpload(request) ? 0 : getLongestLength(request)
    if (length === 0) return
    const release = bytes[length > MAX_BODY_BYTES ? 'long' : 'short'].acquire(ipKey(request.ip), length)
    reply.raw.once('close', release)
    if (!hasArrived(request.raw)) cutIfSlow(request.raw, ALLOWANCE.ms + (length / ALLOWANCE.bytesPerSecond) * 1_000)
  })
}

function isUpload({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.hasUpload === true && (headers['content-type']?.startsWith('multipart/') ?? false)
}

/** In bytes; 0 without a body. */
function getLongestLength({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions
  if (headers['transfer-encoding'] !== undefined) return bodyLimit
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit)
}

/**
 * True if the whole body is in memory. Node reports its end after it has handed over the last bytes, and hooks run in
 * between. Asked before somebody reads the body.
 */
export function hasArrived({ complete, headers, readableLength }: IncomingMessage): boolean {
  return complete || readableLength === Number(headers['content-length'])
}

/** The reader of a body answers its error with 408 and ends the connection. Without a reader the connection just ends. */
function cutIfSlow(request: IncomingMessage, maxMs: number): void {
  const cut = () => {
    if (request.listenerCount('error') === 0) request.destroy()
    else request.emit('error', toFailure('timeout'))
  }
  const timer = setTimeout(cut, maxMs)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}
