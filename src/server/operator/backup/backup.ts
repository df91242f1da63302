import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Config } from '../../platform/config/config.ts'
import { openImages } from '../../account/media/open-images.ts'
import type { Images } from '../../account/media/images.ts'
import { syncFolder } from '../../platform/files/durable-files.ts'
import { imageName } from '../../account/media/uploads.ts'
import { readMigrations } from '../../platform/store/migrate.ts'
import { beginArchive, readArchive, type ArchiveWriter } from './archive.ts'
import { imageMember, rowsName, type Manifest, type Row } from './manifest.ts'
import { readSchema, type Schema } from './schema.ts'
import { openSnapshot, type AppliedMigration, type Snapshot } from './snapshot.ts'

/** A member with rows ends with the row that reaches this length before compression. */
export const PART_BYTES = 1024 * 1024

const MAX_PARALLEL_IMAGES = 8

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

/**
 * Writes all data of an installation into one file; the server may run meanwhile. Rows come from one instant. The
 * images that they name follow, since images never change. The file is read back before it gets its name.
 * @param file must not exist
 * @throws Error with a sentence for the operator
 */
export async function makeBackup(place: Place, { file, at }: { file: string; at: Date }): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.part`
  // The file holds the personal data of all users, so only its owner may read it.
  const handle = await open(unfinished, 'w', 0o600)
  try {
    const manifest = await writeBackup(place, await beginArchive(handle, at), at)
    for await (const _member of readArchive(unfinished));
    await handle.close()
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    await handle.close()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeBackup(place: Place, archive: ArchiveWriter, at: Date): Promise<Manifest> {
  const snapshot = await openSnapshot(place)
  const { engine, migrations } = snapshot
  const tables: Manifest['tables'] = []
  const hashes: string[] = []
  try {
    const schema = await readSchema(getLevel(migrations))
    for (const table of schema.backedUp) {
      const onRow =
        table.name === 'image' ? (row: Row) => hashes.push(String(row[table.columns.indexOf('hash')])) : null
      tables.push({
        name: table.name,
        columns: [...table.columns],
        rows: await writeRows(archive, { snapshot, table, onRow }),
      })
    }
  } finally {
    await snapshot.close()
  }
  const images = await writeImages(archive, openImages(place), hashes)
  const manifest = { createdAt: at.toISOString(), engine, migrations: [...migrations], tables, images }
  await archive.finish(manifest)
  return manifest
}

/**
 * @returns the last migration's name
 * @throws Error when this version does not know the schema
 */
function getLevel(applied: readonly AppliedMigration[]): string {
  const known = readMigrations()
  const unknown = applied.find(({ name, checksum }, index) => {
    const own = known[index]
    return own?.name !== name || own.checksum !== checksum
  })
  if (unknown) throw new Error(`The database was made by another version: it has ${unknown.name}, unknown here.`)
  const last = applied.at(-1)
  if (!last) throw new Error('The database is empty: there is nothing to back up.')
  return last.name
}

type Rows = { snapshot: Snapshot; table: Schema['backedUp'][number]; onRow: ((row: Row) => void) | null }

/** @returns the number of rows */
async function writeRows(archive: ArchiveWriter, { snapshot, table, onRow }: Rows): Promise<number> {
  let lines: string[] = []
  let bytes = 0
  let parts = 0
  let rows = 0
  const writePart = async () => {
    parts += 1
    await archive.add(rowsName(table.name, parts), await promisify(gzip)(lines.join('')))
    lines = []
    bytes = 0
  }
  for await (const row of snapshot.rows(table)) {
    const line = `${JSON.stringify(row)}\n`
    lines.push(line)
    bytes += Buffer.byteLength(line)
    rows += 1
    onRow?.(row)
    if (bytes >= PART_BYTES) await writePart()
  }
  if (lines.length > 0) await writePart()
  return rows
}

async function writeImages(
  archive: ArchiveWriter,
  images: Images,
  hashes: readonly string[],
): Promise<Manifest['images']> {
  const written = { files: 0, bytes: 0, missing: 0 }
  for (let start = 0; start < hashes.length; start += MAX_PARALLEL_IMAGES) {
    const names = hashes.slice(start, start + MAX_PARALLEL_IMAGES).flatMap(getNames)
    const found = await Promise.all(names.map(async (name) => ({ name, bytes: await images.get(name) })))
    for (const { name, bytes } of found) {
      if (bytes) {
        await archive.add(imageMember(name), bytes)
        written.files += 1
        written.bytes += bytes.length
      } else written.missing += 1
    }
  }
  return written
}

/** The names of an image's files. */
export function getNames(hash: string): string[] {
  return [imageName(hash, 'large'), imageName(hash, 'small')]
}
