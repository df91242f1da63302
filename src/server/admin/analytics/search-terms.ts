import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Guide } from '../../guide/guide.ts'
import { getWords } from '#planning/search/search-words.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** Minimum number of searches, by day and process, from which a term with other words than the guide's is stored. */
const MIN_ASKED = 10

/**
 * Terms that wait in memory for that number, and come from several sources. Above it, the one that nobody has searched
 * for longest is forgotten.
 */
const MAX_WAITING = 2_000

/** The same for the terms of one source. They push out no terms of others. */
const MAX_WAITING_OF_SOURCE = 100

/**
 * Count of the numbers that distinguish clients. Many clients share each number, so it identifies nobody who searched.
 * A secret that lasts for a day maps the IP to a number.
 */
const SOURCES = 16

/**
 * Maximum number of terms of a day that are stored although a single source searched for them. All sources together
 * leave half of a day's keys (daily-counts.ts) to terms of several sources, so that one client cannot take them all.
 */
const MAX_STORED_OF_SOURCE = 6

/** Longer texts are no search but a message. */
const MAX_WORDS = 4
const MAX_LENGTH = 40

/** A term in plain letters, and whether all its words are the guide's own. */
export type SearchTerm = { readonly text: string; readonly isOfGuide: boolean }

type Waiting = { asked: number; isStored: boolean }

type Source = { readonly terms: LRUCache<string, Waiting>; storedCount: number }

function createSources(): readonly Source[] {
  return Array.from({ length: SOURCES }, () => ({
    terms: new LRUCache({ max: MAX_WAITING_OF_SOURCE }),
    storedCount: 0,
  }))
}

/**
 * Decides which searches are stored with their words. A search can hold a name, a phone number or an address. A term is
 * therefore stored at once only if all its words are words of the guide. Others wait in memory until enough searches of
 * one day had them.
 */
export class SearchTerms {
  #known: { version: number; words: ReadonlySet<string> } | null = null
  #day = ''
  #secret = randomBytes(16)
  /** Terms that several sources searched for. */
  readonly #shared = new LRUCache<string, Waiting>({ max: MAX_WAITING })
  #ofSource = createSources()

  /** @returns null for a term that is never stored */
  read(given: string, guide: Guide): SearchTerm | null {
    // The sign of an email is no letter, so that its words alone would not show what they are.
    if (toNormalForm(given, 'NFKC').includes('@')) return null
    const words = getWords(given)
    const text = words.join(' ')
    if (text === '' || text.length > MAX_LENGTH || words.length > MAX_WORDS) return null
    const known = this.#wordsOf(guide)
    const isOfGuide = words.every((word) => known.has(word))
    // Phone numbers, house numbers and codes.
    return isOfGuide || !/\p{Number}/u.test(text) ? { text, isOfGuide } : null
  }

  /**
   * Notes one search.
   * @param ip the key of the client for limits
   * @param today the city's date
   * @returns the searches that may be counted with their words now; 0 for none
   */
  ask({ text, isOfGuide }: SearchTerm, ip: string, today: () => string): number {
    this.#turnTo(today())
    const { waiting, source } = this.#note(text, ip)
    const isAskedEnough = isOfGuide || waiting.asked >= MIN_ASKED
    if (!waiting.isStored && (!isAskedEnough || (source !== null && source.storedCount >= MAX_STORED_OF_SOURCE)))
      return 0
    if (!waiting.isStored && source !== null) source.storedCount += 1
    const asked = waiting.isStored ? 1 : waiting.asked
    waiting.isStored = true
    return asked
  }

  /** @returns the term, and the source if it is the only one that searched for it */
  #note(text: string, ip: string): { waiting: Waiting; source: Source | null } {
    const shared = this.#shared.get(text)
    if (shared) {
      shared.asked += 1
      return { waiting: shared, source: null }
    }
    const source = this.#sourceOf(ip)
    const own = source.terms.get(text)
    const other = this.#ofSource.find((one) => one !== source && one.terms.has(text))
    const earlier = own ?? other?.terms.get(text)
    const waiting = earlier ?? { asked: 0, isStored: false }
    waiting.asked += 1
    if (!other) {
      source.terms.set(text, waiting)
      return { waiting, source }
    }
    other.terms.delete(text)
    this.#shared.set(text, waiting)
    return { waiting, source: null }
  }

  #sourceOf(ip: string): Source {
    const [first = 0] = createHmac('sha256', this.#secret).update(ip).digest()
    const source = this.#ofSource[first % SOURCES]
    if (!source) throw new Error('Every number has its source.')
    return source
  }

  #turnTo(day: string): void {
    if (day === this.#day) return
    this.#day = day
    this.#secret = randomBytes(16)
    this.#shared.clear()
    this.#ofSource = createSources()
  }

  #wordsOf(guide: Guide): ReadonlySet<string> {
    if (this.#known?.version === guide.version) return this.#known.words
    const texts = [
      ...guide.index.flatMap(({ name, kind, locality }) => [name, kind, locality]),
      ...guide.city.areas,
      ...guide.suggestedTrips().map(({ title }) => title),
    ]
    const words = new Set(texts.flatMap(getWords))
    this.#known = { version: guide.version, words }
    return words
  }
}
