import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE } from '#contract/durations.ts'
import type { Database } from '../store/database.ts'
import { addRequestCounts } from './request-counts.store.ts'

/** Addresses remembered at a time. */
const MAX_KEYS = 20_000

/** Requests a minute from which an address is worth telling the other processes about. */
const BUSY = 100

/** Milliseconds between two rounds of telling; so long an address can ask more than it may, by what others have not told. */
const SHARE_INTERVAL = 1_000

/** Most addresses of a round, the busiest first. */
const SHARED_AT_ONCE = 200

/** Requests of one address in this minute: `known` by all processes, `own` of this process and not told yet. */
type Count = { known: number; own: number }

type CountDeps = { db: Database; now: () => Date }

/** The minute that an instant lies in, as requests are counted by it. */
export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE)
}

/**
 * Counts requests by address and minute. Each process counts in memory; what busy addresses ask is added up in the database
 * once a second, so that asking several processes in turn does not help.
 */
export class RequestCounts {
  readonly #deps: CountDeps
  readonly #counts = new LRUCache<string, Count>({ max: MAX_KEYS })
  readonly #timer: NodeJS.Timeout
  #minute = 0
  #isSharing = false

  constructor(deps: CountDeps) {
    this.#deps = deps
    this.#timer = setInterval(() => void this.#share(), SHARE_INTERVAL)
    this.#timer.unref()
  }

  /** @returns requests in this minute, this one included, and milliseconds until the next minute begins */
  add(key: string): { current: number; ttl: number } {
    const now = this.#deps.now()
    this.#turnTo(minuteOf(now))
    const count = this.#counts.get(key) ?? { known: 0, own: 0 }
    count.own += 1
    this.#counts.set(key, count)
    return { current: count.known + count.own, ttl: MINUTE - (now.getTime() % MINUTE) }
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
    const told = new Map([...busy].map(([keyHash, count]) => [keyHash, count.own]))
    try {
      const given = [...told].map(([keyHash, count]) => ({ keyHash, count }))
      for (const { keyHash, count: sum } of await addRequestCounts(this.#deps.db, this.#minute, given)) {
        const count = busy.get(keyHash)
        if (!count) continue
        count.known = sum
        count.own -= told.get(keyHash) ?? 0
      }
    } catch {
      // The database is away: what this process counts goes on counting, and is told in the next round.
    } finally {
      this.#isSharing = false
    }
  }

  #busiest(): Map<string, Count> {
    const busy = [...this.#counts.entries()].filter(([, { known, own }]) => own > 0 && known + own >= BUSY)
    const busiest = busy.toSorted(([, a], [, b]) => b.own - a.own).slice(0, SHARED_AT_ONCE)
    // Who asks is nobody's business once the minute is over; a hash is enough to add up by.
    return new Map(busiest.map(([key, count]) => [createHash('sha256').update(key).digest('base64url'), count]))
  }
}
