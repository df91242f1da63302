import { isDeepStrictEqual } from 'node:util'
import MiniSearch from 'minisearch'
import type { SlicedWork } from '#planning/search/sliced-work.ts'
import type { Place } from './places.store.ts'
import { renewList, type RenewedList } from './renewed.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** Finds the positions of places, best first. */
export type PlaceSearch = (term: string) => number[]

/** The texts by which a place is found. */
type Searched = {
  readonly slug: string
  readonly name: string
  readonly locality: string
  readonly tags: string
  /** All of it, for parts of words. */
  readonly text: string
}

/** The search, and what its next renewal needs. */
export type RenewedPlaceSearch = {
  readonly search: PlaceSearch
  readonly parts: { readonly searched: RenewedList<Place, Searched>; readonly index: PlaceIndex }
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
 * @param before the search before a change. Its index goes over to the new one.
 */
export function* renewPlaceSearch(
  places: readonly Place[],
  { dishNames, basis, english }: Texts,
  before?: RenewedPlaceSearch['parts'],
): SlicedWork<RenewedPlaceSearch> {
  const searched = yield* renewList(before?.searched, places, {
    basis,
    work: (place, at) => toSearched([...new Set([place, english[at] ?? place])], dishNames(place.slug)),
    isEqual: isDeepStrictEqual,
  })
  const index = before?.index ?? createPlaceIndex()
  const { results } = searched
  yield* index.renew(results)
  return { search: searchIn(results, index), parts: { searched, index } }
}

function searchIn(searched: readonly Searched[], index: PlaceIndex): PlaceSearch {
  let positions: ReadonlyMap<string, number> | undefined
  const inOrder = (found: readonly Ranked[]) => {
    positions ??= new Map(searched.map(({ slug }, at) => [slug, at]))
    const placed = found.flatMap(({ slug, score }) => {
      const at = positions?.get(slug)
      return at === undefined ? [] : [{ at, score }]
    })
    return placed.toSorted((one, other) => other.score - one.score || one.at - other.at).map(({ at }) => at)
  }
  return (term) => {
    const words = fold(term).split(' ').filter(Boolean)
    if (words.length === 0) return []
    const ranked = inOrder(index.search(term, 'AND'))
    const parts = [...searched.keys()].filter((at) => words.every((word) => searched[at]?.text.includes(word)))
    const all = [...new Set([...ranked, ...parts])]
    return all.length > 0 ? all : inOrder(index.search(term, 'OR'))
  }
}

type Ranked = { readonly slug: string; readonly score: number }

/** An index that follows the guide: there is one of each language. */
type PlaceIndex = {
  renew(searched: readonly Searched[]): SlicedWork<void>
  search(term: string, combineWith: 'AND' | 'OR'): Ranked[]
}

/** Scores of the same places differ in the last digits with the order in which the places came. */
const SCORE_DIGITS = 9

function createPlaceIndex(): PlaceIndex {
  const index = new MiniSearch<Searched>({
    idField: 'slug',
    fields: ['name', 'locality', 'tags'],
    processTerm: (word) => fold(word),
    searchOptions: { boost: { name: 3, tags: 2 }, prefix: true, fuzzy: fuzziness, maxFuzzy: 2 },
  })
  const known = new Map<string, Searched>()
  let last: readonly Searched[] | undefined
  return {
    *renew(searched) {
      if (searched === last) return
      const there = new Set(searched)
      for (const [slug, place] of known) {
        if (there.has(place)) continue
        index.remove(place)
        known.delete(slug)
        yield
      }
      for (const place of searched) {
        if (known.has(place.slug)) continue
        index.add(place)
        known.set(place.slug, place)
        yield
      }
      last = searched
    },
    search: (term, combineWith) =>
      index.search(term, { combineWith }).map(({ id, score }) => ({
        slug: String(id),
        score: Number(score.toPrecision(SCORE_DIGITS)),
      })),
  }
}

/** @param texts of the language, and the English ones if they differ */
function toSearched(texts: readonly Place[], dishNames: readonly string[]): Searched {
  const [{ slug } = { slug: '' }] = texts
  return {
    slug,
    name: texts.map(({ name }) => name).join(' '),
    locality: texts.map(({ locality }) => locality).join(' '),
    tags: [...texts.flatMap(({ tags }) => tags), ...dishNames].join(' '),
    text: fold(
      [...texts.map(({ name, locality, tags }) => `${name} ${locality} ${tags.join(' ')}`), ...dishNames].join(' '),
    ),
  }
}

/** Allows one wrong letter in four. Short words must match exactly. */
function fuzziness(word: string): number | false {
  return word.length >= 4 ? 0.25 : false
}

/** The form of a text for the search: lower case, no accents and no marks that nobody sees, single spaces. */
function fold(text: string): string {
  return toNormalForm(text, 'NFKD')
    .replace(/[\p{Mark}\p{Format}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
