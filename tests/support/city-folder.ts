import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { temporaryFolder } from './stores.ts'

const SURAT = 'content/surat'

type Entry = Record<string, unknown>

/** A copy of Surat's content folder that a test may change. */
export type CityFolder = {
  readonly path: string
  readonly placesFile: string
  /** Rewrites `places.json`. */
  editPlaces(edit: (places: Entry[]) => unknown): void
  editTrips(edit: (trips: Entry[]) => unknown): void
  editCity(edit: (city: Entry) => unknown): void
  /** Rewrites a file that holds one object, such as `calendar.json`. */
  editFile(file: string, edit: (content: Entry) => unknown): void
  write(file: string, text: string): void
  remove(file: string): void
}

const Entries = z.array(z.record(z.string(), z.unknown()))

export function copyCityFolder(): CityFolder {
  const path = join(temporaryFolder(), 'surat')
  cpSync(SURAT, path, { recursive: true })
  const read = (file: string): unknown => JSON.parse(readFileSync(join(path, file), 'utf8'))
  const write = (file: string, text: string) => writeFileSync(join(path, file), text)
  const editFile: CityFolder['editFile'] = (file, edit) =>
    write(file, JSON.stringify(edit(Entries.element.parse(read(file)))))
  return {
    path,
    placesFile: join(path, 'places.json'),
    editPlaces: (edit) => write('places.json', JSON.stringify(edit(Entries.parse(read('places.json'))))),
    editTrips: (edit) => write('trips.json', JSON.stringify(edit(Entries.parse(read('trips.json'))))),
    editCity: (edit) => editFile('city.json', edit),
    editFile,
    write,
    remove: (file) => rmSync(join(path, file)),
  }
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
