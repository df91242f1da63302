import MiniSearch from 'minisearch'
import type { Place } from './places.store.ts'

export type PlaceSearch = (term: string) => Place[]

/**
 * Prepares the search over all places: by name, locality and tags, whatever the case and the accents. A word may be
 * begun (`cas`), be part of one (`astl`) or carry a typo (`casle`). Every word of the term must be found; when no place
 * has them all, places that have some are offered.
 */
export function createPlaceSearch(places: readonly Place[]): PlaceSearch {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const index = new MiniSearch<{ slug: string; name: string; locality: string; tags: string }>({
    idField: 'slug',
    fields: ['name', 'locality', 'tags'],
    processTerm: (word) => fold(word),
    searchOptions: { boost: { name: 3, tags: 2 }, prefix: true, fuzzy: fuzziness, maxFuzzy: 2 },
  })
  index.addAll(places.map(({ slug, name, locality, tags }) => ({ slug, name, locality, tags: tags.join(' ') })))
  const texts = places.map((place) => ({
    place,
    text: fold(`${place.name} ${place.locality} ${place.tags.join(' ')}`),
  }))

  return (term) => {
    const words = fold(term).split(' ').filter(Boolean)
    if (words.length === 0) return []
    const ranked = index.search(term, { combineWith: 'AND' }).flatMap(({ id }) => bySlug.get(id) ?? [])
    const parts = texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ place }) => place)
    const all = [...new Set([...ranked, ...parts])]
    if (all.length > 0) return all
    return index.search(term, { combineWith: 'OR' }).flatMap(({ id }) => bySlug.get(id) ?? [])
  }
}

/** One wrong letter in four, none in words too short to survive it. */
function fuzziness(word: string): number | false {
  return word.length >= 4 ? 0.25 : false
}

/** A text as it is searched: lower case, without accents, single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
