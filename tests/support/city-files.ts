import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

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
  /** Rewrites a file that holds a list, such as `dishes.json`. */
  editList(file: string, edit: (entries: Entry[]) => unknown): void
  write(file: string, text: string): void
  /** Removes a file, or a folder with all that it holds. */
  remove(file: string): void
}

export const Entries = z.array(z.record(z.string(), z.unknown()))

/** Copies the content of Surat to a folder, which the caller removes. */
export function copyCityTo(path: string): CityFolder {
  cpSync(SURAT, path, { recursive: true })
  const read = (file: string): unknown => JSON.parse(readFileSync(join(path, file), 'utf8'))
  const write = (file: string, text: string) => writeFileSync(join(path, file), text)
  const editFile: CityFolder['editFile'] = (file, edit) =>
    write(file, JSON.stringify(edit(Entries.element.parse(read(file)))))
  const editList: CityFolder['editList'] = (file, edit) => write(file, JSON.stringify(edit(Entries.parse(read(file)))))
  return {
    path,
    placesFile: join(path, 'places.json'),
    editPlaces: (edit) => editList('places.json', edit),
    editTrips: (edit) => editList('trips.json', edit),
    editCity: (edit) => editFile('city.json', edit),
    editFile,
    editList,
    write,
    remove: (file) => rmSync(join(path, file), { recursive: true }),
  }
}
