import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { inject, onTestFinished, test } from 'vitest'
import type { Store } from '#server/platform/store/database.ts'
import { connect, openMemoryCopy, openMemoryStore, openStore } from '#server/platform/store/open.ts'
import { isFullSuite } from './full-suite.ts'

/** The location of a store, as `openStore` and the configuration take it. */
export type StoreLocation = { databaseUrl: string | null; dataDir: string }

export type EngineName = 'SQLite' | 'Postgres'

/** @returns the environment variables that give the server and the operator's commands this store */
export function getVariables({ dataDir, databaseUrl }: StoreLocation): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

const names = ['SQLite', 'Postgres'] as const

/** Rules are the same on both databases, so they run on SQLite alone. `npm run test:full` runs them on both. */
const areRulesRunOn = (engine: EngineName) => engine === 'SQLite' || isFullSuite

/**
 * Suites that may differ between the databases run through `describe.each(engines)`: locks, races, cursors, order,
 * search, text that a database may refuse, migrations, several processes. A test of such a suite that is a rule is
 * written `rule(…)` instead of `test(…)`.
 */
export const engines: readonly { engine: EngineName; rule: typeof test.skip }[] = names.map((engine) => ({
  engine,
  rule: areRulesRunOn(engine) ? test : test.skip,
}))

/** Suites that are rules from end to end run through `describe.each(ruleEngines)`. */
export const ruleEngines: readonly { engine: EngineName }[] = names.filter(areRulesRunOn).map((engine) => ({ engine }))

/** Creates an empty database for several connections. It is removed after the test. */
export async function createStoreLocation(engine: EngineName): Promise<StoreLocation> {
  const { remove, ...location } = await createStoreLocationForSuite(engine)
  onTestFinished(remove)
  return location
}

/**
 * Creates a database for a whole suite. The suite removes it in `afterAll`.
 * @param template the name of the Postgres database that it begins as a copy of. By default it is empty.
 */
export async function createStoreLocationForSuite(
  engine: EngineName,
  template?: string | null,
): Promise<StoreLocation & { remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'))
  const database = engine === 'SQLite' ? null : await createPostgresDatabase(template)
  return {
    dataDir,
    databaseUrl: database?.url ?? null,
    remove: async () => {
      await database?.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On a slow machine a thousand requests at once wait longer for a connection than the server allows. */
const TIMEOUTS = { statementMs: 60_000, silenceMs: 60_000, connectionMs: 60_000 }

/** Opens a migrated store with time limits that a slow machine keeps. The caller closes it. */
export function openTestStore(location: StoreLocation): Promise<Store> {
  return openStore(location, TIMEOUTS)
}

let emptyImage: Promise<Uint8Array> | null = null
let emptyTemplate: Promise<string> | null = null

/**
 * Opens a migrated store of its own, without content, and closes it after the test. Each process migrates once per
 * engine; every further store is a copy.
 */
export async function openFreshStore(engine: EngineName): Promise<Store> {
  const store = engine === 'SQLite' ? await openEmptyMemoryStore() : await openEmptyPostgres()
  onTestFinished(() => store.db.destroy())
  return store
}

async function openEmptyMemoryStore(): Promise<Store> {
  emptyImage ??= openMemoryStore().then(takeImage)
  return openMemoryCopy(await emptyImage)
}

async function openEmptyPostgres(): Promise<Store> {
  emptyTemplate ??= createTemplate(async () => {})
  const { remove, ...location } = await createStoreLocationForSuite('Postgres', await emptyTemplate)
  onTestFinished(remove)
  return openTestStore(location)
}

/** @returns the bytes of a store in memory, from which others are copied. It closes the store. */
export async function takeImage(store: Store): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-image-'))
  const file = join(folder, 'image.sqlite')
  try {
    await sql`vacuum into ${file}`.execute(store.db)
    return readFileSync(file)
  } finally {
    await store.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the name of a migrated database from which others are copied. It goes with the cluster. */
export async function createTemplate(fill: (store: Store) => Promise<unknown>): Promise<string> {
  const { name, url } = await createPostgresDatabase()
  const store = await openTestStore({ databaseUrl: url, dataDir: tmpdir() })
  await fill(store)
  await store.db.destroy()
  return name
}

/** Opens another connection to a store, as another process does. */
export async function openStoreAt(location: StoreLocation): Promise<Store> {
  const store = await openTestStore(location)
  onTestFinished(() => store.db.destroy())
  return store
}

/** Opens a connection to a store without migrating it. */
export function openUnmigratedAt(location: StoreLocation): Store {
  const store = connect(location)
  onTestFinished(() => store.db.destroy())
  return store
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs one statement as the cluster's owner on a connection of its own. */
export async function runAsOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await clusterUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

let cluster: Promise<string> | null = null

/** The cluster of the run starts when the first test asks for it: see postgres-cluster.ts. */
function clusterUrl(): Promise<string> {
  cluster ??= fetch(inject('postgresDoor')).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text())
    return answer.text()
  })
  return cluster
}

/** @param template the database that it begins as a copy of. Nobody may be connected to that one. */
export async function createPostgresDatabase(
  template?: string | null,
): Promise<{ name: string; url: string; remove: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // By default Postgres logs each page of the copy, which takes three times the processor time.
  await runAsOwner(`create database ${name} template ${template ?? 'template1'} strategy file_copy`)
  const url = new URL(await clusterUrl())
  url.pathname = `/${name}`
  return { name, url: url.href, remove: () => runAsOwner(`drop database if exists ${name} with (force)`) }
}
