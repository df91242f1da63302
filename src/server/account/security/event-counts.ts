import { HOUR_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { Context } from '../../platform/context.ts'
import { countedOnce, type SecurityEvent } from './security-log.ts'
import { addSecurityEvents, type CountedEvent } from './security-log.store.ts'

/** A crash loses the counts of this time. */
const FLUSH_INTERVAL_MS = 5 * SECOND_MS

/**
 * Rows of one hour and process. Further events of the hour count by kind alone, without account and network. So 180
 * days of attacks from everywhere leave fewer than a million rows.
 */
const MAX_ROWS_PER_HOUR = 200

/** Rows in memory while the database is away. Further counts are lost. */
const MAX_WAITING = 2_000

type CountDeps = Pick<Context, 'store' | 'now'>

/**
 * Counts refusals and other events that strangers can cause. They are added up in memory and written every few seconds,
 * so that a flood of refusals costs no write each, and a refusal takes the same time for known and unknown accounts.
 */
export class SecurityEventCounts {
  readonly #deps: CountDeps
  readonly #timer: NodeJS.Timeout
  #waiting = new Map<string, CountedEvent>()
  /** Ids of the hour's rows. */
  readonly #known = new Set<string>()
  #hour = 0
  #flushing: Promise<void> = Promise.resolve()

  constructor(deps: CountDeps) {
    this.#deps = deps
    this.#timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS)
    this.#timer.unref()
  }

  add(event: SecurityEvent): void {
    const now = this.#deps.now()
    this.#turnTo(Math.floor(now.getTime() / HOUR_MS))
    const counted = countedOnce(event, now)
    const hasRoom = this.#known.has(counted.id) || this.#known.size < MAX_ROWS_PER_HOUR
    if (hasRoom) this.#known.add(counted.id)
    this.#add(hasRoom ? counted : countedOnce({ kind: event.kind }, now))
  }

  /** Writes the counts. If the database does not answer, the next round writes them. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write())
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  #turnTo(hour: number): void {
    if (hour === this.#hour) return
    this.#hour = hour
    this.#known.clear()
  }

  #add(event: CountedEvent): void {
    const earlier = this.#waiting.get(event.id)
    if (!earlier && this.#waiting.size >= MAX_WAITING) return
    this.#waiting.set(
      event.id,
      earlier ? { ...earlier, lastAt: event.lastAt, count: earlier.count + event.count } : event,
    )
  }

  async #write(): Promise<void> {
    const written = this.#waiting
    if (written.size === 0) return
    this.#waiting = new Map()
    try {
      await addSecurityEvents(this.#deps.store.db, [...written.values()])
    } catch {
      const newer = [...this.#waiting.values()]
      this.#waiting = written
      for (const event of newer) this.#add(event)
    }
  }
}
