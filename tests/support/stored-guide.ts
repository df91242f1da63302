import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { loadContent } from '#server/guide/load-content.ts'
import { readSoundContent } from '#server/guide/read-sound-content.ts'
import { readAtStart, type ReadAtStart } from '#server/app/read-at-start.ts'
import { renewContent } from '#server/app/renew-content.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/store/database.ts'
import { openMemoryCopy, openMemoryStore, SQLITE_FILE } from '#server/platform/store/open.ts'
import {
  createStoreLocationForSuite,
  createTemplate,
  openTestStore,
  takeImage,
  type EngineName,
  type StoreLocation,
} from './stores.ts'

/** A database of one suite, what an application reads of it, its location and the way to remove both. */
type GuideStore = { store: Store; atStart: ReadAtStart; location: StoreLocation; remove: () => Promise<void> }

let image: Promise<Uint8Array> | null = null
let template: Promise<string> | null = null

/**
 * Opens a migrated store that has the guide of Surat. Each process migrates and reads the content folder once per
 * engine; every further store is a copy.
 */
export async function openGuideStore(engine: EngineName): Promise<GuideStore> {
  if (engine === 'Postgres') template ??= createTemplate((store) => renewContent(store, readConfig({}).cityDir, null))
  const { remove, ...location } = await createStoreLocationForSuite(engine, await template)
  const store = engine === 'SQLite' ? await openMemoryGuide() : await openTestStore(location)
  return { store, atStart: await readGuideAtStart(engine, store), location, remove }
}

const readings = new Map<EngineName, Promise<ReadAtStart>>()

/**
 * Reads what an application needs of a store that has the guide of Surat. It takes half of an application's start, and is the
 * same for all copies, so each process reads it once per engine.
 */
export function readGuideAtStart(engine: EngineName, { db }: Store): Promise<ReadAtStart> {
  const known = readings.get(engine) ?? readAtStart(db, readConfig({}).cityDir)
  readings.set(engine, known)
  return known
}

/**
 * Gives the guide of Surat to a store on SQLite that does not exist yet, as a first start would.
 * @returns what an application reads of it; undefined when the store exists, or is on Postgres
 */
export async function copyGuideTo({ databaseUrl, dataDir }: StoreLocation): Promise<ReadAtStart | undefined> {
  const file = join(dataDir, SQLITE_FILE)
  if (databaseUrl !== null || existsSync(file)) return undefined
  image ??= createImage(readConfig({}).cityDir)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, await image, { mode: 0o600 })
  const known = readings.get('SQLite')
  if (known) return known
  const store = await openMemoryGuide()
  return readGuideAtStart('SQLite', store).finally(() => store.db.destroy())
}

/** Opens a store in memory that has the guide of Surat. The caller closes it. */
export async function openMemoryGuide(): Promise<Store> {
  image ??= createImage(readConfig({}).cityDir)
  return openMemoryCopy(await image)
}

/**
 * Opens a store in memory that has these places of Surat in each language, and no suggested trip. What is made for each
 * place takes a tenth of the time of the whole guide. The caller closes it.
 */
export async function openSmallMemoryGuide(slugs: readonly string[]): Promise<Store> {
  const key = slugs.join(' ')
  const known = smallImages.get(key) ?? createSmallImage(slugs)
  smallImages.set(key, known)
  return openMemoryCopy(await known)
}

const smallImages = new Map<string, Promise<Uint8Array>>()

/** Files that name places. A city may be without them. */
const LEFT_OUT = /[/\\](?:calendar|dishes|search)\.json$/

const Entries = z.array(z.looseObject({ slug: z.string() }))

async function createSmallImage(slugs: readonly string[]): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-small-'))
  try {
    cpSync(readConfig({}).cityDir, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
    for (const language of ['', 'gu', 'hi']) {
      const file = join(folder, language, 'places.json')
      const places = Entries.parse(JSON.parse(readFileSync(file, 'utf8')))
      writeFileSync(file, JSON.stringify(places.filter(({ slug }) => slugs.includes(slug))))
      writeFileSync(join(folder, language, 'trips.json'), '[]')
    }
    return await createImage(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createImage(cityDir: string): Promise<Uint8Array> {
  const store = await openMemoryStore()
  // Problems of the folder end the test, where the product goes on with the last good content.
  await loadContent(store.db, await readSoundContent(cityDir, store.db))
  return takeImage(store)
}
