import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { readVersions } from '../platform/store/changes.ts'
import type { Executor } from '../platform/store/database.ts'
import type { Tables } from '../platform/store/tables.ts'
import { storedCalendar, storedCityParts, storedPlaces, storedTrips } from './stored-kind.ts'

/** The sources of a loading besides the database: the same ones give the same result. */
export type LoadingSources = {
  /** Absolute path of the content folder. */
  readonly folder: string
  /** The file with the whole program: another program may read the same folder in another way. */
  readonly program: string
}

/** SHA-256 of the program and of the content folder: the bytes of its texts, the names and sizes of its pictures. */
export function hashSources({ folder, program }: LoadingSources): string {
  const hash = createHash('sha256').update(process.version).update(readFileSync(program))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  for (const file of files) {
    const path = join(folder, file)
    const found = statSync(path, { throwIfNoEntry: false })
    hash.update(`\0${file}\0${found?.isFile() === true ? found.size : ''}\0`)
    if (/\.(geo)?json$/.test(file) && found?.isFile() === true) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** True if a loading from these sources would find nothing to do: since the last one, nothing that it reads changed. */
export async function isLoaded(executor: Executor, sourcesHash: string): Promise<boolean> {
  const city = await executor.selectFrom('city').select('loaded_state').executeTakeFirst()
  if (city === undefined || city.loaded_state === null) return false
  return city.loaded_state === (await hashState(executor, sourcesHash))
}

/** Notes the state that a loading leaves. It belongs to the transaction of the loading. */
export async function noteLoaded(transaction: Transaction<Tables>, sourcesHash: string): Promise<void> {
  const loaded_state = await hashState(transaction, sourcesHash)
  await transaction.updateTable('city').set({ loaded_state }).where('id', '=', 1).execute()
}

const deskTables = [storedCityParts, storedCalendar, storedPlaces, storedTrips].map(({ tables }) => tables.desk)

/** The counter covers changes that visitors see. The other compared values are those of the desk. */
async function hashState(executor: Executor, sourcesHash: string): Promise<string> {
  const { guide } = await readVersions(executor)
  const hash = createHash('sha256').update(`${sourcesHash} ${guide}`)
  for (const table of deskTables) {
    const rows = await executor
      .selectFrom(table)
      .select(['slug', 'version', 'has_draft', 'folder_hash'])
      .orderBy('slug')
      .execute()
    hash.update(JSON.stringify(rows))
  }
  return hash.digest('hex')
}
