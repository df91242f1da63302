import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Store } from '#server/store/database.ts'
import { connect, openMemoryStore, openStore } from '#server/store/open.ts'

/** Where a store lies: what `openStore` and the configuration take. */
export type StoreLocation = { databaseUrl: string | null; dataDir: string }

export type EngineName = 'SQLite' | 'Postgres'

/** The variables by which the server, and the operator's commands, find a store. */
export function variablesOf({ dataDir, databaseUrl }: StoreLocation): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

/** Suites that must hold on both databases run through `describe.each(engines)`. */
export const engines: readonly { engine: EngineName }[] = [{ engine: 'SQLite' }, { engine: 'Postgres' }]

/** A fresh, empty database that several connections can share; it goes when the test has finished. */
export async function createStoreLocation(engine: EngineName): Promise<StoreLocation> {
  const { remove, ...place } = await createStoreLocationForSuite(engine)
  onTestFinished(remove)
  return place
}

/** The same for a whole suite, whose `afterAll` removes it. */
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

/** A migrated store of its own; closed when the test has finished. */
export async function openFreshStore(engine: EngineName): Promise<Store> {
  const store = engine === 'SQLite' ? await openMemoryStore() : await openStore(await createStoreLocation(engine))
  onTestFinished(() => store.db.destroy())
  return store
}

/** Another connection to a place, as another process would open it. */
export async function openStoreAt(place: StoreLocation): Promise<Store> {
  const store = await openStore(place)
  onTestFinished(() => store.db.destroy())
  return store
}

/** A connection to a place as it is. */
export function openUnmigratedAt(place: StoreLocation): Store {
  const store = connect(place)
  onTestFinished(() => store.db.destroy())
  return store
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs one statement as the cluster's owner, outside every other connection. */
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
