import MiniSearch from 'minisearch'
import { mapSliced, type SlicedWork } from '../platform/concurrency/slices.ts'
import type { Place } from './places.store.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

export type PlaceSearch = (term: string) => Place[]

/**
 * Prepares the search in names, localities and tags. Case and accents are ignored. A word may be the beginning (`cas`)
 * or a part (`astl`) of a word, or have a typo (`casle`). All words of the term must match. When no place has all of
 * them, places with some of them are the result.
 * @param dishNames what one eats at a place, by its slug
 * @param englishOf the English texts of a place, by which it is found in every language
 */
export function* preparePlaceSearch(
  places: readonly Place[],
  englishOf: (place: Place) => Place = (place) => place,
  dishNames: (slug: string) => readonly string[] = () => [],
): SlicedWork<PlaceSearch> {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const index = new MiniSearch<{ slug: string; name: string; locality: string; tags: string }>({
    idField: 'slug',
    fields: ['name', 'locality', 'tags'],
    processTerm: (word) => fold(word),
    searchOptions: { boost: { name: 3, tags: 2 }, prefix: true, fuzzy: fuzziness, maxFuzzy: 2 },
  })
  const searched = places.map((place) => ({ place, texts: [...new Set([place, englishOf(place)])] }))
  yield* mapSliced(searched, ({ place: { slug }, texts }) =>
    index.add({
      slug,
      name: texts.map(({ name }) => name).join(' '),
      locality: texts.map(({ locality }) => locality).join(' '),
      tags: [...texts.flatMap(({ tags }) => tags), ...dishNames(slug)].join(' '),
    }),
  )
  const texts = yield* mapSliced(searched, ({ place, texts }) => ({
    place,
    text: fold(
      [
        ...texts.map(({ name, locality, tags }) => `${name} ${locality} ${tags.join(' ')}`),
        ...dishNames(place.slug),
      ].join(' '),
    ),
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
