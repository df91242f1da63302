import { getRange, type Postings } from './postings.ts'
import type { Scores } from './scores.ts'
import { MAX_TERM_WORDS, renewIndex, type SearchDocument, type SearchIndex } from './search-index.ts'
import { getSound } from './search-words.ts'
import { runAtOnce } from '../lists/sliced-work.ts'
import { getRawWords, getTypedWords, joinWords, splitWord, type TypedWord } from './typed-words.ts'
import type { Typed } from './vocabulary.ts'

/** Words that travellers use for documents that do not contain them. */
export type Synonym = {
  readonly terms: readonly string[]
  /** Numbers of the documents that are meant, best first. */
  readonly documents: readonly number[]
  /** Terms for the search; what they find is meant, too. */
  readonly words: readonly string[]
}

export type Search = {
  /** The numbers of the best documents, best first. */
  readonly find: (term: string, limit: number) => number[]
  /** The closest known words, as a suggestion if nothing is found. Null: there are none. */
  readonly nearest: (term: string) => string | null
  /** The words of a term that say something, in their order. */
  readonly statingWords: (term: string) => readonly TypedWord[]
}

const SYNONYM_WEIGHT = 8
/** Certainty that an inflected word means the word of the dictionary. */
const FORM_SURENESS = 0.85
/** From this sureness on, a typed word is the word of the document, in one spelling or another. */
const SURE = 0.8
const MAX_SYNONYM_WORDS = 4
/** A question has many words that say nothing. */
const MAX_TYPED_WORDS = 20
/** Each is compared with all known words. */
const MAX_NEAREST_WORDS = 3
/** Beside a known form or meaning, the beginning of another word counts, but no guess. */
const MIN_BESIDE_KNOWN = 0.51
/** Shorter parts of a compound are in too many words. */
const MIN_PART = 3
/** Documents that one synonym means at most. */
const MAX_MEANT = 40

/**
 * Prepares the search in documents. Documents with the most words of a term are the result; where they are few, some with
 * fewer words follow. Adjacent words also match as one ("aloo puri" and "aloopuri"). Documents of equal score keep their
 * order.
 * @param ignored words that say nothing, such as "the" or "near"
 */
export function createSearch(
  documents: readonly SearchDocument[],
  synonyms: readonly Synonym[],
  ignored: readonly string[],
): Search {
  const meanings = createSynonyms(synonyms, ignored)
  return searchIn(runAtOnce(renewIndex(undefined, documents)), meanings, (synonym) => synonym.documents)
}

/** The synonyms by their terms, and the words that say nothing. */
export type Synonyms<Meant extends Pick<Synonym, 'words'>> = {
  readonly byKey: ReadonlyMap<string, readonly Meant[]>
  readonly statingWords: Search['statingWords']
}

/** @param ignored words that say nothing, such as "the" or "near" */
export function createSynonyms<Meant extends Pick<Synonym, 'terms' | 'words'>>(
  synonyms: readonly Meant[],
  ignored: readonly string[],
): Synonyms<Meant> {
  const silent = new Set(ignored.flatMap(getRawWords))
  const byKey = new Map<string, Meant[]>()
  for (const synonym of synonyms) {
    for (const key of new Set(synonym.terms.flatMap(getKeys))) {
      const sharing = byKey.get(key)
      if (sharing) sharing.push(synonym)
      else byKey.set(key, [synonym])
    }
  }
  return { byKey, statingWords }

  function statingWords(term: string): TypedWord[] {
    const typed = getTypedWords(term).slice(0, MAX_TYPED_WORDS)
    const specific = typed.filter(({ raw }) => !silent.has(raw))
    return (specific.length > 0 ? specific : typed).slice(0, MAX_TERM_WORDS)
  }

  function getKeys(term: string): string[] {
    const words = statingWords(term)
    return [soundKey(words), stemKey(words)]
  }
}

/**
 * The search in an index.
 * @param getDocuments the places of the documents that a synonym names, in the order of the documents, best first. It is
 *   asked at the first term that means the synonym.
 */
export function searchIn<Meant extends Pick<Synonym, 'words'>>(
  { order, nameLengths, postings, vocabulary, scores }: SearchIndex,
  { byKey, statingWords }: Synonyms<Meant>,
  getDocuments: (synonym: Meant) => readonly number[],
): Search {
  const ranked = { order, nameLengths }
  const placeFor = new Map<number, number>()
  const meant = new Map<string, readonly number[]>()
  return { find: (term, limit) => inPlaces(find(statingWords(term).flatMap(parted), 0, limit)), nearest, statingWords }

  function inPlaces(numbers: readonly number[]): number[] {
    if (placeFor.size === 0) for (const [place, number] of order.entries()) placeFor.set(number, place)
    return numbers.map((number) => placeFor.get(number) ?? 0)
  }

  /** @param least sureness of the meanings that count */
  function find(words: readonly TypedWord[], least: number, limit: number): number[] {
    if (words.length === 0) return []
    // Finding what they mean is a search, too.
    const synonyms = synonymsIn(words)
    count(words, least)
    // The order counts, but even the last one is meant.
    for (const { found, at, span } of synonyms) {
      for (const [rank, document] of found.entries()) {
        scores.add(document, SYNONYM_WEIGHT * (1 - (0.3 * rank) / found.length), { at, span })
      }
    }
    return scores.best(limit)
  }

  function count(words: readonly TypedWord[], least: number): void {
    scores.reset(words.length, ranked)
    for (const [at, word] of words.entries()) {
      const isForm = countForms(at, word)
      const hasMeaning = isMeant(word)
      const typed = { ...word, isSpelled: word.isSpelled && hasMeaning }
      countMeanings(at, typed, isForm || hasMeaning ? Math.max(least, MIN_BESIDE_KNOWN) : least)
      const next = words[at + 1]
      if (next) {
        const pair = joinWords([word, next])
        countMeanings(at, { text: pair, sound: getSound(pair) }, SURE, 2)
      }
    }
  }

  /** The two words of a compound that nothing contains as it is: પાણીપુરી is found as પાણી પુરી. */
  function parted(word: TypedWord): readonly TypedWord[] {
    if (isKnown(word) || vocabulary.getMeanings(word, MIN_BESIDE_KNOWN).length > 0) return [word]
    return (
      splitWord(word).find((parts) => parts.every((part) => part.sound.length >= MIN_PART && isKnown(part))) ?? [word]
    )
  }

  function isKnown(word: TypedWord): boolean {
    return isMeant(word) || [word.sound, ...word.forms].some((each) => vocabulary.soundingLike(each).length > 0)
  }

  /** True if a synonym has the word as a term. */
  function isMeant({ sound, stem }: TypedWord): boolean {
    return byKey.has(sound) || byKey.has(stem)
  }

  /** Counts what a typed word, or `span` words written as one, may mean. */
  function countMeanings(at: number, typed: Typed, least: number, span = 1): void {
    for (const { word, weight } of vocabulary.getMeanings(typed, least)) {
      if (weight >= least) addPostings(scores, postings, { word, sureness: weight, at, span })
    }
  }

  /** @returns true if one of the other forms of the word is known */
  function countForms(at: number, { forms }: TypedWord): boolean {
    let isKnown = false
    for (const sound of forms) {
      for (const word of vocabulary.soundingLike(sound)) {
        addPostings(scores, postings, { word, sureness: FORM_SURENESS, at, span: 1 })
        isKnown = true
      }
    }
    return isKnown
  }

  function synonymsIn(words: readonly TypedWord[]) {
    return words.flatMap((_word, at) =>
      Array.from({ length: Math.min(MAX_SYNONYM_WORDS, words.length - at) }, (_, index) => {
        const part = words.slice(at, at + index + 1)
        const bySound = soundKey(part)
        const key = byKey.has(bySound) ? bySound : stemKey(part)
        return { found: meantBy(key), at, span: index + 1 }
      }),
    )
  }

  /** The numbers of the documents that the synonyms with a key mean. */
  function meantBy(key: string): readonly number[] {
    const known = meant.get(key)
    if (known) return known
    const synonyms = byKey.get(key)
    if (!synonyms) return []
    const found = synonyms.map(resolve).reduce<readonly number[]>(joined, [])
    meant.set(key, found)
    return found
  }

  /** Documents with the words in their name come first. */
  function resolve(synonym: Meant): readonly number[] {
    const found = synonym.words.flatMap((word) => {
      const words = statingWords(word)
      if (words.length === 0) return []
      count(words, SURE)
      return scores.best(MAX_MEANT)
    })
    const named = getDocuments(synonym).flatMap((place) => order[place] ?? [])
    return joined(named, found)
  }

  function nearest(term: string): string | null {
    const close = statingWords(term)
      .slice(0, MAX_NEAREST_WORDS)
      .flatMap((word) => vocabulary.nearestTo(word) ?? [])
    return close.length === 0 ? null : close.join(' ')
  }
}

/** The documents of several synonyms with one term, each once. */
function joined(some: readonly number[] | undefined, others: readonly number[]): readonly number[] {
  return [...new Set([...(some ?? []), ...others])].slice(0, MAX_MEANT)
}

type Counted = { readonly word: number; readonly sureness: number; readonly at: number; readonly span: number }

function addPostings(scores: Scores, postings: Postings, counted: Counted): void {
  const { documents, weights, start, end } = getRange(postings, counted.word)
  for (let at = start; at < end; at++) {
    scores.add(documents[at] ?? 0, (weights[at] ?? 0) * counted.sureness, counted)
  }
}

/** Synonyms are found in any spelling of the same sound, and with or without spaces. */
function soundKey(words: readonly TypedWord[]): string {
  return getSound(joinWords(words))
}

function stemKey(words: readonly TypedWord[]): string {
  return words.map(({ stem }) => stem).join('')
}
