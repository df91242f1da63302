import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../concurrency/single-flight.ts'
import type { AnswerTimes } from './answer-times.ts'
import type { RepeatedHead } from './raw-head.ts'
import {
  completeAnswer,
  OUTDATED_CACHE_CONTROL,
  type Answer,
  type Form,
  type Representation,
} from './representation.ts'

/** The limits for pages and lists. A whole guide in all its forms takes several times less. */
const MAX_BYTES = {
  /** Answers to the addresses of the guide. */
  plain: 18 * 1024 * 1024,
  /** Answers to queries that were requested at least twice. */
  askedAgain: 4 * 1024 * 1024,
  /** Answers to queries that were requested once, before compression. */
  askedOnce: 2 * 1024 * 1024,
} as const

/**
 * A guide has several times fewer URLs. Queries and encoded letters could add URLs without end, so that they are
 * remembered apart and cannot displace the plain URLs of pages.
 */
const MAX_URLS = 2_000

const VARIABLE_URL = /[?%]/

const MAX_URL_LENGTH = 500

/**
 * Stands for an answer that is not cached. At thousands of first answers a second, caching each for a moment made the
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

/** Maximum number of times that a page is rendered again at once when its reviews change. */
const RENEWALS_AT_ONCE = 3

/** Time in which this number counts, in ms. Somebody who writes, corrects and deletes a review sees each change. */
const RENEWALS_WITHIN_MS = 3_000

/** Minimum interval between further renders of such a page, in ms, however many people write about its place. */
const RENEWAL_INTERVAL_MS = 1_000

/** An answer with its headers, which are written once for each form. */
type Sendable = { readonly representation: Representation; readonly heads: Partial<Record<Form, RepeatedHead>> }

type Entry = {
  readonly current: Sendable
  /** The same answer while it goes on for a moment. Caches in front may store it for a second only. */
  outdated?: Sendable
  /** The times of its latest renewals, in milliseconds since the start. */
  readonly renewals: readonly number[]
}

/** An answer to a query that was requested once. */
type FirstEntry = { readonly answer: Answer | typeof MADE_AGAIN }

type Counters = Readonly<Record<'GET' | 'HEAD', Readonly<Record<200 | 304, AnswerTimes>>>>

/** Names of the answers at one URL in the log and the metrics. */
export type UrlRecord = {
  /** The pattern of the route that made the answer. */
  readonly route: string
  readonly counters: Counters
}

/** The answer at one URL, while the content stays the same. */
type AtUrl = UrlRecord & { readonly key: string }

/** The estimated memory of an entry besides its key and its bytes. */
const ENTRY_OVERHEAD_BYTES = 500

/** The heads of the forms in which an answer is sent, most often one. */
const HEADS_BYTES = 1_500

type Clocks = {
  readonly now: () => Date
  /** A monotonic clock, in milliseconds. */
  readonly elapsedMs: () => number
}

/**
 * Caches answers until memory is needed, by key and by the URL at which they were sent. The key of an answer of content
 * carries the version of the content, so that a change of content makes earlier answers unreachable. An answer that
 * shows reviews holds until they change, and one that was begun before a change cannot stand for a later one
 * (docs/decisions/0123).
 */
export class AnswerCache {
  readonly #content: ContentState
  readonly #clocks: Clocks
  readonly #entries = { plain: createRoom<Entry>('plain'), askedAgain: createRoom<Entry>('askedAgain') }
  readonly #askedOnce = createRoom<FirstEntry>('askedOnce')
  /** The key of each cached answer. */
  readonly #keys = new WeakMap<Representation, string>()
  readonly #urls = {
    plain: new LRUCache<string, AtUrl>({ max: MAX_URLS }),
    variable: new LRUCache<string, AtUrl>({ max: MAX_URLS }),
  }
  /** The version of the content in which the URLs were answered. */
  #urlsVersion: string | null = null
  readonly #flights = new SingleFlight<Representation | null>()
  readonly #queryFlights = new SingleFlight<Answer | Representation | null>()

  constructor(content: ContentState, clocks: Clocks) {
    this.#content = content
    this.#clocks = clocks
  }

  /**
   * Returns the cached answer, or the result of `make`. Callers that ask at the same time share one run of `make`. Null
   * (there is no such thing) and failures are not cached.
   */
  async get<T extends Representation | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const cached = this.#find(key)?.representation
    if (cached) return cached
    // One key always has one type, so that a run under way has this caller's type too.
    return this.#flights.run(this.#flightOf(key), async () => {
      const made = await make()
      if (made) this.#store('plain', key, made)
      return made
    }) as Promise<T>
  }

  /**
   * Like `get`, for the answer to a query. Strangers can make up queries without end. Most of these are requested once.
   * An answer is therefore compressed well, and cached apart from made-up ones, only when it is requested again.
   */
  async getForQuery<T extends Answer | null>(key: string, make: () => Promise<T>): Promise<T | Representation> {
    const cached = this.#find(key)?.representation
    if (cached) return cached
    return this.#queryFlights.run(this.#flightOf(key), async () => {
      const known = this.#findAskedOnce(key)
      const first = known === undefined || known === MADE_AGAIN ? await make() : known
      if (!first) return first
      if (known === undefined) {
        this.#askedOnce.set(key, { answer: first })
        return first
      }
      const complete = await completeAnswer(first)
      this.#askedOnce.delete(key)
      this.#store('askedAgain', key, complete)
      return complete
    }) as Promise<T>
  }

  /**
   * Makes the answer to a query that nobody has requested yet, in less time than it takes to cache it.
   * @returns null if somebody has: `getForQuery` finds that answer or makes it again
   */
  makeFirst(key: string, make: () => Answer): Answer | null {
    if (this.#askedOnce.has(key) || this.#find(key) || this.#queryFlights.has(this.#flightOf(key))) return null
    const made = make()
    this.#askedOnce.set(key, { answer: MADE_AGAIN })
    return made
  }

  /**
   * Remembers that an answer was sent at a URL, if it is cached. One that was begun before the content changed is not
   * remembered.
   * @param version of the content when the request arrived
   * @param record is asked only for an answer that is remembered
   */
  remember(url: string, representation: Representation, version: string | null, record: () => UrlRecord): void {
    if (representation.status !== 200 || url.length > MAX_URL_LENGTH) return
    // The right to read a private answer is checked anew for each request.
    if (isPrivate(representation)) return
    this.#forgetOutdatedUrls()
    const key = this.#keys.get(representation)
    if (version === this.#urlsVersion && key !== undefined) this.#roomOfUrl(url).set(url, { ...record(), key })
  }

  findAtUrl(url: string): { answer: Sendable; record: UrlRecord } | undefined {
    this.#forgetOutdatedUrls()
    const record = this.#roomOfUrl(url).get(url)
    const answer = record && this.#find(record.key)
    return answer && { answer, record }
  }

  #find(key: string): Sendable | undefined {
    const entry = this.#entries.plain.get(key) ?? this.#entries.askedAgain.get(key)
    if (!entry) return undefined
    const { validUntil } = entry.current.representation
    if (validUntil !== undefined && validUntil <= this.#clocks.now().getTime()) return undefined
    if (this.#isCurrent(entry.current.representation)) return entry.current
    return this.#goesOn(entry) ? (entry.outdated ??= toOutdated(entry.current)) : undefined
  }

  #roomOfUrl(url: string): LRUCache<string, AtUrl> {
    return VARIABLE_URL.test(url) ? this.#urls.variable : this.#urls.plain
  }

  #forgetOutdatedUrls(): void {
    const version = this.#content.contentVersion()
    if (version === this.#urlsVersion) return
    this.#urlsVersion = version
    this.#urls.plain.clear()
    this.#urls.variable.clear()
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
  #goesOn({ current, renewals }: Entry): boolean {
    const [first, last] = [renewals[0], renewals.at(-1)]
    if (current.representation.shown?.isPaced !== true || first === undefined || last === undefined) return false
    if (renewals.length < RENEWALS_AT_ONCE) return false
    const now = this.#clocks.elapsedMs()
    return now - first < RENEWALS_WITHIN_MS && now - last < RENEWAL_INTERVAL_MS
  }

  /** Key of a run. A request after a change does not join a run that began before the change. */
  #flightOf(key: string): string {
    return `${this.#content.reviewsVersion()} ${key}`
  }

  #store(room: 'plain' | 'askedAgain', key: string, representation: Representation): void {
    const before = this.#entries[room].get(key)
    const shownBefore = before?.current.representation.shown
    // An answer that another caller made after a later change stays.
    if (shownBefore && shownBefore.reviews > (representation.shown?.reviews ?? 0)) return
    const renewals = before ? [...before.renewals, this.#clocks.elapsedMs()].slice(-RENEWALS_AT_ONCE) : []
    this.#entries[room].set(key, { current: { representation, heads: {} }, renewals })
    this.#keys.set(representation, key)
  }
}

function isPrivate({ cacheControl }: Representation): boolean {
  return /\b(?:private|no-store)\b/.test(cacheControl)
}

/** The same answer, which caches in front store for a second only. */
function toOutdated({ representation }: Sendable): Sendable {
  return { representation: { ...representation, cacheControl: OUTDATED_CACHE_CONTROL }, heads: {} }
}

function createRoom<Cached extends Entry | FirstEntry>(room: keyof typeof MAX_BYTES): LRUCache<string, Cached> {
  return new LRUCache({
    maxSize: MAX_BYTES[room],
    sizeCalculation: (entry, key) => {
      if ('current' in entry) return getBytes(entry.current.representation) + HEADS_BYTES + bytesOfText(key)
      return (entry.answer === MADE_AGAIN ? ENTRY_OVERHEAD_BYTES : getBytes(entry.answer)) + bytesOfText(key)
    },
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
