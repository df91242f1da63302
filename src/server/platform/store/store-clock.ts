import { sql } from 'kysely'
import { SECOND_MS } from '#contract/text/durations.ts'
import type { Store } from './database.ts'

const INTERVAL_MS = 10 * SECOND_MS

/** Synchronised clocks of machines differ by less. A smaller difference is ignored, so that the clock runs evenly. */
const TOLERANCE_MS = SECOND_MS

/**
 * The clock that all processes of an installation share: that of Postgres. A machine whose own clock is wrong would
 * otherwise end sessions and links, count attempts and send mails at another time than the others. Processes on one file
 * of SQLite are on one machine and have one clock already.
 */
export class StoreClock {
  readonly #store: Store
  readonly #machineNow: () => Date
  #offsetMs = 0

  /** @param machineNow the clock of this machine */
  constructor(store: Store, machineNow: () => Date = () => new Date()) {
    this.#store = store
    this.#machineNow = machineNow
  }

  readonly now = (): Date => new Date(this.#machineNow().getTime() + this.#offsetMs)

  /** Compares the clocks once. A slow answer says too little, and the difference stays as it was. */
  async compare(): Promise<void> {
    if (this.#store.engine === 'sqlite') return
    const begun = performance.now()
    const before = this.#machineNow().getTime()
    const { rows } = await sql<{ seconds: string }>`select extract(epoch from current_timestamp) as seconds`.execute(
      this.#store.db,
    )
    const tookMs = performance.now() - begun
    if (tookMs > TOLERANCE_MS) return
    const offsetMs = Math.round(Number(rows[0]?.seconds) * SECOND_MS - (before + tookMs / 2))
    if (Math.abs(offsetMs) <= TOLERANCE_MS) this.#offsetMs = 0
    else if (Math.abs(offsetMs - this.#offsetMs) > TOLERANCE_MS) this.#offsetMs = offsetMs
  }

  /** @returns a function that stops it */
  compareRegularly(): () => void {
    if (this.#store.engine === 'sqlite') return () => {}
    // A comparison fails while the database is away, and so does all that needs the time.
    const timer = setInterval(() => void this.compare().catch(() => undefined), INTERVAL_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}
