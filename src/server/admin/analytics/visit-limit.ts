import { LRUCache } from 'lru-cache'
import type { VisitReport } from '#contract/admin/analytics.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { toFailure } from '#contract/api/failure.ts'

/** A browser reports when its page is hidden. Many people can share one IP. */
const REPORTS_PER_MINUTE = 60

/** All reports of one IP together count no more pages in a minute than it may open (http/limits.ts). */
const COUNTED_PER_MINUTE = 1_200

const MAX_IPS = 5_000

type Reports = { readonly number: number; readonly counted: number }

/** Limits the reports of one IP in a minute. IPs are in memory alone, and only for that minute. */
export class VisitLimit {
  readonly #reports = new LRUCache<string, Reports>({ max: MAX_IPS })
  readonly #now: () => Date
  #minute = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * @param counts of one report
   * @throws Failure `too-many-requests`
   */
  count(ip: string, counts: VisitReport['counts']): void {
    const now = this.#now().getTime()
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#reports.clear()
    }
    const earlier = this.#reports.get(ip) ?? { number: 0, counted: 0 }
    const counted = counts.reduce((sum, { count }) => sum + count, earlier.counted)
    const number = earlier.number + 1
    this.#reports.set(ip, { number, counted })
    if (number <= REPORTS_PER_MINUTE && counted <= COUNTED_PER_MINUTE) return
    throw toFailure('too-many-requests', { retryAfterSeconds: Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1_000) })
  }
}
