import { renewContent } from '#server/app/renew-content.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/store/database.ts'
import { openMemoryCopy, openMemoryStore } from '#server/platform/store/open.ts'
import {
  createStoreLocationForSuite,
  createTemplate,
  openTestStore,
  takeImage,
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
  if (engine === 'Postgres') template ??= createTemplate((store) => renewContent(store, readConfig({}).cityDir))
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
  const store = await openMemoryStore()
  await renewContent(store, readConfig({}).cityDir)
  return takeImage(store)
}
