import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, openFreshStore, temporaryFolder } from '../../../../tests/support/stores.ts'
import { findPending, migrate } from './migrate.ts'
import { connect } from './open.ts'
import type { Store } from './database.ts'

const MIGRATIONS = 'src/server/platform/store/migrations'

/** Copies the product's migrations, so that a test can add or damage files. */
function copyMigrations(files: Record<string, string> = {}): string {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  cpSync(MIGRATIONS, folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function appliedNames({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

describe.each(engines)('on $engine', ({ engine }) => {
  test('a fresh database gets every migration', async () => {
    const store = await openFreshStore(engine)
    expect(await appliedNames(store)).toContain('0001-guide.sql')
  })

  test('migrating again changes nothing', async () => {
    const store = await openFreshStore(engine)
    const before = await store.db.selectFrom('migration').selectAll().execute()
    await migrate(store)
    expect(await store.db.selectFrom('migration').selectAll().execute()).toEqual(before)
  })

  test('a further migration is applied to existing data', async () => {
    const store = await openFreshStore(engine)
    const folder = copyMigrations({ '9001-later.sql': 'create table later (id integer primary key);\n' })
    await migrate(store, folder)
    expect(await appliedNames(store)).toContain('9001-later.sql')
    await expect(sql`select id from later`.execute(store.db)).resolves.toMatchObject({ rows: [] })
  })

  test('a migration that arrives after one with a higher number is applied', async () => {
    const store = await openFreshStore(engine)
    await migrate(store, copyMigrations({ '9002-later.sql': 'create table later (id integer primary key);\n' }))
    const both = copyMigrations({
      '9001-between.sql': 'create table between_both (id integer primary key);\n',
      '9002-later.sql': 'create table later (id integer primary key);\n',
    })
    await migrate(store, both)
    expect(await appliedNames(store)).toContain('9001-between.sql')
    await expect(sql`select id from between_both`.execute(store.db)).resolves.toMatchObject({ rows: [] })
  })

  test('a migration that was edited after it had been applied is refused', async () => {
    const store = await openFreshStore(engine)
    const folder = copyMigrations({ '0001-guide.sql': '-- other bytes\n' })
    await expect(migrate(store, folder)).rejects.toThrow(
      'Migration 0001-guide.sql was changed after it had been applied',
    )
  })

  test('a database made by a newer version is refused', async () => {
    const store = await openFreshStore(engine)
    await migrate(store, copyMigrations({ '9001-later.sql': 'create table later (id integer primary key);\n' }))
    await expect(migrate(store)).rejects.toThrow('The database was made by a newer version: it has 9001-later.sql')
  })

  test('a failed migration changes nothing, and the earlier migrations stay applied', async () => {
    const store = await openFreshStore(engine)
    const folder = copyMigrations({
      '9001-fine.sql': 'create table fine (id integer primary key);\n',
      '9002-broken.sql': 'create table half (id integer primary key);\ninsert into nowhere values (1);\n',
    })
    await expect(migrate(store, folder)).rejects.toThrow('nowhere')
    expect(await appliedNames(store)).toContain('9001-fine.sql')
    expect(await appliedNames(store)).not.toContain('9002-broken.sql')
    await expect(sql`select id from half`.execute(store.db)).rejects.toThrow('half')
  })

  test('a broken migration that has been mended is applied', async () => {
    const store = await openFreshStore(engine)
    const broken = copyMigrations({ '9001-later.sql': 'create table later (id integer);\nselect * from nowhere;\n' })
    await expect(migrate(store, broken)).rejects.toThrow('nowhere')
    await migrate(store, copyMigrations({ '9001-later.sql': 'create table later (id integer);\n' }))
    expect(await appliedNames(store)).toContain('9001-later.sql')
  })
})

test('another process never sees a SQLite database between two migrations', async () => {
  const place = { dataDir: temporaryFolder(), databaseUrl: null }
  const [migrating, other] = [connect(place), connect(place)]
  const work = { ended: false }
  const migrated = migrate(migrating).finally(() => {
    work.ended = true
  })
  const seen: (string[] | null)[] = []
  while (!work.ended) {
    seen.push(await findPending(other))
    await setImmediate()
  }
  await migrated
  expect(seen).toContain(null)
  expect(seen.filter((pending) => pending !== null && pending.length > 0)).toEqual([])
  await Promise.all([migrating.db.destroy(), other.db.destroy()])
})
