import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../single-flight.ts'
import type { Representation } from './representation.ts'

/** The limit for rendered pages and lists in all their forms. A whole guide takes several times less. */
const MAX_BYTES = 24 * 1024 * 1024

/** The estimated memory of an entry besides its key and its bytes. */
const ENTRY_OVERHEAD_BYTES = 500

/**
 * Caches finished answers until memory is needed. A key carries the guide's edition. So a change of content or a review
 * makes earlier answers unreachable, and an answer that was begun before a change cannot stand for a later one.
 */
export class RepresentationCache {
  /** The key of each finished answer. */
  readonly #keys = new WeakMap<Representation, string>()
  readonly #flights = new SingleFlight<Representation | null>()
  readonly #finished = new LRUCache<string, Representation>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ identity, br, gzip }, key) =>
      // A file that compression does not shorten has one form only.
      [...new Set([identity, br, gzip])].reduce((sum, { length }) => sum + length, 0) +
      key.length +
      ENTRY_OVERHEAD_BYTES,
  })

  /**
   * Returns the cached answer, or the result of `make`. Callers that ask at the same time share one run of `make`. Null
   * (there is no such thing) and failures are not cached.
   */
  async get<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const kept = this.#finished.get(key)
    if (kept) return kept
    // One key always has one type, so that a run under way has this caller's type too.
    return this.#flights.run(key, () => this.#make(key, make)) as Promise<T>
  }

  async #make<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T> {
    const made = await make()
    if (made) this.#keep(key, made)
    return made
  }

  #keep(key: string, made: Representation): void {
    this.#finished.set(key, made)
    this.#keys.set(made, key)
  }

  keyOf(representation: Representation): string | undefined {
    return this.#keys.get(representation)
  }

  find(key: string): Representation | undefined {
    return this.#finished.get(key)
  }
}
