import {
  cpSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { backUp, readBackedUpRows, restore } from '../../../../tests/support/backups.ts'
import { isFullSuite } from '../../../../tests/support/full-suite.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { storedFiles } from '../../../../tests/support/images.ts'
import { fillInstallation, runTool } from '../../../../tests/support/installations.ts'
import { onRelease, shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import {
  createStoreLocation,
  createStoreLocationForSuite,
  temporaryFolder,
  getVariables,
  type StoreLocation,
} from '../../../../tests/support/stores.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeBackup } from './backup.ts'

const tag = { tags: 'weakness/restore-over-damage' }

/** In bytes. SQLite's default. */
const PAGE = 4096

const ASIDE = 'before-restore-20260302T080000Z'

const ASIDE_SCHEMA = 'before_restore_20260302t080000z'

function overwrite(path: string, { from, bytes }: { from: number; bytes: number }): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, from)
  closeSync(file)
}

function replaceBy(path: string, bytes: string | Uint8Array): void {
  rmSync(path)
  writeFileSync(path, bytes)
}

function run(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

type Damage = { what: string; damage: (path: string) => void }

/** One of each kind: what no database can open, what one opens and cannot read, what is not there, what is not ours. */
const damages: readonly Damage[] = [
  { what: 'its header is overwritten', damage: (path) => overwrite(path, { from: 0, bytes: 100 }) },
  {
    what: 'everything behind its first page is overwritten',
    damage: (path) => overwrite(path, { from: PAGE, bytes: statSync(path).size - PAGE }),
  },
  { what: 'it was cut within a page', damage: (path) => cut(path, (statSync(path).size >> 1) + 100) },
  {
    what: 'it is missing and its log is left',
    damage: (path) => {
      rmSync(path)
      writeFileSync(`${path}-wal`, Buffer.alloc(3 * PAGE, 7))
      writeFileSync(`${path}-shm`, Buffer.alloc(PAGE, 7))
    },
  },
  {
    what: 'a folder is in its place',
    damage: (path) => {
      rmSync(path)
      mkdirSync(join(path, 'lost+found'), { recursive: true })
    },
  },
  { what: 'its log is garbage', damage: (path) => writeFileSync(`${path}-wal`, Buffer.alloc(5 * PAGE, 0x5a)) },
  {
    what: 'tables are missing in it',
    damage: (path) => run(path, 'pragma foreign_keys = off; drop table image; drop table account'),
  },
  {
    what: 'it belongs to another product',
    damage: (path) => {
      rmSync(path)
      run(path, `pragma page_size = 1024; create table account (colour text); insert into account values ('blue')`)
    },
  },
]

const furtherDamages: readonly Damage[] = [
  { what: 'its page size is impossible', damage: (path) => overwrite(path, { from: 16, bytes: 2 }) },
  { what: 'its format is unknown', damage: (path) => overwrite(path, { from: 18, bytes: 2 }) },
  { what: 'its schema is overwritten', damage: (path) => overwrite(path, { from: 100, bytes: PAGE - 100 }) },
  {
    what: 'its second half is overwritten',
    damage: (path) => overwrite(path, { from: statSync(path).size >> 1, bytes: statSync(path).size >> 1 }),
  },
  { what: 'it was cut to its first page', damage: (path) => cut(path, PAGE) },
  { what: 'it is empty', damage: (path) => cut(path, 0) },
  { what: 'it is a text', damage: (path) => replaceBy(path, 'Dear Surat, '.repeat(5_000)) },
  { what: 'it is zeros', damage: (path) => replaceBy(path, Buffer.alloc(20 * PAGE)) },
  { what: 'it is missing', damage: (path) => rmSync(path) },
  { what: 'a folder is in the place of its log', damage: (path) => mkdirSync(`${path}-wal`) },
  {
    what: 'a journal of garbage lies beside it',
    damage: (path) => writeFileSync(`${path}-journal`, Buffer.alloc(PAGE, 0x5a)),
  },
  {
    what: 'its tables have other columns',
    damage: (path) =>
      run(
        path,
        'pragma foreign_keys = off; drop table image; create table image (x); drop table migration; create table migration (y)',
      ),
  },
]

function cut(path: string, bytes: number): void {
  writeFileSync(path, readFileSync(path).subarray(0, bytes))
}

type Whole = { location: StoreLocation; file: string; rows: Awaited<ReturnType<typeof readBackedUpRows>> }

describe('a restore over a damaged database on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let whole: Promise<Whole> | undefined

  const fill = async (): Promise<Whole> => {
    const location = { dataDir: join(folder, 'whole'), databaseUrl: null }
    await fillInstallation(location)
    const file = join(folder, 'backup.tar')
    await makeBackup(readConfig(getVariables(location)), { file, at: new Date() })
    return { location, file, rows: await readBackedUpRows(location) }
  }
  /** Copies an installation that has a backup. */
  const copyInstallation = async () => {
    whole ??= fill()
    const { location, file, rows } = await whole
    const dataDir = temporaryFolder()
    cpSync(location.dataDir, dataDir, { recursive: true })
    return { location: { dataDir, databaseUrl: null }, file, rows, images: storedFiles({ location }).toSorted() }
  }

  test.each(isFullSuite ? [...damages, ...furtherDamages] : damages)(
    'succeeds when $what, and keeps what was there',
    tag,
    async ({ damage }) => {
      const { location, file, rows, images } = await copyInstallation()
      damage(join(location.dataDir, 'safarnama.sqlite'))
      const before = databaseFiles(location.dataDir)

      const { aside } = await restore(location, file)

      expect(await readBackedUpRows(location)).toEqual(rows)
      expect(storedFiles({ location }).toSorted()).toEqual(images)
      expect(aside?.place).toBe(before.length > 0 ? join(location.dataDir, ASIDE) : undefined)
      expect(existsSync(join(location.dataDir, ASIDE))).toBe(before.length > 0)
      expect(readdirSync(location.dataDir)).not.toContain('restoring')
    },
  )

  test('succeeds whichever page of it is overwritten', tag, async () => {
    const { location, file, rows } = await copyInstallation()
    const path = join(location.dataDir, 'safarnama.sqlite')
    const sound = readFileSync(path)
    const pages = sound.length / PAGE
    const step = scaled({ brief: Math.floor(pages / 3), short: Math.floor(pages / 12), full: 1 })
    for (let page = 0; page < pages; page += step) {
      writeFileSync(path, sound)
      overwrite(path, { from: page * PAGE, bytes: PAGE })
      await restore(location, file)
      expect(await readBackedUpRows(location)).toEqual(rows)
      rmSync(join(location.dataDir, ASIDE), { recursive: true })
    }
  })

  test('says in a sentence that it was damaged, and where it is', tag, async () => {
    const { location, file } = await copyInstallation()
    const path = join(location.dataDir, 'safarnama.sqlite')
    overwrite(path, { from: PAGE, bytes: statSync(path).size - PAGE })
    const damaged = readFileSync(path)

    const { status, output } = await runTool('restore', { args: [file], env: getVariables(location) })

    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('The backup is in place.') })
    const previous = /^The previous database is damaged. It is kept as it is: (\S+before-restore-\d{8}T\d{6}Z)/m.exec(
      output,
    )
    expect(readFileSync(join(previous?.[1] ?? '', 'safarnama.sqlite'))).toEqual(damaged)
  })
})

/** The database and its logs, as far as they hold anything. */
function databaseFiles(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => {
    const found = statSync(join(dataDir, name))
    return name.startsWith('safarnama.sqlite') && (found.isDirectory() || found.size > 0)
  })
}

const schemaDamages = [
  { what: 'some tables are dropped', sql: 'drop table account, image, review cascade' },
  { what: 'the schema is dropped', sql: 'drop schema public cascade' },
  { what: 'the table of migrations is missing', sql: 'drop table migration' },
  { what: 'the table of migrations has other columns', sql: 'alter table migration rename column name to label' },
  { what: 'the table of images has other columns', sql: 'alter table image rename column hash to sum' },
  {
    what: 'tables of another product have our names',
    sql: `drop schema public cascade; create schema public;
      create table account (colour text); create view image as select 1 as x; create sequence trip;
      create type session as enum ('on', 'off'); create table other (x text); create index mail_pkey on other (x);
      insert into account values ('blue')`,
  },
]

describe('a restore over a damaged schema on Postgres', () => {
  /** The backup of a filled installation. */
  const shareBackup = shareInSuite(async () => {
    const { remove, ...location } = await createStoreLocationForSuite('Postgres')
    onRelease(remove)
    await fillInstallation(location)
    return (await backUp(location, {}, location.dataDir)).file
  })

  test.each(isFullSuite ? schemaDamages : schemaDamages.slice(0, 1))(
    'succeeds when $what, and keeps what was there',
    tag,
    async ({ sql }) => {
      const location = await createStoreLocation('Postgres')
      const file = await shareBackup()
      await restore(location, file)
      const before = await readBackedUpRows(location)
      expect(before).toMatchObject({ review: expect.arrayContaining([expect.any(String)]) })
      const client = new pg.Client({ connectionString: location.databaseUrl ?? '' })
      await client.connect()
      await client.query(sql)
      const there = await relationsIn(client, 'public')

      const { aside } = await restore(location, file)

      expect(await readBackedUpRows(location)).toEqual(before)
      expect(aside).toEqual(there.length > 0 ? { place: `schema ${ASIDE_SCHEMA}`, isDamaged: false } : null)
      expect(await relationsIn(client, ASIDE_SCHEMA)).toEqual(there)
      await client.end()
    },
  )
})

/** Names of tables, views and sequences. */
async function relationsIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = to_regnamespace($1) and relkind in ('r', 'v', 'S')`,
    [schema],
  )
  return rows.map(({ relname }) => relname).toSorted()
}
