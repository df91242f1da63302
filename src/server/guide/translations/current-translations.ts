import * as z from 'zod/mini'
import type { Content } from '../read-content.ts'
import { englishEntries } from './english-entries.ts'

/**
 * The translated entries of a language whose English texts are still those that were translated, by the key of the
 * entry.
 */
export const CurrentEntries = z.record(
  z.string(),
  z.strictObject({
    /** Hash of the English texts in the store: an entry that somebody edits there is not the translated one any more. */
    english: z.string(),
    isChecked: z.boolean(),
    /** By the path of the field (see `textsByPath`). */
    texts: z.record(z.string(), z.string()),
  }),
)
export type CurrentEntries = z.infer<typeof CurrentEntries>

/**
 * The current entries of each language as JSON. The store keeps them as text, and only a language that somebody reads
 * is parsed.
 */
export function currentTranslations(content: Content): Record<string, string> {
  const english = new Map(englishEntries(content).map((entry) => [entry.key, entry.hash]))
  const stored = storedHashes(content)
  return Object.fromEntries(
    content.translations.map(({ language, entries }) => {
      const current = entries.filter(({ key, source }) => source === english.get(key))
      const byKey: CurrentEntries = Object.fromEntries(
        current.map(({ key, isChecked, texts }) => [
          key,
          { english: stored.get(key) ?? '', isChecked, texts: Object.fromEntries(texts) },
        ]),
      )
      return [language, JSON.stringify(byKey)]
    }),
  )
}

type Stored = Omit<Parameters<typeof englishEntries>[0], 'illustrations'>

/** Hashes of what the store has of the entries: all but the alternative texts of drawings. */
export function storedHashes({ city, places, trips, calendar, climate, fares }: Stored): ReadonlyMap<string, string> {
  const entries = englishEntries({ city, places, trips, calendar, climate, fares, illustrations: {} })
  return new Map(entries.map(({ key, hash }) => [key, hash]))
}
