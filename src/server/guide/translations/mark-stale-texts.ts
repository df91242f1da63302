import { englishEntries, type EnglishEntry } from './english-entries.ts'
import { missingTexts, type TranslatedEntry } from './read-translations.ts'
import { rewriteEntries, type WrittenEntry } from './rewrite-entries.ts'
import type { TextsByPath } from './texts-by-path.ts'
import type { Content } from '../read-content.ts'

type English = Parameters<typeof englishEntries>[0]

/**
 * Keeps the translations of a folder whose English texts changed in a few places, and marks the texts that changed as
 * stale. Without it, the whole entry would be stale. A trip stays stale as a whole: it is read in one language.
 * @param folder has the changed English texts, and translations of the texts before
 * @param before the content that the translations belong to
 * @param after the content of the folder
 */
export function markStaleTexts(folder: string, before: English, after: English & Pick<Content, 'translations'>): void {
  const old = byKey(englishEntries(before))
  const present = byKey(englishEntries(after))
  for (const translation of after.translations) {
    const rewriting = translation.entries.flatMap((entry) => {
      const [was, is] = [old.get(entry.key), present.get(entry.key)]
      const isMarked = was && is && entry.file !== 'trips.json' && entry.source === was.hash && was.hash !== is.hash
      return isMarked ? [[entry.key, markEntry(entry, was.texts, is)] as const] : []
    })
    rewriteEntries(folder, translation, new Map(rewriting))
  }
}

function markEntry({ stale, texts }: TranslatedEntry, was: TextsByPath, is: EnglishEntry) {
  const marked = [...is.texts.keys()].filter((path) => stale.has(path) || was.get(path) !== is.texts.get(path))
  // The last items of a list are removed first, so that the others keep their places.
  const leftOver = missingTexts(texts, is.texts).toReversed()
  return (entry: WrittenEntry): WrittenEntry => {
    const copy = structuredClone(entry)
    for (const path of leftOver) removeText(copy, path.split('.'))
    return { ...copy, source: is.hash, stale: marked }
  }
}

function removeText(target: unknown, [field = '', ...rest]: readonly string[]): void {
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, field)) return
  if (rest.length > 0) removeText(Reflect.get(target, field), rest)
  else if (Array.isArray(target)) target.splice(Number(field), 1)
  else Reflect.deleteProperty(target, field)
}

function byKey(entries: readonly EnglishEntry[]): ReadonlyMap<string, EnglishEntry> {
  return new Map(entries.map((entry) => [entry.key, entry]))
}
