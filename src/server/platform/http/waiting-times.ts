/** The share of earlier figures that remains after one more answer. About the last fifty answers count. */
const DECAY = 0.98

/** This many requests of one kind are always accepted: without answers their time cannot be measured. */
const ALWAYS_ACCEPTED = 5

/**
 * Measures the requests under way of one kind, and how fast they are answered. A new request waits until all earlier
 * ones are answered, whatever they wait for (a connection, a core, the disk).
 */
export class WaitingTime {
  readonly #now: () => number
  #underWay = 0
  #answers = 0
  /** Time without any request under way is not counted. */
  #busyMs = 0
  #since = 0

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.#now = now
  }

  /** The expected wait of one more request; 0 while few are under way. */
  expectedWaitMs(): number {
    if (this.#underWay < ALWAYS_ACCEPTED || this.#answers === 0) return 0
    return (this.#underWay * this.#busyMs) / this.#answers
  }

  begin(): void {
    if (this.#underWay === 0) this.#since = this.#now()
    this.#underWay += 1
  }

  end(): void {
    const now = this.#now()
    this.#underWay -= 1
    this.#answers = this.#answers * DECAY + 1
    this.#busyMs = this.#busyMs * DECAY + now - this.#since
    this.#since = now
  }
}
