import { nameKey } from '#contract/place/place-name.ts'
import { entryKey } from './english-entries.ts'
import type { CurrentEntries } from './current-translations.ts'

/** The names of places in all languages but English. Each of them means the same place as the English name. */
export type TranslatedNames = {
  /** The place that a name means. Undefined if there is none, or more than one. */
  toSlug(name: string): string | undefined
  /** The English name of the place that a translated name means. Any other name stays as it is. */
  inEnglish(name: string): string
  /** Like `inEnglish`, for the keys of names. */
  keyInEnglish(key: string): string
}

type Named = { readonly slug: string; readonly name: string }

/**
 * @param places with their English names
 * @param isEnglish true for the key of an English name
 * @param languages the entries of each language, read at the first name that is not English
 */
export function createTranslatedNames(
  places: readonly Named[],
  isEnglish: (key: string) => boolean,
  languages: () => readonly CurrentEntries[],
): TranslatedNames {
  let found: ReadonlyMap<string, Named | undefined> | undefined
  const find = (key: string) => (found ??= getTable(places, languages())).get(key)
  return {
    toSlug: (name) => find(nameKey(name))?.slug,
    inEnglish: (name) => {
      const key = nameKey(name)
      return isEnglish(key) ? name : (find(key)?.name ?? name)
    },
    keyInEnglish: (key) => {
      const place = isEnglish(key) ? undefined : find(key)
      return place ? nameKey(place.name) : key
    },
  }
}

/** Undefined stands for a name of several places. */
function getTable(
  places: readonly Named[],
  languages: readonly CurrentEntries[],
): ReadonlyMap<string, Named | undefined> {
  const byKey = new Map<string, Named | undefined>()
  for (const place of places) {
    const key = entryKey('places.json', null, place.slug)
    const names = languages.flatMap((entries) => entries[key]?.texts.name?.text ?? [])
    for (const name of new Set(names.map(nameKey))) byKey.set(name, byKey.has(name) ? undefined : place)
  }
  return byKey
}
