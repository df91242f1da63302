import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { entryKey } from './english-entries.ts'
import type { Translation } from './read-translations.ts'

/** An entry as it stands in its file. */
const WrittenEntry = z.looseObject({ slug: z.string(), source: z.string() })
export type WrittenEntry = z.infer<typeof WrittenEntry>

/** A file of a translation: a list, one entry, or lists by their names. */
const File = z.union([z.array(WrittenEntry), WrittenEntry, z.record(z.string(), z.array(WrittenEntry))])

/** Changes of entries, by their key. */
export type Rewriting = ReadonlyMap<string, (entry: WrittenEntry) => WrittenEntry>

/** Writes the files of a language in which entries change. All others stay as they are. */
export function rewriteEntries(folder: string, { language, entries }: Translation, rewriting: Rewriting): void {
  const files = new Set(entries.filter(({ key }) => rewriting.has(key)).map(({ file }) => file))
  for (const file of files) {
    const path = join(folder, language, file)
    const rewritten = rewriteFile(file, File.parse(JSON.parse(readFileSync(path, 'utf8'))), rewriting)
    writeFileSync(path, `${JSON.stringify(rewritten, null, 2)}\n`)
  }
}

function rewriteFile(file: string, json: z.infer<typeof File>, rewriting: Rewriting): unknown {
  const rewrite = (list: string | null, entry: WrittenEntry): WrittenEntry =>
    rewriting.get(entryKey(file, list, entry.slug))?.(entry) ?? entry
  if (Array.isArray(json)) return json.map((entry) => rewrite(null, entry))
  const one = WrittenEntry.safeParse(json)
  if (one.success) return rewrite(null, one.data)
  const lists = z.record(z.string(), z.array(WrittenEntry)).parse(json)
  return Object.fromEntries(
    Object.entries(lists).map(([list, entries]) => [list, entries.map((entry) => rewrite(list, entry))]),
  )
}
