import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../single-flight.ts'
import type { Representation } from './representation.ts'

/** Bytes that rendered pages and lists may take together, in all their forms: several times what a whole guide takes. */
const MAX_BYTES = 24 * 1024 * 1024

/** What a key and its bookkeeping take on top, in bytes. */
const OVERHEAD = 500

/**
 * Keeps finished answers until memory is needed. A key carries the guide's edition, so that a change of content or a
 * review drops what was made before, and an answer that was begun before the change cannot pass for a later one.
 */
export class RepresentationCache {
  /** The keys that finished answers are kept under. */
  readonly #keys = new WeakMap<Representation, string>()
  readonly #flights = new SingleFlight<Representation | null>()
  readonly #finished = new LRUCache<string, Representation>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ identity, br, gzip }, key) =>
      // A file that gains nothing by compression has one form only.
      [...new Set([identity, br, gzip])].reduce((sum, { length }) => sum + length, 0) + key.length + OVERHEAD,
  })

  /**
   * What is kept under a key, or else what `make` makes: once, however many ask at the same time. Neither null (there is
   * no such thing) nor a failure is kept.
   */
  async get<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const kept = this.#finished.get(key)
    if (kept) return kept
    // Under one key there is one kind of thing, so what is under way is what this caller would make.
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
