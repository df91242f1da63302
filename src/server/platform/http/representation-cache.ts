import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../concurrency/single-flight.ts'
import { completeAnswer, OUTDATED_CACHE_CONTROL, type Answer, type Representation } from './representation.ts'

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

/** The state on which answers of content depend. */
export type ContentState = {
  /** Names the content without reviews. The key of each answer of content carries it. */
  contentVersion(): string
  /** Counts the changes of reviews. */
  reviewsVersion(): number
  /** True if reviews of one of the subjects changed after a version of the reviews. */
  haveReviewsChanged(subjects: readonly string[], since: number): boolean
}

/** So often a page is made anew at once when its reviews change. */
const RENEWALS_AT_ONCE = 3

/** Within this time. Somebody who writes, corrects and deletes a review sees each of it. */
const RENEWALS_WITHIN_MS = 3_000

/** A page that was made anew that often goes on for so long, whatever many people write about its place. */
const RENEWAL_INTERVAL_MS = 1_000

/** An answer with the times of its latest renewals, in milliseconds since the start. */
type Stored<Cached> = { readonly answer: Cached; readonly renewals: readonly number[] }

/** The estimated memory of an entry besides its key and its bytes. */
const ENTRY_OVERHEAD_BYTES = 500

/**
 * Caches finished answers until memory is needed. The key of an answer of content carries the version of the content, so
 * that a change of content makes earlier answers unreachable. An answer that shows reviews holds until they change, and
 * one that was begun before a change cannot stand for a later one (docs/decisions/0123).
 */
export class RepresentationCache {
  readonly #content: ContentState
  readonly #now: () => number
  /** The key of each finished answer. */
  readonly #keys = new WeakMap<Representation, string>()
  readonly #outdated = new WeakMap<Representation, Representation>()
  readonly #flights = new SingleFlight<Representation | null>()
  readonly #queryFlights = new SingleFlight<Answer | Representation | null>()
  readonly #finished = { plain: createRoom('plain'), askedAgain: createRoom('askedAgain') }
  readonly #askedOnce = createRoom<Answer | typeof MADE_AGAIN>('askedOnce')

  /** @param now milliseconds that never go back */
  constructor(content: ContentState, now: () => number) {
    this.#content = content
    this.#now = now
  }

  /**
   * Returns the cached answer, or the result of `make`. Callers that ask at the same time share one run of `make`. Null
   * (there is no such thing) and failures are not cached.
   */
  async get<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const kept = this.find(key)
    if (kept) return kept
    // One key always has one type, so that a run under way has this caller's type too.
    return this.#flights.run(this.#flightOf(key), async () => {
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
    return this.#queryFlights.run(this.#flightOf(key), async () => {
      const known = this.#findAskedOnce(key)
      const first = known === undefined || known === MADE_AGAIN ? await make() : known
      if (!first) return first
      if (known === undefined) {
        this.#askedOnce.set(key, { answer: first, renewals: [] })
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
    if (this.#askedOnce.has(key) || this.find(key) || this.#queryFlights.has(this.#flightOf(key))) return null
    const made = make()
    this.#askedOnce.set(key, { answer: MADE_AGAIN, renewals: [] })
    return made
  }

  getKey(representation: Representation): string | undefined {
    return this.#keys.get(representation)
  }

  find(key: string): Representation | undefined {
    const stored = this.#finished.plain.get(key) ?? this.#finished.askedAgain.get(key)
    if (!stored || this.#isCurrent(stored.answer)) return stored?.answer
    return this.#goesOn(stored) ? this.#asOutdated(stored.answer) : undefined
  }

  /** The same answer, which caches in front keep for a moment only. */
  #asOutdated(answer: Representation): Representation {
    const outdated = this.#outdated.get(answer) ?? { ...answer, cacheControl: OUTDATED_CACHE_CONTROL }
    this.#outdated.set(answer, outdated)
    return outdated
  }

  #findAskedOnce(key: string): Answer | typeof MADE_AGAIN | undefined {
    const answer = this.#askedOnce.get(key)?.answer
    return answer === undefined || answer === MADE_AGAIN || this.#isCurrent(answer) ? answer : undefined
  }

  #isCurrent({ shown }: Answer): boolean {
    if (!shown || shown.reviews === this.#content.reviewsVersion()) return true
    return !this.#content.haveReviewsChanged(shown.subjects, shown.reviews)
  }

  /** True if an outdated page may be sent for a moment. */
  #goesOn({ answer, renewals }: Stored<Representation>): boolean {
    const [first, last] = [renewals[0], renewals.at(-1)]
    if (answer.shown?.isPaced !== true || first === undefined || last === undefined) return false
    if (renewals.length < RENEWALS_AT_ONCE) return false
    return this.#now() - first < RENEWALS_WITHIN_MS && this.#now() - last < RENEWAL_INTERVAL_MS
  }

  /** Who asks after a change does not join a run that began before it. */
  #flightOf(key: string): string {
    return `${this.#content.reviewsVersion()} ${key}`
  }

  #keep(room: 'plain' | 'askedAgain', key: string, representation: Representation): void {
    const before = this.#finished[room].get(key)
    // An answer that another caller made after a later change stays.
    if (before?.answer.shown && before.answer.shown.reviews > (representation.shown?.reviews ?? 0)) return
    const renewals = before ? [...before.renewals, this.#now()].slice(-RENEWALS_AT_ONCE) : []
    this.#finished[room].set(key, { answer: representation, renewals })
    this.#keys.set(representation, key)
  }
}

function createRoom<Cached extends Answer | string = Representation>(
  room: keyof typeof MAX_BYTES,
): LRUCache<string, Stored<Cached>> {
  return new LRUCache({
    maxSize: MAX_BYTES[room],
    sizeCalculation: ({ answer }, key) =>
      (typeof answer === 'string' ? ENTRY_OVERHEAD_BYTES : getBytes(answer)) + bytesOfText(key),
  })
}

/** A file that compression does not shorten has one form only. */
function getBytes({ identity, br = identity, gzip = identity }: Answer & Partial<Representation>): number {
  return [...new Set([identity, br, gzip])].reduce((sum, { length }) => sum + length, ENTRY_OVERHEAD_BYTES)
}

/** A letter of many scripts takes two bytes. */
function bytesOfText(text: string): number {
  return 2 * text.length
}
