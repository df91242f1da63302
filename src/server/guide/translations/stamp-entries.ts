import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { entryKey, type EnglishEntry } from './english-entries.ts'
import { missingTexts, type Translation } from './read-translations.ts'

const Entry = z.looseObject({ slug: z.string(), source: z.string() })
type Entry = z.infer<typeof Entry>
/** A file of a translation: a list, one entry, or lists by their names. */
const File = z.union([z.array(Entry), Entry, z.record(z.string(), z.array(Entry))])

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
  const hashes = new Map(
    entries.flatMap(({ key, source, texts }) => {
      const original = originals.get(key)
      if (!original || source !== '') return []
      const isComplete = [...missingTexts(original.texts, texts), ...missingTexts(texts, original.texts)].length === 0
      return isComplete ? [[key, original.hash] as const] : []
    }),
  )
  const files = new Set(entries.filter(({ key }) => hashes.has(key)).map(({ file }) => file))
  for (const file of files) {
    const path = join(folder, language, file)
    const stamped = stampFile(file, File.parse(JSON.parse(readFileSync(path, 'utf8'))), hashes)
    writeFileSync(path, `${JSON.stringify(stamped, null, 2)}\n`)
  }
  return hashes.size
}

function stampFile(file: string, json: z.infer<typeof File>, hashes: ReadonlyMap<string, string>): unknown {
  const stamp = (list: string | null, entry: Entry): Entry => ({
    ...entry,
    source: hashes.get(entryKey(file, list, entry.slug)) ?? entry.source,
  })
  if (Array.isArray(json)) return json.map((entry) => stamp(null, entry))
  const one = Entry.safeParse(json)
  if (one.success) return stamp(null, one.data)
  const lists = z.record(z.string(), z.array(Entry)).parse(json)
  return Object.fromEntries(
    Object.entries(lists).map(([list, entries]) => [list, entries.map((entry) => stamp(list, entry))]),
  )
}
