import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/durations.ts'
import { failureOf } from '#contract/failure.ts'

/** A browser reports when its page is hidden. Many people can share one IP. */
const REPORTS_PER_MINUTE = 60

const MAX_IPS = 5_000

/** Limits the reports of one IP in a minute. IPs are in memory alone, and only for that minute. */
export class VisitLimit {
  readonly #reports = new LRUCache<string, number>({ max: MAX_IPS })
  readonly #now: () => Date
  #minute = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** @throws Failure `too-many-requests` */
  count(ip: string): void {
    const now = this.#now().getTime()
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#reports.clear()
    }
    const reports = (this.#reports.get(ip) ?? 0) + 1
    this.#reports.set(ip, reports)
    if (reports <= REPORTS_PER_MINUTE) return
    throw failureOf('too-many-requests', { retryAfterSeconds: Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1_000) })
  }
}
