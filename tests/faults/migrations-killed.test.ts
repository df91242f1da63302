import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrate } from '#server/platform/store/migrate.ts'
import type { Store } from '#server/platform/store/database.ts'
import {
  createStoreLocation,
  engines,
  openUnmigratedAt,
  temporaryFolder,
  type StoreLocation,
} from '../support/stores.ts'
import { expectNothingLost } from './outcome.ts'
import { scaled } from '../support/scale.ts'

const KILLS = scaled({ short: 2, full: 50 })

/** The number of rows of each slow migration. A kill often falls in the middle of one. */
const ROWS = scaled({ short: 100_000, full: 300_000 })
const SLOW = [1, 2, 3].map((number) => ({ name: `900${number}-slow.sql`, table: `slow_${number}` }))

const MAX_LIFE_MS = scaled({ short: 500, full: 700 })

describe.each(engines)('on $engine, migrations that are killed midway', ({ engine }) => {
  test('are applied whole or not at all, and the last run applies all of them', async () => {
    const folder = copyWithSlowOnes()
    let location = await createStoreLocation(engine)
    let half = 0
    let midway = 0
    while (midway < KILLS) {
      const { isComplete } = await migrateAndKill(location, folder)
      const store = openUnmigratedAt(location)
      half += (await getState(store)).half
      await store.db.destroy()
      if (!isComplete) midway += 1
      // A complete store has no migrations left to kill.
      else location = await createStoreLocation(engine)
    }
    const begun = performance.now()
    const store = openUnmigratedAt(location)
    await migrate(store, folder)
    const recovery = performance.now() - begun
    const state = await getState(store)
    expect(state).toEqual({ complete: SLOW.length, half: 0 })
    expectNothingLost({
      what: `migrations killed, ${engine}`,
      times: `${midway} kills midway`,
      half,
      recovery,
    })
  })
})

/** The migrations of the product and some slow ones. */
function copyWithSlowOnes(): string {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  cpSync('src/server/platform/store/migrations', folder, { recursive: true })
  for (const { name, table } of SLOW) writeFileSync(join(folder, name), slowMigration(table))
  return folder
}

function slowMigration(table: string): string {
  const numbers = `with recursive number (n) as (select 1 union all select n + 1 from number where n < ${ROWS})`
  return `create table ${table} (n integer primary key);\n\ninsert into ${table} ${numbers} select n from number;\n`
}

async function migrateAndKill(
  { dataDir, databaseUrl }: StoreLocation,
  folder: string,
): Promise<{ isComplete: boolean }> {
  const given = ['tests/faults/migrate-process.ts', dataDir, folder, ...(databaseUrl === null ? [] : [databaseUrl])]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child.stdout, 'data')
  await Promise.race([wait(randomInt(MAX_LIFE_MS)), ended])
  child.kill('SIGKILL')
  await ended
  return { isComplete: said.includes('migrated') }
}

const Count = z.array(z.object({ count: z.coerce.number() }))

/** Counts the slow migrations that are applied whole and those that are applied in part. */
async function getState({ db }: Store): Promise<{ complete: number; half: number }> {
  const applied = await db
    .selectFrom('migration')
    .select('name')
    .execute()
    .catch(() => [])
  const names = new Set(applied.map(({ name }) => name))
  const counts = await Promise.all(
    SLOW.map(({ table }) =>
      sql`select count(*) as count from ${sql.table(table)}`.execute(db).then(
        ({ rows }) => Count.parse(rows)[0]?.count ?? 0,
        () => null,
      ),
    ),
  )
  const half = SLOW.filter(({ name }, index) => counts[index] !== (names.has(name) ? ROWS : null))
  return { complete: SLOW.filter(({ name }) => names.has(name)).length, half: half.length }
}
