import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  TranslatedCalendar,
  TranslatedCity,
  TranslatedClimate,
  TranslatedDish,
  TranslatedFares,
  TranslatedIllustration,
  TranslatedPlace,
  TranslatedService,
  TranslatedTrip,
  type Origin,
} from '#contract/city/content-translations.ts'
import { languages } from '#contract/messages/languages.ts'
import { readList, readOptional } from '../content-files.ts'
import { entryKey, type EnglishEntry } from './english-entries.ts'
import { textsByPath, type Texts, type TextsByPath } from './texts-by-path.ts'

/** The translated entries of a language. A file that is not there has none. */
export type Translation = { readonly language: string; readonly entries: readonly TranslatedEntry[] }

export type TranslatedEntry = Pick<EnglishEntry, 'file' | 'key'> & {
  /** Hash of the English texts that were translated. Empty: in work. */
  readonly source: string
  /** True if a native reader has checked it. */
  readonly isChecked: boolean
  /** Paths of texts whose English text changed after `source` was written. */
  readonly stale: ReadonlySet<string>
  readonly texts: TextsByPath
}

/**
 * Reads the folders of the city's other languages. A language without a folder has no translation.
 * @param problems receives the errors of a file, by file, entry and field
 */
export function readTranslations(folder: string, codes: readonly string[], problems: string[]): Translation[] {
  return codes
    .filter((code) => /^[a-z]{2,3}$/.test(code) && code !== languages[0].code && existsSync(join(folder, code)))
    .map((language) => ({ language, entries: readEntries(folder, language, problems) }))
}

function readEntries(folder: string, language: string, problems: string[]): TranslatedEntry[] {
  const getFile = (file: string) => `${language}/${file}`
  const read = <T>(file: string, schema: z.ZodMiniType<T>) => readOptional(folder, getFile(file), schema, problems)
  const readAll = <T extends Entry>(file: string, schema: z.ZodMiniType<T>) =>
    toEntries(file, null, existsSync(join(folder, getFile(file))) && readList(folder, getFile(file), schema, problems))
  const city = read('city.json', TranslatedCity)
  const calendar = read('calendar.json', TranslatedCalendar)
  const fares = read('fares.json', TranslatedFares)
  const climate = read('climate.json', TranslatedClimate)
  return [
    ...readAll('places.json', TranslatedPlace),
    ...readAll('trips.json', TranslatedTrip),
    ...toEntries('city.json', null, city && [city]),
    ...toEntries('calendar.json', 'events', calendar?.events),
    ...toEntries('calendar.json', 'seasons', calendar?.seasons),
    ...toEntries('calendar.json', 'sources', calendar?.sources),
    ...toEntries('fares.json', 'rides', fares?.rides),
    ...toEntries('fares.json', 'tickets', fares?.tickets),
    ...toEntries('fares.json', 'ways', fares?.ways),
    ...toEntries('climate.json', null, climate && [climate]),
    ...readAll('dishes.json', TranslatedDish),
    ...readAll('services.json', TranslatedService),
    ...readAll('illustrations.json', TranslatedIllustration),
  ]
}

type Entry = Origin & { readonly [field: string]: Texts }

function toEntries(
  file: string,
  list: string | null,
  entries: readonly Entry[] | false | null | undefined,
): TranslatedEntry[] {
  return (entries || []).map(({ slug, source, madeBy: _madeBy, checkedBy, stale, ...texts }) => ({
    file,
    key: entryKey(file, list, slug),
    source,
    isChecked: checkedBy !== null,
    stale: new Set(stale),
    texts: textsByPath(texts),
  }))
}

/**
 * Problems that schemas cannot see: two entries for one, and texts that are missing or too many although the English
 * ones are those that were translated. A change of the English texts is no problem: the translation is only stale then.
 */
export function problemsOfTranslation(translation: Translation, english: readonly EnglishEntry[]): string[] {
  const englishFor = new Map(english.map((entry) => [entry.key, entry]))
  const seen = new Set<string>()
  return translation.entries.flatMap(({ key, source, stale, texts }) => {
    const name = `${translation.language}/${key}`
    if (seen.has(key)) return [`${name} › slug: is there twice`]
    seen.add(key)
    const original = englishFor.get(key)
    if (original?.hash !== source) return []
    return [
      ...missingTexts(original.texts, texts)
        .filter((path) => !stale.has(path))
        .map((path) => `${name} › ${path}: is missing`),
      ...missingTexts(texts, original.texts).map((path) => `${name} › ${path}: the English entry has no such text`),
    ]
  })
}

/** Paths of texts that the other entry does not have. */
export function missingTexts(texts: TextsByPath, other: TextsByPath): string[] {
  return [...texts.keys()].filter((path) => !other.has(path))
}
