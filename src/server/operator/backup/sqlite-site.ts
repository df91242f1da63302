import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { syncFolder } from '../../platform/files/durable-files.ts'
import { connect, SQLITE_FILE } from '../../platform/store/open.ts'
import { codeOfSqlite, SQLITE_CODES } from '../../platform/store/sqlite-errors.ts'
import { SiteError, STAGING_FOLDER, type Aside, type Site } from './site.ts'

/** In pages of 4 kB. */
const PAGES_PER_COPY_STEP = 5_000

const Hashes = z.array(z.object({ hash: z.string() }))

/**
 * Writes the new database over the old file in one transaction of SQLite's backup interface. A kill rolls it back, and
 * a server that starts at that moment reads the old one or the new one. Renaming files is not safe: a process with the
 * old file open would write its log beside the new one.
 * @param asideFolder keeps the old database; created when needed
 */
export async function openSqliteSite({
  dataDir,
  asideFolder,
}: {
  dataDir: string
  asideFolder: string
}): Promise<Site> {
  const path = join(dataDir, SQLITE_FILE)
  const stagingFolder = join(dataDir, STAGING_FOLDER)
  mkdirSync(dataDir, { recursive: true })
  const wasThere = existsSync(path)
  // SQLite would delete a log without its database, and the log may hold what somebody needs.
  const locked = wasThere || filesBeside(path).length === 0 ? lockDatabase(path) : null
  rmSync(stagingFolder, { recursive: true, force: true })
  const staged = connect({ dataDir: stagingFolder, databaseUrl: null })
  let isSwappedIn = false
  return {
    staged,
    imagesInPlace: locked ? whenReadable(() => listImages(locked), []) : [],
    swapIn: async () => {
      await staged.db.destroy()
      const aside = setAside(path, { locked, folder: asideFolder })
      if (aside) await syncFolder(dataDir)
      await copyOver(join(stagingFolder, SQLITE_FILE), path)
      isSwappedIn = true
      await syncFolder(dataDir)
      return aside
    },
    close: async () => {
      if (!isSwappedIn) await staged.db.destroy()
      if (locked?.isOpen) locked.close()
      if (!wasThere && !isSwappedIn) rmSync(path, { force: true })
      rmSync(stagingFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Locks the database for this process alone. SQLite allows a file to leave the write-ahead log only without other
 * users.
 * @returns null when SQLite cannot read what is there, which is a reason to restore
 */
function lockDatabase(path: string): DatabaseSync | null {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 1_000 })
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive; commit')
    return database
  } catch (error) {
    database?.close()
    if (codeOfSqlite(error) === SQLITE_CODES.busy)
      throw new SiteError(`A server is running on ${path}: stop it, then restore.`)
    if (isDamage(error)) return null
    throw error
  }
}

const OTHER_CAUSES: ReadonlySet<number> = new Set([
  SQLITE_CODES.busy,
  SQLITE_CODES.locked,
  SQLITE_CODES.outOfMemory,
  SQLITE_CODES.full,
])

/** SQLite has many codes for what it cannot read: not a database, corrupt, a folder, a strange schema, a bad disk. */
function isDamage(error: unknown): boolean {
  const code = codeOfSqlite(error)
  return code !== null && !OTHER_CAUSES.has(code)
}

function whenReadable<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (isDamage(error)) return otherwise
    throw error
  }
}

function listImages(database: DatabaseSync): string[] {
  return Hashes.parse(database.prepare('select hash from image').all()).map(({ hash }) => hash)
}

type Old = { locked: DatabaseSync | null; folder: string }

/** Copies a sound database and moves the files of a damaged one. Closes the database. */
function setAside(path: string, { locked, folder }: Old): Aside | null {
  const copied = locked ? whenReadable(() => copyAside(locked, folder), 'damaged') : 'damaged'
  locked?.close()
  if (copied === 'empty') return null
  if (copied === 'damaged') moveAside(path, folder)
  return { place: folder, isDamaged: copied === 'damaged' }
}

function copyAside(database: DatabaseSync, folder: string): 'copied' | 'empty' {
  if (database.prepare('select 1 from sqlite_schema').get() === undefined) return 'empty'
  const copy = join(folder, SQLITE_FILE)
  mkdirSync(folder, { recursive: true })
  try {
    database.prepare('vacuum into ?').run(copy)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
  syncFile(copy)
  return 'copied'
}

function moveAside(path: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of [...filesBeside(path), path]) {
    if (existsSync(file)) renameSync(file, join(folder, basename(file)))
  }
}

/** The logs of a database. */
function filesBeside(path: string): string[] {
  return ['-wal', '-shm', '-journal'].map((suffix) => path + suffix).filter((file) => existsSync(file))
}

async function copyOver(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from)
  try {
    await backup(source, to, { rate: PAGES_PER_COPY_STEP })
  } finally {
    source.close()
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
