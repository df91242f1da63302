import { mapSliced, runAtOnce, type SlicedWork } from './sliced-work.ts'
import {
  isUnused,
  preparePostings,
  getRange,
  renewPostings,
  type Postings,
  type Weights,
  type WordChange,
} from './postings.ts'
import { createScores, type Scores } from './scores.ts'
import { getSound, getWords } from './search-words.ts'
import { getRawWords, getTypedWords, type TypedWord } from './typed-words.ts'
import { prepareVocabulary, renewVocabulary, type Typed, type Vocabulary } from './vocabulary.ts'

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
  /** The closest known words, as a suggestion if nothing is found. Null: there are none. */
  readonly nearest: (term: string) => string | null
  /** The words of a term that say something, in their order. */
  readonly statingWords: (term: string) => readonly TypedWord[]
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

/** The data by which the search finds its documents. It never changes: a change of documents makes another one. */
export type SearchIndex = {
  readonly documents: readonly SearchDocument[]
  /** The number of each document, which stays as long as it is there. */
  readonly order: Uint32Array
  readonly nameLengths: readonly (readonly number[])[]
  readonly postings: Postings
  readonly vocabulary: Vocabulary
  /** Numbers of words that were ever given. */
  readonly wordCount: number
  readonly scores: Scores
}

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

/** More changed documents than this share are indexed anew: it is faster. */
const MAX_CHANGED_SHARE = 0.2

/** @param before the index before a change of documents; those that did not change are the same objects */
export function* renewIndex(
  before: SearchIndex | undefined,
  documents: readonly SearchDocument[],
): SlicedWork<SearchIndex> {
  if (!before) return yield* createIndex(documents)
  const { order, changes, nameLengths } = compareDocuments(before, documents)
  if (changes.length > MAX_CHANGED_SHARE * documents.length + 1) return yield* createIndex(documents)
  if (changes.length === 0 && order === before.order) return { ...before, documents }
  const byWord = new Map<string, Map<number, number>>()
  for (const { number, from, to } of changes) {
    addChanges(byWord, number, { old: from ? getWeights(from) : NONE, fresh: to ? getWeights(to) : NONE })
    yield
  }
  let { wordCount } = before
  const added: { text: string; word: number }[] = []
  const numbered = new Map<number, WordChange>()
  for (const [text, change] of byWord) {
    const known = before.vocabulary.toNumber(text)
    if (known === undefined) added.push({ text, word: wordCount })
    numbered.set(known ?? wordCount++, change)
  }
  const postings = yield* renewPostings(before.postings, numbered)
  const removed = new Set([...numbered.keys()].filter((word) => isUnused(postings, word)))
  const vocabulary = renewVocabulary(before.vocabulary, {
    added: added.filter(({ word }) => !removed.has(word)),
    removed,
  })
  const scores =
    before.scores.size < nameLengths.length ? createScores(2 * nameLengths.length, MAX_TERM_WORDS) : before.scores
  return { documents, order, nameLengths, postings, vocabulary, wordCount, scores }
}

function* createIndex(documents: readonly SearchDocument[]): SlicedWork<SearchIndex> {
  const wordsOfShort = createShortTexts()
  const weighted = documents.map((document, number) => [number, document] as const)
  const { words, postings } = yield* preparePostings(
    mapLazily(weighted, ([number, document]) => [number, getWeights(document, wordsOfShort)] as const),
  )
  return {
    documents,
    order: Uint32Array.from(documents.keys()),
    nameLengths: yield* mapSliced(documents, lengthsOfNames),
    postings,
    vocabulary: yield* prepareVocabulary(words),
    wordCount: words.length,
    scores: createScores(documents.length, MAX_TERM_WORDS),
  }
}

function* mapLazily<Item, Result>(items: Iterable<Item>, work: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield work(item)
}

type DocumentChange = {
  readonly number: number
  readonly from: SearchDocument | undefined
  readonly to: SearchDocument | undefined
}

type Compared = Pick<SearchIndex, 'order' | 'nameLengths'> & { readonly changes: readonly DocumentChange[] }

function compareDocuments(before: SearchIndex, documents: readonly SearchDocument[]): Compared {
  const isReplaced = before.documents.length === documents.length
  const { order, changes } = isReplaced ? replaced(before, documents) : moved(before, documents)
  const nameLengths = [...before.nameLengths]
  for (const { number, to } of changes) nameLengths[number] = to ? lengthsOfNames(to) : []
  return { order, changes, nameLengths }
}

/** A document in the place of another one gets its number. */
function replaced({ documents: before, order }: SearchIndex, documents: readonly SearchDocument[]) {
  const changes: DocumentChange[] = []
  for (let at = 0; at < documents.length; at++) {
    const [from, to] = [before[at], documents[at]]
    if (from !== to) changes.push({ number: order[at] ?? 0, from, to })
  }
  return { order, changes }
}

/** Numbers of documents that went away are given again. */
function moved(before: SearchIndex, documents: readonly SearchDocument[]) {
  const gone = new Map(before.documents.map((document, at) => [document, before.order[at] ?? 0]))
  const order = new Uint32Array(documents.length)
  const coming: number[] = []
  for (const [at, document] of documents.entries()) {
    const number = gone.get(document)
    if (number === undefined) coming.push(at)
    else order[at] = number
    gone.delete(document)
  }
  const used = new Set(before.order)
  const unused = [...before.nameLengths.keys()].filter((number) => !used.has(number))
  const free = [...gone].map(([from, number]) => ({ number, from }))
  let next = before.nameLengths.length
  const changes = coming.map((at): DocumentChange => {
    const { number, from } = free.pop() ?? { number: unused.pop() ?? next++, from: undefined }
    order[at] = number
    return { number, from, to: documents[at] }
  })
  return { order, changes: [...changes, ...free.map(({ number, from }) => ({ number, from, to: undefined }))] }
}

function lengthsOfNames({ names }: SearchDocument): number[] {
  return names.map((name) => getWords(name).length)
}

const NONE: Weights = new Map()

function addChanges(
  byWord: Map<string, Map<number, number>>,
  number: number,
  { old, fresh }: { old: Weights; fresh: Weights },
): void {
  for (const word of new Set([...old.keys(), ...fresh.keys()])) {
    const weight = fresh.get(word) ?? 0
    if (weight === (old.get(word) ?? 0)) continue
    const change = byWord.get(word) ?? new Map<number, number>()
    change.set(number, weight)
    byWord.set(word, change)
  }
}

/** A word that stands in a document several times counts as its best. */
function getWeights(
  { names, fields }: SearchDocument,
  wordsOfShort: (text: string) => readonly string[] = getWords,
): Weights {
  const weights = new Map<string, number>()
  const add = (word: string, weight: number) => {
    if (weight > (weights.get(word) ?? 0)) weights.set(word, weight)
  }
  for (const { text, weight } of [...names.map((name) => ({ text: name, weight: NAME_WEIGHT })), ...fields]) {
    const words = weight >= MIN_REPEATED_WEIGHT ? wordsOfShort(text) : getWords(text)
    for (const [at, word] of words.entries()) {
      add(word, weight)
      const next = words[at + 1]
      if (next !== undefined && weight >= MIN_PAIRED_WEIGHT) add(word + next, weight)
    }
  }
  return weights
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
    const telling = typed.filter(({ raw }) => !silent.has(raw))
    return (telling.length > 0 ? telling : typed).slice(0, MAX_TERM_WORDS)
  }

  function getKeys(term: string): string[] {
    const words = statingWords(term)
    return [getKey(words.map(({ sound }) => sound)), getKey(words.map(({ stem }) => stem))]
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
  return { find: (term, limit) => inPlaces(find(statingWords(term), 0, limit)), nearest, statingWords }

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
      countMeanings(at, word, isForm ? Math.max(least, MIN_BESIDE_FORM) : least)
      const next = words[at + 1]
      if (next) {
        const pair = word.text + next.text
        countMeanings(at, { text: pair, sound: getSound(pair) }, SURE, 2)
      }
    }
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
        const bySound = getKey(part.map(({ sound }) => sound))
        const key = byKey.has(bySound) ? bySound : getKey(part.map(({ stem }) => stem))
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

/** Tags, areas and the words of categories stand at many places. */
function createShortTexts(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? getWords(text)
    known.set(text, words)
    return words
  }
}

/** Synonyms are found in any spelling of the same sound. */
function getKey(sounds: readonly string[]): string {
  return sounds.join(' ')
}
