import { randomInt } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { listPlaces } from '#server/guide/places.store.ts'
import { migrate } from '#server/platform/store/migrate.ts'
import type { Store } from '#server/platform/store/database.ts'
import { dumpTables, type Row } from '../support/dump.ts'
import { launchServer, startServer } from '../support/server-process.ts'
import {
  createStoreLocation,
  engines,
  openStoreAt,
  openUnmigratedAt,
  temporaryFolder,
  getVariables,
} from '../support/stores.ts'
import { fetchStatus } from '../support/network-calls.ts'
import { firstRows, placeInColumns } from './first-rows.ts'
import { report } from './outcome.ts'
import { isBriefRun, isFullRun } from '../support/scale.ts'

const KILLS = 50
const STARTS = 10

/** A server opens its store within this time. */
const MAX_OPENING_MS = 900

const MIGRATIONS = 'src/server/platform/store/migrations'

/** This migration turns each place into one document. */
const PLACE_DOCUMENTS = '0011-location-documents.sql'

/** Codes hold for ten minutes. A migration dropped their first table. */
const DROPPED = 'one_time_code'

const names = readdirSync(MIGRATIONS).toSorted()

const earlier = names.slice(0, -1)

/**
 * A migration never changes once it is released, so only the newest can lose rows anew, and each schema before it that
 * has their table shows it. On Postgres, where each takes seconds, the brief run takes the last schemas and some others.
 */
const schemas = {
  SQLite: earlier,
  Postgres: earlier.filter((_, index) => !isBriefRun || index >= earlier.length - 3 || index % 8 === 0),
}

describe.each(engines)('on $engine', ({ engine }) => {
  test.runIf(isFullRun)('a first start that is killed again and again succeeds in the end', async () => {
    const location = await createStoreLocation(engine)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = launchServer(getVariables(location))
      await wait(randomInt(200, MAX_OPENING_MS))
      await server.stop('SIGKILL')
    }
    const begun = performance.now()
    const server = await startServer(getVariables(location))
    const recovery = performance.now() - begun
    expect(await fetchStatus(`${server.url}/readyz`)).toBe(200)
    const { db } = await openStoreAt(location)
    const applied = await db.selectFrom('migration').select('name').orderBy('name').execute()
    const places = await db.selectFrom('place').select('slug').execute()
    expect(applied.map(({ name }) => name)).toEqual(names)
    expect(places).toHaveLength(73)
    report({ what: `first start killed, ${engine}`, times: `${KILLS} kills`, recovery })
    expect(await server.stop()).toBe(0)
  })

  // The short run tests this in main.test.ts.
  test.runIf(isFullRun)('two and three servers that start at once without a store share one new store', async () => {
    for (let start = 0; start < STARTS; start += 1) {
      const location = await createStoreLocation(engine)
      const servers = await Promise.all(
        Array.from({ length: 2 + (start % 2) }, () =>
          startServer({
            ...getVariables(location),
            ADMIN_EMAIL: 'admin@surat.example',
            ADMIN_PASSWORD: 'long-enough-for-it',
          }),
        ),
      )
      expect(await Promise.all(servers.map(({ url }) => fetchStatus(`${url}/api/explore`)))).toEqual(
        servers.map(() => 200),
      )
      const { db } = await openStoreAt(location)
      expect(await db.selectFrom('account').select('email').execute()).toHaveLength(1)
      expect(await db.selectFrom('place').select('slug').execute()).toHaveLength(73)
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
    }
    report({ what: `two or three first starts at once, ${engine}`, times: `${STARTS} times`, lost: 0, doubled: 0 })
  })

  test.each(schemas[engine])('rows written under the schema of %s are kept under the newest', async (name) => {
    const store = openUnmigratedAt(await createStoreLocation(engine))
    await migrate(store, migrationsUpTo(name))
    await writeEverywhere(store, name < PLACE_DOCUMENTS ? { place: placeInColumns } : {})
    const before = await dumpTables(store)
    await migrate(store)
    const after = await dumpTables(store)
    const changed = [...before]
      .filter(([table]) => table !== 'migration' && table !== DROPPED && !(table === 'place' && name < PLACE_DOCUMENTS))
      .filter(([table, rows]) => !rows.every((row) => holds(after.get(table), row)))
      .map(([table]) => table)
    expect(changed).toEqual([])
    expect([...before.values()].filter((rows) => rows.length === 0)).toEqual([])
  })

  test('a place keeps its values when it moves from columns to a document', async () => {
    const store = openUnmigratedAt(await createStoreLocation(engine))
    await migrate(store, migrationsUpTo(names.findLast((name) => name < PLACE_DOCUMENTS) ?? ''))
    await insertRow(store, 'place', placeInColumns)
    await insertRow(store, 'place', { ...placeInColumns, ...placeWithGaps })
    await migrate(store)
    expect(await listPlaces(store.db)).toEqual([
      {
        slug: 'chowk',
        name: 'Chowk “Bazaar”',
        category: 'explore',
        kind: 'attraction',
        schemaOrgType: 'Place',
        locality: 'Chowk',
        description: 'A "square" by C:\\, in two\nlines,\twith a tab',
        tags: ['fort', 'river'],
        geo: { lat: 21.2, lng: 72.8, precision: 'site' },
        hours: null,
        priceLevel: 0,
        priceNote: null,
        confidence: 'high',
        sources: [],
        lastChecked: '2026-01-01',
        illustration: 'market',
        photo: { file: 'chowk.webp', alt: 'Chowk', credit: 'Asha', license: 'CC BY 4.0' },
      },
      expect.objectContaining({
        slug: 'lane',
        geo: { lat: null, lng: null, precision: 'none' },
        hours: 'Evenings, "about" 6',
        priceNote: 'From ₹20',
      }),
    ])
    const rows = (await dumpTables(store)).get('place')
    expect(rows).toMatchObject([
      { slug: 'chowk', name_key: 'chowk', position: 1, origin: 'editor', content_hash: null },
      { slug: 'lane', name_key: 'lane', position: 2, origin: 'content', content_hash: 'b'.repeat(64) },
    ])
  })
})

const placeWithGaps = {
  slug: 'lane',
  name_key: 'lane',
  lat: null,
  lng: null,
  geo_precision: 'none',
  hours: 'Evenings, "about" 6',
  price_note: 'From ₹20',
  photo: null,
  position: 2,
  origin: 'content',
  content_hash: 'b'.repeat(64),
}

afterAll(() =>
  report({
    what: 'from an earlier schema to the newest, rows in every table',
    times: `${earlier.length} schemas`,
    lost: 0,
  }),
)

function migrationsUpTo(name: string): string {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  for (const file of names.filter((one) => one <= name)) cpSync(join(MIGRATIONS, file), join(folder, file))
  return folder
}

/** Checks whether one of the rows contains all values of this row. */
function holds(rows: readonly Row[] = [], wanted: Row): boolean {
  return rows.some((row) => Object.entries(wanted).every(([column, value]) => row[column] === value))
}

/** A row for every table of the schema. The given earlier rows replace those with the columns of the table's creation. */
async function writeEverywhere(store: Store, earlier: Partial<typeof firstRows>): Promise<void> {
  const tables = new Set((await dumpTables(store)).keys())
  for (const [table, row] of Object.entries({ ...firstRows, ...earlier })) {
    if (tables.has(table) && row) await insertRow(store, table, row)
  }
}

async function insertRow(store: Store, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const values = Object.values(row).map((value) => sql`${value}`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(store.db)
}
