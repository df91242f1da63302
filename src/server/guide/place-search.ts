import { isDeepStrictEqual } from 'node:util'
import {
  createRanking,
  type RankByWords,
  type RankedDocument,
  type Ranks,
  type WordsOfField,
} from '#planning/search/rank-by-words.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import type { Place } from './places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** Finds the positions of places, best first. */
export type PlaceSearch = (term: string) => number[]

/** The texts by which a place is found: name, tags and locality. */
type Searched = RankedDocument & {
  /** All of it, for parts of words. */
  readonly text: string
}

const NAME_WEIGHT = 3
const TAG_WEIGHT = 2
const LOCALITY_WEIGHT = 1
const FIELD_WEIGHTS = [NAME_WEIGHT, TAG_WEIGHT, LOCALITY_WEIGHT]

/** The search, and what its next renewal needs. */
export type RenewedPlaceSearch = {
  readonly search: PlaceSearch
  readonly searched: RenewedList<Place, Searched>
  readonly ranking: Renewed<RankByWords>
}

type Texts = {
  /** The names of the dishes of a place, by its slug. */
  readonly dishNames: (slug: string) => readonly string[]
  /** The values on which `dishNames` depends. */
  readonly basis: readonly unknown[]
  /** The English texts of the places, by which they are found in every language. */
  readonly english: readonly Place[]
}

/**
 * Prepares the search in names, localities and tags. Case and accents are ignored. A word may be the beginning (`cas`)
 * or a part (`astl`) of a word, or have a typo (`casle`). All words of the term must match. When no place has all of
 * them, places with some of them are the result. Equally good places are in the order of the guide.
 */
export function* renewPlaceSearch(
  places: readonly Place[],
  { dishNames, basis, english }: Texts,
  before?: RenewedPlaceSearch,
): SlicedWork<RenewedPlaceSearch> {
  const searched = yield* renewList(before?.searched, places, {
    basis,
    work: (place, at) => toSearched([...new Set([place, english[at] ?? place])], dishNames(place.slug)),
    isEqual: isDeepStrictEqual,
  })
  const { results } = searched
  const ranking = renew(before?.ranking, [results], () => createRanking(results, FIELD_WEIGHTS))
  return { search: (term) => findPlaces(results, ranking.value, term), searched, ranking }
}

function findPlaces(searched: readonly Searched[], rankByWords: RankByWords, term: string): number[] {
  const words = fold(term).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const typed = getWords(term)
  const ranks = rankByWords(typed)
  const withAll = inOrder(ranks, typed).filter((at) => ranks.get(at)?.matched.size === typed.length)
  const withParts = [...searched.keys()].filter((at) => words.every((word) => searched[at]?.text.includes(word)))
  const all = [...new Set([...withAll, ...withParts])]
  return all.length > 0 ? all : inOrder(ranks, typed)
}

/** Sums of the same numbers in another order differ in the last digits. */
const SCORE_DIGITS = 9

/** The positions by score, which counts more the more different words a place has. */
function inOrder(ranks: Ranks, typed: readonly string[]): number[] {
  const scored = [...ranks].map(([at, { score, matched }]) => {
    const different = new Set([...matched].map((number) => typed[number])).size
    return { at, score: Number((score * different).toPrecision(SCORE_DIGITS)) }
  })
  return scored.toSorted((one, other) => other.score - one.score || one.at - other.at).map(({ at }) => at)
}

/** @param texts of the language, and the English ones if they differ */
function toSearched(texts: readonly Place[], dishNames: readonly string[]): Searched {
  const fields = [
    texts.map(({ name }) => name).join(' '),
    [...texts.flatMap(({ tags }) => tags), ...dishNames].join(' '),
    texts.map(({ locality }) => locality).join(' '),
  ]
  const text = [...texts.map(({ name, locality, tags }) => `${name} ${locality} ${tags.join(' ')}`), ...dishNames]
  return { fields: fields.map(readField), text: fold(text.join(' ')) }
}

function readField(text: string): WordsOfField {
  return { words: getWords(text), length: new Set(splitWords(text)).size }
}

function getWords(text: string): string[] {
  return splitWords(text).map(fold).filter(Boolean)
}

function splitWords(text: string): string[] {
  return text.split(/[\n\r\p{Separator}\p{Punctuation}]+/u)
}

/** The form of a text for the search: lower case, no accents and no marks that nobody sees, single spaces. */
function fold(text: string): string {
  return toNormalForm(text, 'NFKD')
    .replace(/[\p{Mark}\p{Format}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
