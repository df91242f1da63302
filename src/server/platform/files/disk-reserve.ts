import { randomBytes } from 'node:crypto'
import { appendFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { Database } from '../store/database.ts'
import { toStoreFailure } from '../store/store-failure.ts'

/** The reserve in bytes. On a full disk, each login of an admin uses about 20 kB of it. */
const RESERVE_BYTES = 2 * 1024 * 1024

/** A disk with less room than this gets no reserve: the data needs the room itself. */
const MIN_FREE_BYTES = 4 * RESERVE_BYTES

/** SQLite moves the log into the database after a commit that leaves more pages in it. This is its usual number. */
const CHECKPOINT_PAGES = 1_000

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Makes the reserve, or fills it up, where there is plenty of room. Postgres has a disk of its own, without a reserve. */
export function makeReserve({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl !== null) return
  const missing = RESERVE_BYTES - sizeOfReserve(dataDir)
  if (missing <= 0) return
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize >= MIN_FREE_BYTES) append(dataDir, missing)
  } catch {
    // Without a reserve everything works until the disk is full.
  }
}

/**
 * Runs work, and again with the room of the reserve if the disk is full. The rest of that room becomes the reserve
 * again.
 * @throws the failure of the work, when there is no reserve or its room is not enough
 */
export async function withReserve<T>(
  { config: { dataDir, databaseUrl }, store }: Pick<Context, 'config' | 'store'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const size = databaseUrl === null ? sizeOfReserve(dataDir) : 0
    if (size === 0 || toStoreFailure(error) !== 'insufficient-storage') throw error
    rmSync(reserveFile(dataDir), { force: true })
    try {
      return await withoutCheckpoints(store.db, work)
    } finally {
      append(dataDir, size)
    }
  }
}

/** A checkpoint writes what everybody changed, and would take the room that the next login needs. */
async function withoutCheckpoints<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`pragma wal_autocheckpoint = 0`.execute(db)
  try {
    return await work()
  } finally {
    await sql`pragma wal_autocheckpoint = ${sql.lit(CHECKPOINT_PAGES)}`.execute(db)
  }
}

function reserveFile(dataDir: string): string {
  return join(dataDir, 'room-for-admins')
}

function sizeOfReserve(dataDir: string): number {
  return statSync(reserveFile(dataDir), { throwIfNoEntry: false })?.size ?? 0
}

/** In small pieces, so that a full disk takes all that fits. Random bytes, because some disks store zeros as nothing. */
function append(dataDir: string, bytes: number): void {
  const piece = randomBytes(64 * 1024)
  try {
    for (let left = bytes; left > 0; left -= piece.length)
      appendFileSync(reserveFile(dataDir), piece.subarray(0, Math.min(left, piece.length)))
  } catch {
    // The disk is full.
  }
}
