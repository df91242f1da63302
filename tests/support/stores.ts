import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Store } from '#server/platform/store/database.ts'
import { connect, openMemoryStore, openStore } from '#server/platform/store/open.ts'

/** The location of a store, as `openStore` and the configuration take it. */
export type StoreLocation = { databaseUrl: string | null; dataDir: string }

export type EngineName = 'SQLite' | 'Postgres'

/** @returns the environment variables that give the server and the operator's commands this store */
export function variablesOf({ dataDir, databaseUrl }: StoreLocation): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

/** Suites that must pass on both databases run through `describe.each(engines)`. */
export const engines: readonly { engine: EngineName }[] = [{ engine: 'SQLite' }, { engine: 'Postgres' }]

/** Creates an empty database for several connections. It is removed after the test. */
export async function createStoreLocation(engine: EngineName): Promise<StoreLocation> {
  const { remove, ...location } = await createStoreLocationForSuite(engine)
  onTestFinished(remove)
  return location
}

/** Creates an empty database for a whole suite. The suite removes it in `afterAll`. */
export async function createStoreLocationForSuite(
  engine: EngineName,
): Promise<StoreLocation & { remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'))
  const database = engine === 'SQLite' ? null : await makePostgresDatabase()
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

/** Opens a migrated store of its own and closes it after the test. */
export async function openFreshStore(engine: EngineName): Promise<Store> {
  const store = engine === 'SQLite' ? await openMemoryStore() : await openTestStore(await createStoreLocation(engine))
  onTestFinished(() => store.db.destroy())
  return store
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
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function makePostgresDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAsOwner(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, remove: () => runAsOwner(`drop database if exists ${name} with (force)`) }
}
