import { join } from 'node:path'
import { copyCityTo, Entries, type CityFolder } from './city-files.ts'
import { temporaryFolder } from './stores.ts'

export type { CityFolder }

type Entry = Record<string, unknown>

/** A copy of Surat's content folder that is removed after the test. */
export function copyCityFolder(): CityFolder {
  return copyCityTo(join(temporaryFolder(), 'surat'))
}

/** Changes one entry of a list. */
export function changeEntry(index: number, change: Entry): (entries: Entry[]) => Entry[] {
  return (entries) => entries.with(index, { ...entries[index], ...change })
}

/** Changes one entry of a list inside a file's object. */
export function changeListed(list: string, index: number, change: Entry): (content: Entry) => Entry {
  return (content) => ({ ...content, [list]: changeEntry(index, change)(Entries.parse(content[list])) })
}

/** Adds an entry to a list: a changed copy of the first one. */
export function addEntry(change: Entry): (entries: Entry[]) => Entry[] {
  return (entries) => [...entries, { ...entries[0], ...change }]
}
