import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Config } from '../../platform/config/config.ts'
import { OperatorError } from '../../platform/process/operator-error.ts'
import { migrate, migrateUpTo } from '../../platform/store/migrate.ts'
import { pauseRestoredLetters } from '../../admin/newsletter/letters.store.ts'
import type { Store } from '../../platform/store/database.ts'
import { readArchive, type Member } from './archive.ts'
import { receiveImages, type ArrivingImages } from './arriving-images.ts'
import { getNames } from './backup.ts'
import { toStamp } from './backup-names.ts'
import { getImage, RowOfCells, getTable, type Manifest, type Row } from './manifest.ts'
import { decryptFile, isEncrypted } from './encryption.ts'
import { openPostgresSite } from './postgres-site.ts'
import type { Aside, Site } from './site.ts'
import { openSqliteSite } from './sqlite-site.ts'
import { verifyBackup } from './verify.ts'

/** Parameters in one statement. SQLite allows 32,766 and Postgres 65,535. */
const VALUES_PER_STATEMENT = 10_000

const MAX_PARALLEL_IMAGES = 8

/** In the data folder: an encrypted backup is decrypted into it, and removed after the restore. */
const DECRYPTED_FOLDER = 'decrypting'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'backupKey'>

export type Restored = {
  readonly manifest: Manifest
  /** Null when there was no database. */
  readonly aside: Aside | null
  /** The number of images that only the old database named. They are kept beside it. */
  readonly imagesAside: number
}

type Options = {
  file: string
  at: Date
  /** Called after each step. */
  onStep: (step: 'checked' | 'filled' | 'ready' | 'restored') => void
}

/**
 * Replaces the installation's data by a backup, in any state of the current database. Nothing changes before the backup
 * was read to its end. The database changes in a single step once all other parts are ready. A kill before that step
 * leaves at most images without a row. A kill after it leaves images of the old database in their old places.
 * @throws ArchiveError | SiteError with a sentence for the operator
 */
export async function restoreBackup(place: Place, options: Options): Promise<Restored> {
  const { file } = options
  if (!(await isEncrypted(file))) return restorePlain(place, options)
  if (place.backupKey === null) throw new OperatorError(`${file} is encrypted: set BACKUP_KEY to its key.`)
  const folder = join(place.dataDir, DECRYPTED_FOLDER)
  const decrypted = join(folder, basename(file, '.age'))
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await decryptFile({ from: file, to: decrypted, key: place.backupKey })
    return await restorePlain(place, { ...options, file: decrypted })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restorePlain(place: Place, { file, at, onStep }: Options): Promise<Restored> {
  const manifest = await verifyBackup(file)
  onStep('checked')
  const name = `before-restore-${toStamp(at)}`
  const site = await openSite(place, name)
  try {
    const images = receiveImages(place, name)
    await fill(site.staged, { file, manifest, images })
    onStep('filled')
    const leaving = await imagesOnlyInPlace(site)
    await images.moveIntoPlace()
    onStep('ready')
    const aside = await site.swapIn()
    await images.moveAside(leaving.flatMap(getNames))
    onStep('restored')
    return { manifest, aside, imagesAside: leaving.length }
  } finally {
    await site.close()
  }
}

function openSite({ dataDir, databaseUrl }: Place, name: string): Promise<Site> {
  return databaseUrl === null
    ? openSqliteSite({ dataDir, asideFolder: join(dataDir, name) })
    : openPostgresSite({ databaseUrl, asideSchema: name.replaceAll('-', '_').toLowerCase() })
}

type Content = { file: string; manifest: Manifest; images: ArrivingImages }

/**
 * Rows go into the schema that they were written with. Later migrations then change them as they changed all other
 * rows.
 */
async function fill(staged: Store, { file, manifest, images }: Content): Promise<void> {
  await migrateUpTo(staged, manifest.migrations.at(-1)?.name)
  for (const { name } of manifest.tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(staged.db)
  const columnsFor = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  let arriving: { name: string; bytes: Buffer }[] = []
  const putArriving = async () => {
    await Promise.all(arriving.map(({ name, bytes }) => images.put(name, bytes)))
    arriving = []
  }
  for await (const member of readArchive(file)) {
    const table = getTable(member.name)
    const image = getImage(member.name)
    if (table !== undefined) await insertRows(staged, { table, columns: columnsFor.get(table) ?? [], member })
    if (image !== undefined) arriving.push({ name: image, bytes: member.bytes })
    if (arriving.length === MAX_PARALLEL_IMAGES) await putArriving()
  }
  await putArriving()
  await checkCounts(staged, manifest)
  await migrate(staged)
  await pauseRestoredLetters(staged.db)
}

type Part = { table: string; columns: readonly string[]; member: Member }

async function insertRows({ db }: Store, { table, columns, member }: Part): Promise<void> {
  const rows = parseRows(await promisify(gunzip)(member.bytes))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const atOnce = Math.max(1, Math.floor(VALUES_PER_STATEMENT / columns.length))
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += atOnce) {
      const values = rows.slice(start, start + atOnce).map((row) => sql`(${sql.join(row)})`)
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(transaction)
    }
  })
}

function parseRows(lines: Buffer): Row[] {
  return lines
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => RowOfCells.parse(JSON.parse(line)))
}

const Count = z.tuple([z.object({ count: z.coerce.number() })])

async function checkCounts({ db }: Store, { tables }: Manifest): Promise<void> {
  for (const { name, rows: expected } of tables) {
    const { rows } = await sql`select count(*) as count from ${sql.table(name)}`.execute(db)
    const [{ count }] = Count.parse(rows)
    if (count !== expected) throw new Error(`${name} has ${count} rows where the backup says ${expected}.`)
  }
}

async function imagesOnlyInPlace({ staged, imagesInPlace }: Site): Promise<string[]> {
  const rows = await staged.db.selectFrom('image').select('hash').execute()
  const staying = new Set(rows.map(({ hash }) => hash))
  return imagesInPlace.filter((hash) => !staying.has(hash))
}
