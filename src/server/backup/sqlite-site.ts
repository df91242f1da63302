import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { syncFolder } from '../media/local-images.ts'
import { connect, SQLITE_FILE } from '../store/open.ts'
import { SiteError, STAGING_FOLDER, type Site } from './site.ts'

/** Pages of 4 kB copied in one go. */
const COPY_RATE = 5_000

const Hashes = z.array(z.object({ hash: z.string() }))

/**
 * The new database is written over the old file in one transaction of SQLite's own (its backup interface): a kill rolls it
 * back, and a server that starts at that very moment reads one or the other. Renaming files would be as quick, but a
 * process that has the old file open would write its log beside the new one.
 * @param asideFolder where to keep what is there; made when needed
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
  const held = holdDatabase(path)
  rmSync(stagingFolder, { recursive: true, force: true })
  const staged = connect({ dataDir: stagingFolder, databaseUrl: null })
  let hasTakenPlace = false
  return {
    staged,
    imagesInPlace: held ? listImages(held) : [],
    takePlace: async () => {
      await staged.db.destroy()
      const hasAside = held ? copyAside(held, asideFolder) : moveAside(path, asideFolder)
      if (hasAside) await syncFolder(dataDir)
      held?.close()
      await copyOver(join(stagingFolder, SQLITE_FILE), path)
      hasTakenPlace = true
      await syncFolder(dataDir)
      return hasAside ? asideFolder : null
    },
    close: async () => {
      if (!hasTakenPlace) await staged.db.destroy()
      if (held?.isOpen) held.close()
      if (!wasThere && !hasTakenPlace) rmSync(path, { force: true })
      rmSync(stagingFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Takes the database for itself: leaving the write-ahead log is possible only for who is alone with the file.
 * @returns null when the file is no database any more, which is a reason to restore one
 */
function holdDatabase(path: string): DatabaseSync | null {
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

/** https://www.sqlite.org/rescode.html */
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

/** @returns false when there is nothing worth keeping */
function copyAside(database: DatabaseSync, folder: string): boolean {
  if (!hasTable(database, 'migration')) return false
  const copy = join(folder, SQLITE_FILE)
  mkdirSync(folder, { recursive: true })
  database.prepare('vacuum into ?').run(copy)
  syncFile(copy)
  return true
}

/** What can no longer be read is kept as it is. */
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
    await backup(source, to, { rate: COPY_RATE })
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
