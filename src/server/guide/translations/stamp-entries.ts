import type { EnglishEntry } from './english-entries.ts'
import { missingTexts, type Translation } from './read-translations.ts'
import { rewriteEntries, type WrittenEntry } from './rewrite-entries.ts'

/**
 * Writes the hash of the English texts into the entries in work that have all texts. An entry with a hash keeps it, so a
 * stale one stays stale until its translator empties the field.
 * @returns the number of entries that were stamped
 */
export function stampEntries(
  folder: string,
  { language, entries }: Translation,
  english: readonly EnglishEntry[],
): number {
  const originals = new Map(english.map((entry) => [entry.key, entry]))
  const rewriting = new Map(
    entries.flatMap(({ key, source, texts }) => {
      const original = originals.get(key)
      if (!original || source !== '') return []
      const isComplete = [...missingTexts(original.texts, texts), ...missingTexts(texts, original.texts)].length === 0
      return isComplete ? [[key, stampWith(original.hash)] as const] : []
    }),
  )
  rewriteEntries(folder, { language, entries }, rewriting)
  return rewriting.size
}

function stampWith(hash: string) {
  return ({ stale: _mended, ...entry }: WrittenEntry): WrittenEntry => ({ ...entry, source: hash })
}
