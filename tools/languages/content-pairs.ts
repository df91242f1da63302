import { englishEntries } from '#server/guide/translations/english-entries.ts'
import { rewriteEntries, type WrittenEntry } from '#server/guide/translations/rewrite-entries.ts'
import { readContent } from '#server/guide/read-content.ts'
import type { Message } from './review-marks.ts'

/** The guide that is shipped. */
export const CITY = 'content/surat'

/** The translated texts of a city beside the English ones, by keys such as `places.json › dumas-beach › description`. */
export function readGuidePairs(city: string, language: string): Message[] {
  const content = readContent(city)
  const english = new Map(englishEntries(content).map(({ key, texts }) => [key, texts]))
  const entries = content.translations.find((translation) => translation.language === language)?.entries ?? []
  return entries.flatMap(({ file, key, texts, isChecked }) =>
    [...texts].map(([path, text]): Message => {
      const original = english.get(key)?.get(path) ?? ''
      return { file: `guide: ${file}`, key: `${key} › ${path}`, english: original, text, entry: key, isChecked }
    }),
  )
}

/**
 * Notes who has checked entries of a guide.
 * @param readers by entry. Null: nobody has
 */
export function writeReaders(city: string, language: string, readers: ReadonlyMap<string, string | null>): void {
  const translation = readContent(city).translations.find((one) => one.language === language)
  if (!translation) return
  const rewriting = new Map(
    [...readers].map(([entry, checkedBy]) => [entry, (written: WrittenEntry) => ({ ...written, checkedBy })]),
  )
  rewriteEntries(city, translation, rewriting)
}
