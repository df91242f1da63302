import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { renewContent } from '#server/app/renew-content.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/store/database.ts'
import { openMemoryCopy, openMemoryStore } from '#server/platform/store/open.ts'
import {
  createPostgresDatabase,
  createStoreLocationForSuite,
  openTestStore,
  type EngineName,
  type StoreLocation,
} from './stores.ts'

/** A database of one suite, its location and the way to remove both. */
type GuideStore = { store: Store; location: StoreLocation; remove: () => Promise<void> }

let image: Promise<Uint8Array> | null = null
let template: Promise<string> | null = null

/**
 * Opens a migrated store that has the guide of Surat. Each process migrates and reads the content folder once per
 * engine; every further store is a copy.
 */
export async function openGuideStore(engine: EngineName): Promise<GuideStore> {
  if (engine === 'Postgres') template ??= createTemplate()
  const { remove, ...location } = await createStoreLocationForSuite(engine, await template)
  const store = engine === 'SQLite' ? await openMemoryGuide() : await openTestStore(location)
  return { store, location, remove }
}

/** Opens a store in memory that has the guide of Surat. The caller closes it. */
export async function openMemoryGuide(): Promise<Store> {
  image ??= createImage()
  return openMemoryCopy(await image)
}

async function createImage(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-image-'))
  const file = join(folder, 'guide.sqlite')
  const store = await openMemoryStore()
  try {
    await renewContent(store, readConfig({}).cityDir)
    await sql`vacuum into ${file}`.execute(store.db)
    return readFileSync(file)
  } finally {
    await store.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the name of a database that others are copied from. It goes with the cluster. */
async function createTemplate(): Promise<string> {
  const { name, url } = await createPostgresDatabase()
  const store = await openTestStore({ databaseUrl: url, dataDir: tmpdir() })
  await renewContent(store, readConfig({}).cityDir)
  await store.db.destroy()
  return name
}
