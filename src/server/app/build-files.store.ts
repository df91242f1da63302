import type { Database } from '../platform/store/database.ts'
import type { BuildFileTable } from '../platform/store/tables.ts'

/** Names of one statement. */
export const NAMES_AT_ONCE = 200

type StoredFile = Pick<BuildFileTable, 'name' | 'bytes' | 'used_at'>

/** Notes that a process with these files runs. @returns the names that are not stored yet */
export async function touchBuildFiles(db: Database, names: readonly string[], at: string): Promise<string[]> {
  const missing: string[] = []
  for (let first = 0; first < names.length; first += NAMES_AT_ONCE) {
    const some = names.slice(first, first + NAMES_AT_ONCE)
    const touched = await db
      .updateTable('build_file')
      .set({ used_at: at })
      .where('name', 'in', some)
      .returning('name')
      .execute()
    const stored = new Set(touched.map(({ name }) => name))
    missing.push(...some.filter((name) => !stored.has(name)))
  }
  return missing
}

export async function insertBuildFile(db: Database, file: BuildFileTable): Promise<void> {
  await db
    .insertInto('build_file')
    .values(file)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ used_at: file.used_at }))
    .execute()
}

/** @returns those of the names that are stored. The index has all of it */
export async function findStoredNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('build_file').select('name').where('name', 'in', names).execute()
  return new Set(rows.map(({ name }) => name))
}

/** @returns the compressed file in base64 */
export async function findBuildFile(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('build_file').select('body').where('name', '=', name).executeTakeFirst()
  return row?.body
}

/** @returns the stored files without their bodies, the latest first. The index has all of it */
export async function listBuildFiles(db: Database): Promise<StoredFile[]> {
  return db.selectFrom('build_file').select(['name', 'bytes', 'used_at']).orderBy('used_at', 'desc').execute()
}

export async function deleteBuildFiles(db: Database, names: readonly string[]): Promise<void> {
  for (let first = 0; first < names.length; first += NAMES_AT_ONCE) {
    await db
      .deleteFrom('build_file')
      .where('name', 'in', names.slice(first, first + NAMES_AT_ONCE))
      .execute()
  }
}
