import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { syncFolder } from '../media/local-images.ts'
import { connect, SQLITE_FILE } from '../store/open.ts'
import { SiteError, STAGING_FOLDER, type Site } from './site.ts'

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
  const locked = lockDatabase(path)
  rmSync(stagingFolder, { recursive: true, force: true })
  const staged = connect({ dataDir: stagingFolder, databaseUrl: null })
  let isSwappedIn = false
  return {
    staged,
    imagesInPlace: locked ? listImages(locked) : [],
    swapIn: async () => {
      await staged.db.destroy()
      const hasAside = locked ? copyAside(locked, asideFolder) : moveAside(path, asideFolder)
      if (hasAside) await syncFolder(dataDir)
      locked?.close()
      await copyOver(join(stagingFolder, SQLITE_FILE), path)
      isSwappedIn = true
      await syncFolder(dataDir)
      return hasAside ? asideFolder : null
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
 * @returns null when the file is not a valid database, which is a reason to restore
 */
function lockDatabase(path: string): DatabaseSync | null {
  const database = new DatabaseSync(path, { timeout: 1_000 })
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive; commit')
    return database
  } catch (error) {
    database.close()
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null
    if (code === SQLITE_BUSY) throw new SiteError(`A server is running on ${path}: stop it, then restore.`)
    if (code === SQLITE_NOTADB || code === SQLITE_CORRUPT) return null
    throw error
  }
}

/** Source: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined
}

function listImages(database: DatabaseSync): string[] {
  if (!hasTable(database, 'image')) return []
  return Hashes.parse(database.prepare('select hash from image').all()).map(({ hash }) => hash)
}

/** @returns false when the database has no data of ours */
function copyAside(database: DatabaseSync, folder: string): boolean {
  if (!hasTable(database, 'migration')) return false
  const copy = join(folder, SQLITE_FILE)
  mkdirSync(folder, { recursive: true })
  database.prepare('vacuum into ?').run(copy)
  syncFile(copy)
  return true
}

/** A damaged file is kept as it is. */
function moveAside(path: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  for (const suffix of ['-wal', '-shm', '-journal', '']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, join(folder, SQLITE_FILE + suffix))
  }
  return true
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
