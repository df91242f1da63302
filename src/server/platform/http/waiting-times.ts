/** The share of earlier figures that remains after one more answer. About the last fifty answers count. */
const DECAY = 0.98

/** This many requests of one kind are always accepted: without answers their time cannot be measured. */
const ALWAYS_ACCEPTED = 8

/** Maximum number of them from one client: a browser asks for several tiles of a map at once. */
const ALWAYS_ACCEPTED_OF_CLIENT = 4

/**
 * Measures the unfinished requests of one kind, and the speed of their answers. A new request waits until all earlier
 * ones are answered, for any resource (a connection, a core, the disk).
 */
export class WaitingTime {
  readonly #now: () => number
  #underWay = 0
  readonly #underWayByClient = new Map<string, number>()
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
    return this.#msUntilAnswered(this.#underWay, ALWAYS_ACCEPTED)
  }

  /** The part of that wait which requests of one client cause; 0 while the client has few under way. */
  expectedWaitCausedBy(client: string): number {
    return this.#msUntilAnswered(this.#underWayByClient.get(client) ?? 0, ALWAYS_ACCEPTED_OF_CLIENT)
  }

  begin(client: string): void {
    if (this.#underWay === 0) this.#since = this.#now()
    this.#underWay += 1
    this.#underWayByClient.set(client, (this.#underWayByClient.get(client) ?? 0) + 1)
  }

  end(client: string): void {
    const now = this.#now()
    this.#underWay -= 1
    const left = (this.#underWayByClient.get(client) ?? 0) - 1
    if (left > 0) this.#underWayByClient.set(client, left)
    else this.#underWayByClient.delete(client)
    this.#answers = this.#answers * DECAY + 1
    this.#busyMs = this.#busyMs * DECAY + now - this.#since
    this.#since = now
  }

  #msUntilAnswered(requests: number, alwaysAccepted: number): number {
    if (requests < alwaysAccepted || this.#answers === 0) return 0
    return (requests * this.#busyMs) / this.#answers
  }
}
