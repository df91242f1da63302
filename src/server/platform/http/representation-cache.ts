import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../concurrency/single-flight.ts'
import { completeAnswer, type Answer, type Representation } from './representation.ts'

/** The limits for pages and lists. A whole guide in all its forms takes several times less. */
const MAX_BYTES = {
  /** Answers to the addresses of the guide. */
  plain: 18 * 1024 * 1024,
  /** Answers to queries that were asked for at least twice. */
  askedAgain: 4 * 1024 * 1024,
  /** Answers to queries that were asked for once, before compression. */
  askedOnce: 2 * 1024 * 1024,
} as const

/**
 * Stands for an answer that is not kept. At thousands of first answers a second, keeping each for a moment made the
 * garbage collector walk the whole heap several times a second.
 */
const MADE_AGAIN = 'made again'

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
  readonly #queryFlights = new SingleFlight<Answer | Representation | null>()
  readonly #finished = { plain: createRoom('plain'), askedAgain: createRoom('askedAgain') }
  readonly #askedOnce = createRoom<Answer | typeof MADE_AGAIN>('askedOnce')

  /**
   * Returns the cached answer, or the result of `make`. Callers that ask at the same time share one run of `make`. Null
   * (there is no such thing) and failures are not cached.
   */
  async get<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const kept = this.find(key)
    if (kept) return kept
    // One key always has one type, so that a run under way has this caller's type too.
    return this.#flights.run(key, async () => {
      const made = await make()
      if (made) this.#keep('plain', key, made)
      return made
    }) as Promise<T>
  }

  /**
   * Like `get`, for the answer to a query. Strangers can make up queries without end. Most of these are asked for once,
   * so that an answer is compressed well, and kept apart from made-up ones, only when it is asked for again.
   */
  async getForQuery<T extends Answer | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const kept = this.find(key)
    if (kept) return kept
    return this.#queryFlights.run(key, async () => {
      const known = this.#askedOnce.get(key)
      const first = known === undefined || known === MADE_AGAIN ? await make() : known
      if (!first) return first
      if (known === undefined) {
        this.#askedOnce.set(key, first)
        return first
      }
      const complete = await completeAnswer(first)
      this.#askedOnce.delete(key)
      this.#keep('askedAgain', key, complete)
      return complete
    }) as Promise<T>
  }

  /**
   * Makes the answer to a query that nobody has asked for yet, in less time than it takes to keep it.
   * @returns null if somebody has: `getForQuery` finds that answer or makes it again
   */
  makeFirst(key: string, make: () => Answer): Answer | null {
    if (this.#askedOnce.has(key) || this.find(key) || this.#queryFlights.has(key)) return null
    const made = make()
    this.#askedOnce.set(key, MADE_AGAIN)
    return made
  }

  keyOf(representation: Representation): string | undefined {
    return this.#keys.get(representation)
  }

  find(key: string): Representation | undefined {
    return this.#finished.plain.get(key) ?? this.#finished.askedAgain.get(key)
  }

  #keep(room: 'plain' | 'askedAgain', key: string, representation: Representation): void {
    this.#finished[room].set(key, representation)
    this.#keys.set(representation, key)
  }
}

function createRoom<Kept extends Answer | string = Representation>(
  room: keyof typeof MAX_BYTES,
): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize: MAX_BYTES[room],
    sizeCalculation: (kept, key) =>
      (typeof kept === 'string' ? ENTRY_OVERHEAD_BYTES : bytesOf(kept)) + bytesOfText(key),
  })
}

/** A file that compression does not shorten has one form only. */
function bytesOf({ identity, br = identity, gzip = identity }: Answer & Partial<Representation>): number {
  return [...new Set([identity, br, gzip])].reduce((sum, { length }) => sum + length, ENTRY_OVERHEAD_BYTES)
}

/** A letter of many scripts takes two bytes. */
function bytesOfText(text: string): number {
  return 2 * text.length
}
