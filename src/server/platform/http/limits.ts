import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { ipKey, type ClientIp } from './client-ip.ts'
import type { FixedFiles } from './fixed-files.ts'
import { HEALTH_PATH } from './health.ts'
import type { RequestCounts } from './request-counts.ts'

/**
 * Requests of one IP in a minute. The limit is generous: a whole village can share one IP behind a carrier's gateway.
 * Answers that are sent from memory do not count.
 */
const REQUESTS_PER_MINUTE = 1_200

type Options = { readonly counts: RequestCounts; readonly files: FixedFiles; readonly getIp: ClientIp }

/** Limits the requests of one IP. */
export class Limits {
  readonly #options: Options
  readonly #waits = new WeakMap<IncomingMessage, number>()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Counts a request at the first call.
   * @returns seconds until the client may ask again; 0 when it may ask now
   */
  secondsToWait(request: IncomingMessage): number {
    const known = this.#waits.get(request)
    if (known !== undefined) return known
    const wait = this.#isUnlimited(request) ? 0 : this.#count(request)
    this.#waits.set(request, wait)
    return wait
  }

  close(): void {
    this.#options.counts.close()
  }

  #count(request: IncomingMessage): number {
    const { counts, getIp } = this.#options
    const { current, ttl } = counts.add(ipKey(getIp(request)))
    return current > REQUESTS_PER_MINUTE ? Math.ceil(ttl / 1_000) : 0
  }

  /** A page needs many files, which cost almost nothing to send. No client needs another method for them. */
  #isUnlimited(request: IncomingMessage): boolean {
    const { url = '' } = request
    return isReading(request) && (url === HEALTH_PATH || this.#options.files.find(url) === 'present')
  }
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Most requests above the limit are refused before (edge-refusals.ts). This hook refuses those that come another way. */
export function addLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onClose', async () => limits.close())
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfterSeconds = limits.secondsToWait(request.raw)
    done(retryAfterSeconds > 0 ? toFailure('too-many-requests', { retryAfterSeconds }) : undefined)
  })
}
