import { mapSliced, runAtOnce, type SlicedWork } from '../../platform/concurrency/slices.ts'
import { createPostingsBuilder, type Postings } from './postings.ts'
import { createScores, type Scores } from './scores.ts'
import { soundOf, wordsOf } from './search-words.ts'
import { rawWordsOf, typedWordsOf, type TypedWord } from './typed-words.ts'
import { prepareVocabulary, type Typed } from './vocabulary.ts'

/** A text of a document and how much a match in it counts. */
export type SearchField = { readonly text: string; readonly weight: number }

export type SearchDocument = {
  /** Names in all languages. A term that is the whole name finds its document first. */
  readonly names: readonly string[]
  readonly fields: readonly SearchField[]
}

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
  /** What the term may mean if nothing is found: the closest known words. Null: there are none. */
  readonly nearest: (term: string) => string | null
  /** The words of a term that say something, in their order. */
  readonly tellingWords: (term: string) => readonly TypedWord[]
}

export const NAME_WEIGHT = 10
const SYNONYM_WEIGHT = 8
/** How sure it is that an inflected word means the word of the dictionary. */
const FORM_SURENESS = 0.85
/** From this sureness on, a typed word is the word of the document, in one spelling or another. */
export const SURE = 0.8
/** Longer terms are sentences; their first words say enough. */
const MAX_TERM_WORDS = 10
const MAX_SYNONYM_WORDS = 4
/** A question has many words that say nothing. */
const MAX_TYPED_WORDS = 20
/** Each is compared with all known words. */
const MAX_NEAREST_WORDS = 3
/** Beside a known form, the beginning of another word counts, but no guess. */
const MIN_BESIDE_FORM = 0.51
/** Documents that one synonym means at most. */
const MAX_MEANT = 40
/** Words of a text of this weight and above are also found when they are written as one. */
const MIN_PAIRED_WEIGHT = 5
/** Texts of this weight and above are short, and many documents have the same. */
const MIN_REPEATED_WEIGHT = 3

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
  return runAtOnce(prepareSearch(documents, synonyms, ignored))
}

/** See `createSearch`. */
export function* prepareSearch(
  documents: readonly SearchDocument[],
  synonyms: readonly Synonym[],
  ignored: readonly string[],
): SlicedWork<Search> {
  const postings = yield* postingsOf(documents)
  const vocabulary = yield* prepareVocabulary(postings.words)
  const nameLengths = yield* mapSliced(documents, ({ names }) => names.map((name) => wordsOf(name).length))
  const scores = createScores(nameLengths, MAX_TERM_WORDS)
  const silent = new Set(ignored.flatMap(rawWordsOf))
  const meant = new Map<string, readonly number[]>()
  for (const { terms, documents: found } of yield* mapSliced(synonyms, resolve)) {
    for (const key of new Set(terms.flatMap(keysOf))) meant.set(key, joined(meant.get(key), found))
  }
  return { find: (term, limit) => find(tellingWords(term), 0, limit), nearest, tellingWords }

  function tellingWords(term: string): TypedWord[] {
    const typed = typedWordsOf(term).slice(0, MAX_TYPED_WORDS)
    const telling = typed.filter(({ raw }) => !silent.has(raw))
    return (telling.length > 0 ? telling : typed).slice(0, MAX_TERM_WORDS)
  }

  function keysOf(term: string): string[] {
    const words = tellingWords(term)
    return [keyOf(words.map(({ sound }) => sound)), keyOf(words.map(({ stem }) => stem))]
  }

  /** Documents with the words in their name come first. */
  function resolve({ terms, documents: named, words }: Synonym) {
    const found = words.flatMap((word) => find(tellingWords(word), SURE, MAX_MEANT))
    return { terms, documents: joined(named, found) }
  }

  /** @param least sureness of the meanings that count */
  function find(words: readonly TypedWord[], least: number, limit: number): number[] {
    if (words.length === 0) return []
    scores.reset(words.length)
    for (const [at, word] of words.entries()) {
      const isForm = countForms(at, word)
      count(at, word, isForm ? Math.max(least, MIN_BESIDE_FORM) : least)
      const next = words[at + 1]
      if (next) {
        const pair = word.text + next.text
        count(at, { text: pair, sound: soundOf(pair) }, SURE, 2)
      }
      countSynonyms(words, at)
    }
    return scores.best(limit)
  }

  /** Counts what a typed word, or `span` words written as one, may mean. */
  function count(at: number, typed: Typed, least: number, span = 1): void {
    for (const { word, weight } of vocabulary.meaningsOf(typed, least)) {
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

  function countSynonyms(words: readonly TypedWord[], at: number): void {
    for (let span = 1; span <= MAX_SYNONYM_WORDS && at + span <= words.length; span++) {
      const part = words.slice(at, at + span)
      const found = meant.get(keyOf(part.map(({ sound }) => sound))) ?? meant.get(keyOf(part.map(({ stem }) => stem)))
      // The order counts, but even the last one is meant.
      for (const [rank, document] of (found ?? []).entries()) {
        scores.add(document, SYNONYM_WEIGHT * (1 - (0.3 * rank) / (found ?? []).length), { at, span })
      }
    }
  }

  function nearest(term: string): string | null {
    const close = tellingWords(term)
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

function addPostings(scores: Scores, { starts, documents, weights }: Postings, counted: Counted): void {
  const end = starts[counted.word + 1] ?? 0
  for (let posting = starts[counted.word] ?? 0; posting < end; posting++) {
    scores.add(documents[posting] ?? 0, (weights[posting] ?? 0) * counted.sureness, counted)
  }
}

function* postingsOf(documents: readonly SearchDocument[]): SlicedWork<Postings> {
  const builder = createPostingsBuilder()
  const wordsOfShort = createShortTexts()
  for (const [number, { names, fields }] of documents.entries()) {
    for (const { text, weight } of [...names.map((name) => ({ text: name, weight: NAME_WEIGHT })), ...fields]) {
      const words = weight >= MIN_REPEATED_WEIGHT ? wordsOfShort(text) : wordsOf(text)
      for (const [at, word] of words.entries()) {
        builder.add(word, number, weight)
        const next = words[at + 1]
        if (next !== undefined && weight >= MIN_PAIRED_WEIGHT) builder.add(word + next, number, weight)
      }
    }
    yield
  }
  return builder.build()
}

/** Tags, areas and the words of categories stand at many places. */
function createShortTexts(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
}

/** Synonyms are found in any spelling of the same sound. */
function keyOf(sounds: readonly string[]): string {
  return sounds.join(' ')
}
