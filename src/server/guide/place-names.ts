import { isDeepStrictEqual } from 'node:util'
import { nameKey } from '#contract/place/place-name.ts'
import { getWords } from '#planning/search/search-words.ts'
import { runAtOnce, type SlicedWork } from '#planning/lists/sliced-work.ts'
import type { Place } from './places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'

type Named = Pick<Place, 'slug' | 'name' | 'facts'>

type PlaceByName = (name: string) => string | null

/** Finds places of the guide by slug and by name. */
export type PlaceNames = {
  readonly slugs: readonly string[]
  /** Position of a place in the order of the guide. Undefined: the guide does not have it. */
  readonly getPosition: (slug: string) => number | undefined
  /** The same array as long as no name changed. */
  readonly names: readonly string[]
  /** The keys of the names (see `nameKey`). */
  readonly isKey: (key: string) => boolean
  readonly positionOfKey: (key: string) => number | undefined
  /** The place that a name means. Null if there is none, or more than one. */
  readonly slugOfName: PlaceByName
  /** For the next renewal. */
  readonly parts: Parts
}

type Parts = {
  readonly keys: RenewedList<Named, Keys>
  readonly tables: Renewed<Omit<PlaceNames, 'parts'>>
}

/** The names by which a place is found. */
type Keys = {
  readonly slug: string
  readonly name: string
  readonly own: readonly string[]
  /** Its names in other languages. */
  readonly others: readonly string[]
  /** Without accents, signs and scripts. */
  readonly words: readonly string[]
}

/**
 * Prepares finding places by their names. The name itself goes before the names in other languages, and these go before
 * names that only read alike: the search's words of a name have no accents, signs and scripts. A name that means more
 * than one place means none.
 */
export function createPlaceNames(places: readonly Named[]): PlaceByName {
  return runAtOnce(renewPlaceNames(places)).slugOfName
}

/** @param before the same before a change */
export function* renewPlaceNames(places: readonly Named[], before?: PlaceNames): SlicedWork<PlaceNames> {
  const keys = yield* renewList(before?.parts.keys, places, { work: getKeys, isEqual: isDeepStrictEqual })
  const tables = renew(before?.parts.tables, [keys.results], () => getTables(keys.results))
  return { ...tables.value, parts: { keys, tables } }
}

function getKeys({ slug, name, facts }: Named): Keys {
  const others = Object.values(facts?.names ?? {}).map(({ value }) => value.name)
  return { slug, name, own: [nameKey(name)], others: others.map(nameKey), words: [name, ...others].map(wordKey) }
}

function getTables(keys: readonly Keys[]): Omit<PlaceNames, 'parts'> {
  const positions = new Map(keys.map(({ slug }, at) => [slug, at]))
  const byKey = new Map(keys.flatMap(({ own }, at) => own.map((key) => [key, at] as const)))
  const tables = [
    { getKey: nameKey, slugs: getTable(keys, ({ own }) => own) },
    { getKey: nameKey, slugs: getTable(keys, ({ others }) => others) },
    { getKey: wordKey, slugs: getTable(keys, ({ words }) => words) },
  ]
  return {
    slugs: keys.map(({ slug }) => slug),
    names: keys.map(({ name }) => name),
    getPosition: (slug) => positions.get(slug),
    isKey: (key) => byKey.has(key),
    positionOfKey: (key) => byKey.get(key),
    slugOfName: (name) => {
      for (const { getKey, slugs } of tables) {
        const found = slugs.get(getKey(name))
        if (found !== undefined) return found
      }
      return null
    },
  }
}

/** Slugs by key. Null stands for a key of several places. */
function getTable(
  places: readonly Keys[],
  keysFor: (place: Keys) => readonly string[],
): ReadonlyMap<string, string | null> {
  const slugs = new Map<string, string | null>()
  for (const place of places) {
    for (const key of new Set(keysFor(place))) {
      if (key !== '') slugs.set(key, slugs.has(key) ? null : place.slug)
    }
  }
  return slugs
}

function wordKey(name: string): string {
  return getWords(name).join(' ')
}
