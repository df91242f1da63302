import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Content } from '../read-content.ts'
import { englishEntries } from './english-entries.ts'

/**
 * The translated entries of a language whose English texts are still those that were translated, by the key of the
 * entry.
 */
const CurrentEntries = z.record(
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

/** Every start packs them, to see whether the folder has changed. */
const FASTEST = 1

/**
 * The current entries of each language, packed by `pack`. Only a language that somebody reads is unpacked: as plain text,
 * the translations to two languages would take 4 MB of each process.
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
      return [language, pack(byKey)]
    }),
  )
}

/** JSON, compressed, in base64: text that a row can hold and that takes one byte for each character in memory. */
function pack(entries: CurrentEntries): string {
  return deflateRawSync(JSON.stringify(entries), { level: FASTEST }).toString('base64')
}

/** The entries of a language that `currentTranslations` has packed. */
export function unpackTranslations(packed: string): CurrentEntries {
  return CurrentEntries.parse(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()))
}

type Stored = Omit<Parameters<typeof englishEntries>[0], 'illustrations'>

/** Hashes of what the store has of the entries: all but the alternative texts of drawings. */
export function storedHashes({ city, places, trips, calendar, climate, fares }: Stored): ReadonlyMap<string, string> {
  const entries = englishEntries({ city, places, trips, calendar, climate, fares, illustrations: {} })
  return new Map(entries.map(({ key, hash }) => [key, hash]))
}
