import { editDistance } from './edit-distance.ts'

/** The words of one text of a document. */
export type WordsOfField = {
  readonly words: readonly string[]
  /** The number of different words. In a long text each of them counts less. */
  readonly length: number
}

/** The fields of a document, in the order of their weights. */
export type RankedDocument = { readonly fields: readonly WordsOfField[] }

/** The score of each document by its position. Documents without any of the words are left out. */
export type Ranks = ReadonlyMap<number, Rank>

type Rank = {
  readonly score: number
  /** Positions of the typed words that the document has. */
  readonly matched: ReadonlySet<number>
}

const BEGINNING = 0.375
const BEGINNING_DISTANCE = 0.3
const TYPO = 0.45
/** Shorter words must match exactly, or be the beginning. */
const MIN_LENGTH_OF_A_TYPO = 4
const LETTERS_PER_TYPO = 4
const MAX_TYPOS = 2

/** The parameters of BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25). */
const SATURATION = 1.2
const LENGTH_SHARE = 0.7
const LEAST = 0.5

/** @param typed words of a term, folded as the words of the documents are */
export type RankByWords = (typed: readonly string[]) => Ranks

/**
 * Ranks documents by BM25+. A typed word may be a word of the document, its beginning, or have a typo; the less alike the two
 * are, the less it counts. The words are counted at the first term.
 * @param weights by field
 */
export function createRanking(documents: readonly RankedDocument[], weights: readonly number[]): RankByWords {
  let counted: readonly CountedWord[] | undefined
  const scoreFor = createScore(documents, weights)
  return (typed) => {
    counted ??= countWords(documents)
    const ranks = new Map<number, { score: number; matched: Set<number> }>()
    const add = (at: number, score: number, likened: readonly Likened[]) => {
      const rank = ranks.get(at) ?? { score: 0, matched: new Set<number>() }
      for (const { number, likeness } of likened) {
        rank.score += likeness * score
        rank.matched.add(number)
      }
      ranks.set(at, rank)
    }
    for (const { text, fields } of counted) {
      const likened = compareWithAll(typed, text)
      if (likened.length === 0) continue
      for (const [field, { documents: having, counts }] of fields) {
        for (const [place, at] of having.entries()) {
          add(at, scoreFor({ at, field, count: counts[place] ?? 0, matching: having.length }), likened)
        }
      }
    }
    return ranks
  }
}

/** The documents with a word in one field, and how often it stands in each. */
type Found = { readonly documents: number[]; readonly counts: number[] }

type CountedWord = { readonly text: string; readonly fields: Map<number, Found> }

function countWords(documents: readonly RankedDocument[]): CountedWord[] {
  const counted = new Map<string, CountedWord>()
  for (const [at, { fields }] of documents.entries()) {
    for (const [field, { words }] of fields.entries()) {
      for (const text of words) {
        const word = counted.get(text) ?? { text, fields: new Map<number, Found>() }
        counted.set(text, word)
        addDocument(word.fields, field, at)
      }
    }
  }
  return [...counted.values()]
}

function addDocument(fields: Map<number, Found>, field: number, at: number): void {
  const { documents, counts } = fields.get(field) ?? { documents: [], counts: [] }
  fields.set(field, { documents, counts })
  if (documents.at(-1) === at) counts.push((counts.pop() ?? 0) + 1)
  else {
    documents.push(at)
    counts.push(1)
  }
}

/** A typed word that a word of the documents may be, by its position in the term, and how alike they are, from 0 to 1. */
type Likened = { readonly number: number; readonly likeness: number }

function compareWithAll(typed: readonly string[], text: string): Likened[] {
  return typed.flatMap((word, number) => {
    const likeness = compareWords(word, text)
    return likeness > 0 ? [{ number, likeness }] : []
  })
}

function compareWords(typed: string, word: string): number {
  if (word === typed) return 1
  const { length } = word
  if (word.startsWith(typed)) return (BEGINNING * length) / (length + BEGINNING_DISTANCE * (length - typed.length))
  const allowed = countAllowedTypos(typed)
  const typos = allowed === 0 ? Infinity : editDistance(typed, word, allowed, 'swap-is-two')
  return typos <= allowed ? (TYPO * length) / (length + typos) : 0
}

function countAllowedTypos({ length }: string): number {
  return length < MIN_LENGTH_OF_A_TYPO ? 0 : Math.min(MAX_TYPOS, Math.round(length / LETTERS_PER_TYPO))
}

type Counted = {
  readonly at: number
  readonly field: number
  readonly count: number
  /** Documents with the word in the field. */
  readonly matching: number
}

function createScore(documents: readonly RankedDocument[], weights: readonly number[]) {
  const lengths = weights.map(
    (_, field) => documents.reduce((sum, { fields }) => sum + (fields[field]?.length ?? 0), 0) / documents.length,
  )
  return ({ at, field, count, matching }: Counted): number => {
    const length = (documents[at]?.fields[field]?.length ?? 0) / (lengths[field] ?? 1)
    const rarity = Math.log(1 + (documents.length - matching + 0.5) / (matching + 0.5))
    const frequency = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length))
    return (weights[field] ?? 0) * rarity * (LEAST + frequency)
  }
}
