import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { Database } from '../store/database.ts'
import { addRequestCounts } from './request-counts.store.ts'

/** IPs in memory at a time. */
const MAX_KEYS = 20_000

/** Processes share the counts of an IP from this number of requests a minute on. */
const MIN_SHARED_COUNT = 100

/** Within this time an IP can exceed its limit by the requests that other processes have not shared. */
const SHARE_INTERVAL_MS = 1_000

/** The busiest IPs go first. */
const MAX_SHARED_AT_ONCE = 200

/** Requests of one IP in this minute: `known` by all processes, and `own` of this process that are not shared yet. */
type Count = { known: number; own: number }

type CountDeps = { db: Database; now: () => Date }

/** The number of an instant's minute, counted from 1970 in UTC. */
export function getMinute(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE_MS)
}

/**
 * Counts requests by IP and minute. Each process counts in memory. Once a second the processes add the counts of busy
 * IPs in the database, so that a client gains nothing by asking several processes in turn.
 */
export class RequestCounts {
  readonly #deps: CountDeps
  readonly #counts = new LRUCache<string, Count>({ max: MAX_KEYS })
  readonly #timer: NodeJS.Timeout
  #minute = 0
  #isSharing = false

  constructor(deps: CountDeps) {
    this.#deps = deps
    this.#timer = setInterval(() => void this.#share(), SHARE_INTERVAL_MS)
    this.#timer.unref()
  }

  /** @returns requests in this minute with this one, and milliseconds until the next minute begins */
  add(key: string): { current: number; ttl: number } {
    const now = this.#deps.now()
    this.#turnTo(getMinute(now))
    const count = this.#counts.get(key) ?? { known: 0, own: 0 }
    count.own += 1
    this.#counts.set(key, count)
    return { current: count.known + count.own, ttl: MINUTE_MS - (now.getTime() % MINUTE_MS) }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #turnTo(minute: number): void {
    if (minute === this.#minute) return
    this.#minute = minute
    this.#counts.clear()
  }

  async #share(): Promise<void> {
    const busy = this.#busiest()
    if (busy.size === 0 || this.#isSharing) return
    this.#isSharing = true
    const shared = new Map([...busy].map(([keyHash, count]) => [keyHash, count.own]))
    try {
      const given = [...shared].map(([keyHash, count]) => ({ keyHash, count }))
      for (const { keyHash, count: sum } of await addRequestCounts(this.#deps.db, this.#minute, given)) {
        const count = busy.get(keyHash)
        if (!count) continue
        count.known = sum
        count.own -= shared.get(keyHash) ?? 0
      }
    } catch {
      // The database does not answer. This process keeps its counts and shares them in the next round.
    } finally {
      this.#isSharing = false
    }
  }

  #busiest(): Map<string, Count> {
    const busy = [...this.#counts.entries()].filter(([, { known, own }]) => own > 0 && known + own >= MIN_SHARED_COUNT)
    const busiest = busy.toSorted(([, a], [, b]) => b.own - a.own).slice(0, MAX_SHARED_AT_ONCE)
    // IPs are not stored: a hash is enough for adding up.
    return new Map(busiest.map(([key, count]) => [createHash('sha256').update(key).digest('base64url'), count]))
  }
}
