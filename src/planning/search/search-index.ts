import { mapSliced, type SlicedWork } from '../lists/sliced-work.ts'
import { isUnused, preparePostings, renewPostings, type Postings, type Weights, type WordChange } from './postings.ts'
import { createScores, type Scores } from './scores.ts'
import { getWords } from './search-words.ts'
import { getCompounds } from './typed-words.ts'
import { prepareVocabulary, renewVocabulary, type Vocabulary } from './vocabulary.ts'

/** A text of a document and how much a match in it counts. */
export type SearchField = { readonly text: string; readonly weight: number }

export type SearchDocument = {
  /** Names in all languages. A term that is the whole name finds its document first. */
  readonly names: readonly string[]
  readonly fields: readonly SearchField[]
}

export const NAME_WEIGHT = 10
/** Longer terms are sentences; their first words say enough. */
export const MAX_TERM_WORDS = 10
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
  const removed = new Map(before.documents.map((document, at) => [document, before.order[at] ?? 0]))
  const order = new Uint32Array(documents.length)
  const coming: number[] = []
  for (const [at, document] of documents.entries()) {
    const number = removed.get(document)
    if (number === undefined) coming.push(at)
    else order[at] = number
    removed.delete(document)
  }
  const used = new Set(before.order)
  const unused = [...before.nameLengths.keys()].filter((number) => !used.has(number))
  const free = [...removed].map(([from, number]) => ({ number, from }))
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
    if (weight >= MIN_PAIRED_WEIGHT) for (const compound of getCompounds(text)) add(compound, weight)
  }
  return weights
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
