import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../single-flight.ts'
import type { Representation } from './representation.ts'

/** The limits for rendered pages and lists in all their forms. A whole guide takes several times less. */
const MAX_BYTES = {
  /** Answers to the addresses of the guide. */
  plain: 18 * 1024 * 1024,
  /** Answers to queries. Strangers can make up queries without end, which must not displace the pages of the guide. */
  query: 6 * 1024 * 1024,
} as const

type Room = keyof typeof MAX_BYTES

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
  readonly #finished = { plain: createRoom('plain'), query: createRoom('query') }

  /**
   * Returns the cached answer, or the result of `make`. Callers that ask at the same time share one run of `make`. Null
   * (there is no such thing) and failures are not cached.
   * @param room `query` for the answer to a query that a caller can make up
   */
  async get<T extends Representation | null>(
    key: string,
    make: () => Promise<T>,
    room: Room = 'plain',
  ): Promise<T | Representation> {
    const kept = this.find(key)
    if (kept) return kept
    // One key always has one type, so that a run under way has this caller's type too.
    return this.#flights.run(key, async () => {
      const made = await make()
      if (made) {
        this.#finished[room].set(key, made)
        this.#keys.set(made, key)
      }
      return made
    }) as Promise<T>
  }

  keyOf(representation: Representation): string | undefined {
    return this.#keys.get(representation)
  }

  find(key: string): Representation | undefined {
    return this.#finished.plain.get(key) ?? this.#finished.query.get(key)
  }
}

function createRoom(room: Room): LRUCache<string, Representation> {
  return new LRUCache({
    maxSize: MAX_BYTES[room],
    sizeCalculation: ({ identity, br, gzip }, key) =>
      // A file that compression does not shorten has one form only.
      [...new Set([identity, br, gzip])].reduce((sum, { length }) => sum + length, 0) +
      key.length +
      ENTRY_OVERHEAD_BYTES,
  })
}
