import { mapSliced, runAtOnce, type SlicedWork } from '../../platform/concurrency/slices.ts'
import { createPostingsBuilder, type Postings } from './postings.ts'
import { createScores, type Scores } from './scores.ts'
import { soundOf, wordsOf } from './search-words.ts'
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

/** @returns the numbers of the best documents, best first */
export type Search = (term: string, limit: number) => number[]

export const NAME_WEIGHT = 10
const SYNONYM_WEIGHT = 8
/** From this sureness on, a typed word is the word of the document, in one spelling or another. */
export const SURE = 0.8
/** Longer terms are sentences; their first words say enough. */
const MAX_TERM_WORDS = 10
const MAX_SYNONYM_WORDS = 4
/** Documents that one synonym means at most. */
const MAX_MEANT = 40
/** Words of a text of this weight and above are also found when they are written as one. */
const MIN_PAIRED_WEIGHT = 5

/**
 * Prepares the search in documents. All words of a term must match; if no document has all of them, those with the most
 * are the result. Adjacent words also match as one ("aloo puri" and "aloopuri"). Documents of equal score keep their
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
  const silent = new Set(ignored.flatMap(wordsOf))
  const meant = new Map<string, readonly number[]>()
  for (const { terms, documents: found } of yield* mapSliced(synonyms, resolve)) {
    for (const term of terms) meant.set(keyOf(tellingWords(term).map(soundOf)), found)
  }

  return (term, limit) => find(tellingWords(term), 0, limit)

  function tellingWords(term: string): string[] {
    const typed = wordsOf(term).slice(0, MAX_TERM_WORDS)
    const telling = typed.filter((word) => !silent.has(word))
    return telling.length > 0 ? telling : typed
  }

  /** Documents with the words in their name come first. */
  function resolve({ terms, documents: named, words }: Synonym) {
    const found = words.flatMap((word) => find(tellingWords(word), SURE, MAX_MEANT))
    return { terms, documents: [...new Set([...named, ...found])].slice(0, MAX_MEANT) }
  }

  /** @param least sureness of the meanings that count */
  function find(words: readonly string[], least: number, limit: number): number[] {
    if (words.length === 0) return []
    scores.reset(words.length)
    const sounds = words.map(soundOf)
    for (const [at, word] of words.entries()) {
      count(at, { text: word, sound: sounds[at] ?? '' }, least)
      const next = words[at + 1]
      if (next !== undefined) count(at, { text: word + next, sound: soundOf(word + next) }, SURE, 2)
      countSynonyms(sounds, at)
    }
    return scores.best(limit)
  }

  /** Counts what a typed word, or `span` words written as one, may mean. */
  function count(at: number, typed: Typed, least: number, span = 1): void {
    for (const { word, weight } of vocabulary.meaningsOf(typed, least)) {
      if (weight >= least) addPostings(scores, postings, { word, sureness: weight, at, span })
    }
  }

  function countSynonyms(sounds: readonly string[], at: number): void {
    for (let span = 1; span <= MAX_SYNONYM_WORDS && at + span <= sounds.length; span++) {
      const found = meant.get(keyOf(sounds.slice(at, at + span))) ?? []
      // The order counts, but even the last one is meant.
      for (const [rank, document] of found.entries()) {
        scores.add(document, SYNONYM_WEIGHT * (1 - (0.3 * rank) / found.length), { at, span })
      }
    }
  }
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
  for (const [number, { names, fields }] of documents.entries()) {
    for (const { text, weight } of [...names.map((name) => ({ text: name, weight: NAME_WEIGHT })), ...fields]) {
      const words = wordsOf(text)
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

/** Synonyms are found in any spelling of the same sound. */
function keyOf(sounds: readonly string[]): string {
  return sounds.join(' ')
}
