import { nameKey } from '#contract/place/place-name.ts'
import { wordsOf } from './search/search-words.ts'
import { mapSliced, runAtOnce, type SlicedWork } from '../platform/concurrency/slices.ts'
import type { Place } from './places.store.ts'

type Named = Pick<Place, 'slug' | 'name' | 'facts'>

type PlaceByName = (name: string) => string | null

/**
 * Prepares finding places by their names. The name itself goes before the names in other languages, and these go before
 * names that only read alike: the search's words of a name have no accents, signs and scripts. A name that means more
 * than one place means none.
 */
export function createPlaceNames(places: readonly Named[]): PlaceByName {
  return runAtOnce(preparePlaceNames(places))
}

export function* preparePlaceNames(places: readonly Named[]): SlicedWork<PlaceByName> {
  const otherNames = ({ facts }: Named) => Object.values(facts?.names ?? {}).map(({ value }) => value.name)
  const allNames = (place: Named) => [place.name, ...otherNames(place)]
  const tables = [
    { keyOf: nameKey, slugs: yield* tableOf(places, ({ name }) => [name], nameKey) },
    { keyOf: nameKey, slugs: yield* tableOf(places, otherNames, nameKey) },
    { keyOf: wordKey, slugs: yield* tableOf(places, allNames, wordKey) },
  ]
  return (name) => {
    for (const { keyOf, slugs } of tables) {
      const found = slugs.get(keyOf(name))
      if (found !== undefined) return found
    }
    return null
  }
}

/** Slugs by key. Null stands for a key of several places. */
function* tableOf(
  places: readonly Named[],
  namesOf: (place: Named) => readonly string[],
  keyOf: (name: string) => string,
): SlicedWork<ReadonlyMap<string, string | null>> {
  const slugs = new Map<string, string | null>()
  yield* mapSliced(places, (place) => {
    for (const key of new Set(namesOf(place).map(keyOf))) {
      if (key !== '') slugs.set(key, slugs.has(key) ? null : place.slug)
    }
  })
  return slugs
}

function wordKey(name: string): string {
  return wordsOf(name).join(' ')
}
