import { toFailure } from '#contract/api/failure.ts'

/** Seconds that a client should wait when its own limit is reached. */
const RETRY_AFTER_SECONDS = 10

type Limits = { readonly all: number; readonly perKey: number }

/** A counting semaphore with one limit in all and one limit for each key. Nobody waits for it. */
export class KeyedSemaphore {
  readonly #limits: Limits
  readonly #heldBy = new Map<string, number>()
  #held = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @returns gives the units back, and may be called more than once; null when a limit is reached */
  tryAcquire(key: string, units = 1): (() => void) | null {
    if (this.#isFull(units) || this.#isFullFor(key, units)) return null
    this.#add(key, units)
    let isHeld = true
    return () => {
      if (isHeld) this.#add(key, -units)
      isHeld = false
    }
  }

  /** @throws Failure `too-many-requests` at the limit of the key, `unavailable` at the limit in all */
  acquire(key: string, units = 1): () => void {
    const release = this.tryAcquire(key, units)
    if (release) return release
    throw this.#isFullFor(key, units)
      ? toFailure('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      : toFailure('unavailable')
  }

  #isFull(units: number): boolean {
    return this.#held + units > this.#limits.all
  }

  #isFullFor(key: string, units: number): boolean {
    return (this.#heldBy.get(key) ?? 0) + units > this.#limits.perKey
  }

  #add(key: string, units: number): void {
    this.#held += units
    const held = (this.#heldBy.get(key) ?? 0) + units
    if (held > 0) this.#heldBy.set(key, held)
    else this.#heldBy.delete(key)
  }
}
