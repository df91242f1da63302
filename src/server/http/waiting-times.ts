/** What share of a figure is left after one more answer: the last fifty or so count. */
const MEMORY = 0.98

/** Requests of one kind that are always taken on: without answers nothing is learned of how long they take. */
const ALWAYS_TAKEN = 5

/**
 * Requests of one kind that are under way, and how fast they are answered while there are any: whoever comes now waits
 * until those before have been answered, whatever they all wait for (a connection, a core, the disk).
 */
export class WaitingTime {
  readonly #now: () => number
  #underWay = 0
  #answers = 0
  /** Milliseconds in which these answers were given, those without any request under way left out. */
  #time = 0
  #since = 0

  /** @param now milliseconds of a clock that never leaps */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Milliseconds that one more request would wait, as far as one can tell; 0 while next to none is under way. */
  estimate(): number {
    if (this.#underWay < ALWAYS_TAKEN || this.#answers === 0) return 0
    return (this.#underWay * this.#time) / this.#answers
  }

  begin(): void {
    if (this.#underWay === 0) this.#since = this.#now()
    this.#underWay += 1
  }

  end(): void {
    const now = this.#now()
    this.#underWay -= 1
    this.#answers = this.#answers * MEMORY + 1
    this.#time = this.#time * MEMORY + now - this.#since
    this.#since = now
  }
}
