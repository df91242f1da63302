import { LRUCache } from 'lru-cache'
import type { Guide } from '../../guide/guide.ts'
import { wordsOf } from '../../guide/search/search-words.ts'

/** A term with other words than the guide's is kept from this number of searches on a day and process on. */
const MIN_ASKED = 10

/**
 * Terms that wait in memory for that number. Above it, the one that nobody has searched for longest is forgotten: terms
 * that somebody makes up do not keep later ones out.
 */
const MAX_WAITING = 2_000

/** Longer texts are no search but a message. */
const MAX_WORDS = 4
const MAX_LENGTH = 40

/** A term in plain letters, and whether all its words are the guide's own. */
export type SearchTerm = { readonly text: string; readonly isOfGuide: boolean }

/**
 * Decides which searches are kept in words. A search can hold a name, a phone number or an address. So a term is kept
 * at once only if all its words are the guide's own. Others wait in memory until enough searches of one day had them.
 */
export class SearchTerms {
  #known: { version: number; words: ReadonlySet<string> } | null = null
  #day = ''
  readonly #asked = new LRUCache<string, number>({ max: MAX_WAITING })

  /** @returns null for a term that is never kept */
  read(given: string, guide: Guide): SearchTerm | null {
    // The sign of an email is no letter, so that its words alone would not show what they are.
    if (given.normalize('NFKC').includes('@')) return null
    const words = wordsOf(given)
    const text = words.join(' ')
    if (text === '' || text.length > MAX_LENGTH || words.length > MAX_WORDS) return null
    const known = this.#wordsOf(guide)
    const isOfGuide = words.every((word) => known.has(word))
    // Phone numbers, house numbers and codes.
    return isOfGuide || !/\p{Number}/u.test(text) ? { text, isOfGuide } : null
  }

  /**
   * Notes one search.
   * @param today the city's date
   * @returns the searches that may be counted with their words now; 0 for none
   */
  ask({ text, isOfGuide }: SearchTerm, today: () => string): number {
    if (isOfGuide) return 1
    this.#turnTo(today())
    const asked = (this.#asked.get(text) ?? 0) + 1
    this.#asked.set(text, asked)
    if (asked < MIN_ASKED) return 0
    return asked === MIN_ASKED ? MIN_ASKED : 1
  }

  #turnTo(day: string): void {
    if (day === this.#day) return
    this.#day = day
    this.#asked.clear()
  }

  #wordsOf(guide: Guide): ReadonlySet<string> {
    if (this.#known?.version === guide.version) return this.#known.words
    const texts = [
      ...guide.index.flatMap(({ name, kind, locality }) => [name, kind, locality]),
      ...guide.city.areas,
      ...guide.suggestedTrips().map(({ title }) => title),
    ]
    const words = new Set(texts.flatMap(wordsOf))
    this.#known = { version: guide.version, words }
    return words
  }
}
