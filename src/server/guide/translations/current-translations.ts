import { hash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Content } from '../read-content.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { englishEntries, entryKey, entryOfPlace } from './english-entries.ts'
import type { TextsByPath } from './texts-by-path.ts'

const CurrentEntry = z.strictObject({
  isChecked: z.boolean(),
  /** By the path of the field (see `textsByPath`). */
  texts: z.record(
    z.string(),
    z.strictObject({
      text: z.string(),
      /** Digest of the English text in the store (see `getDigest`): a text that somebody edits there is no longer translated. */
      of: z.string(),
    }),
  ),
})
type CurrentEntry = z.infer<typeof CurrentEntry>

/** The translated entries of a language whose English texts in the folder are still those that were translated, by key. */
const CurrentEntries = z.record(z.string(), CurrentEntry)
export type CurrentEntries = z.infer<typeof CurrentEntries>

/** 48 bits of SHA-256: nobody gains by a text that looks unchanged. */
const DIGEST_LENGTH = 8

/** To be raised when `currentTranslations` makes another form of the same folder. */
const FORM = 1

/** All that `currentTranslations` depends on, as plain values. It takes a third of the time. */
export function sourcesOfTranslations({ translations, ...english }: Content): unknown {
  const plain = translations.map(({ language, entries }) => ({
    language,
    entries: entries.map((entry) => ({ ...entry, stale: [...entry.stale], texts: [...entry.texts] })),
  }))
  return { form: FORM, english, translations: plain }
}

/** The current entries of each language, by its code. */
export function currentTranslations(content: Content): Record<string, CurrentEntries> {
  const english = new Map(englishEntries(content).map((entry) => [entry.key, entry.hash]))
  const stored = storedTexts(content)
  return Object.fromEntries(
    content.translations.map(({ language, entries }) => {
      const current = entries.filter(({ key, source }) => source === english.get(key))
      const byKey: CurrentEntries = Object.fromEntries(
        current.map(({ key, isChecked, stale, texts }) => {
          const ofEntry = stored.get(key)
          const current = [...texts].filter(([path]) => !stale.has(path))
          const withDigests = current.map(([path, text]) => [path, { text, of: getDigest(ofEntry, path) }])
          return [key, { isChecked, texts: Object.fromEntries(withDigests) }]
        }),
      )
      return [language, byKey]
    }),
  )
}

/**
 * The texts of a translated entry, by their paths, whose English texts in the store are still the translated ones. Null:
 * none is.
 */
export function currentTexts(
  entry: CurrentEntry | undefined,
  stored: TextsByPath | undefined,
): Readonly<Record<string, string>> | null {
  const current = Object.entries(entry?.texts ?? {}).filter(([path, { of }]) => of === getDigest(stored, path))
  return current.length === 0 ? null : Object.fromEntries(current.map(([path, { text }]) => [path, text]))
}

/** Empty for a text that the store does not have, such as the alternative text of a drawing. */
function getDigest(texts: TextsByPath | undefined, path: string): string {
  const text = texts?.get(path)
  return text === undefined ? '' : hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH)
}

/**
 * JSON, compressed, in base64: text that a row can hold. Only a language that somebody reads is unpacked: as plain text,
 * the translations to two languages would take 4 MB of each process.
 */
export function packTranslations(entries: CurrentEntries): string {
  return deflateRawSync(JSON.stringify(entries)).toString('base64')
}

/** The entries of a language that `packTranslations` has packed. */
export function unpackTranslations(packed: string): CurrentEntries {
  return CurrentEntries.parse(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()))
}

/** The English texts that the store has of a place. */
export function textsOfStoredPlace(place: ContentPlace): TextsByPath {
  return entryOfPlace(place, {}).texts
}

type Stored = Omit<Parameters<typeof englishEntries>[0], 'illustrations'>

/**
 * The English texts that the store has of the entries: all but the alternative texts of drawings.
 * @param translated the translations that are compared with them. Places without one are left out, because an
 *   installation may have thousands.
 */
export function storedTexts(
  { city, places: all, trips, calendar, climate, fares, dishes = [], services = [] }: Stored,
  translated?: readonly CurrentEntries[],
): ReadonlyMap<string, TextsByPath> {
  const isCompared = (slug: string) =>
    translated?.some((language) => language[entryKey('places.json', null, slug)] !== undefined) ?? true
  const places = all.filter(({ slug }) => isCompared(slug))
  const entries = englishEntries({
    city,
    places,
    trips,
    calendar,
    climate,
    fares,
    dishes,
    services,
    illustrations: {},
  })
  return new Map(entries.map(({ key, texts }) => [key, texts]))
}
