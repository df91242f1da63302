import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#contract/text/durations.ts'
import { answerOthers } from '../platform/concurrency/slices.ts'
import { compressFast, compressWell } from '../platform/http/compression.ts'
import { unpackAnswer } from '../platform/http/representation.ts'
import type { OtherFiles } from '../platform/http/static-files.ts'
import type { Database } from '../platform/store/database.ts'
import {
  deleteBuildFiles,
  findBuildFile,
  findStoredNames,
  insertBuildFile,
  listBuildFiles,
  NAMES_AT_ONCE,
  touchBuildFiles,
} from './build-files.store.ts'

/** Days for which files of a build stay available after the last process of the build has stopped. */
const RETENTION_DAYS = 14

/**
 * Maximum size of all stored files, in bytes. A build has about 2.2 MB, so a hundred builds without a common file fit.
 * If there are more builds, the files of those that ran last are stored.
 */
export const MAX_STORED_BYTES = 256 * 1024 * 1024

/** Interval at which a process records that it runs, in ms. */
const INTERVAL_MS = DAY_MS / 4

/** The names that the build gives: the content of the file, and a hash. */
const NAME_WITH_HASH = /^[\w.-]{1,100}-[\w-]{8}\.(js|css|svg|png|woff2)$/

/** The database, the clock, and the folder of the build. */
type Parts = { readonly db: Database; readonly now: () => Date; readonly assetsDir: string; readonly maxBytes?: number }

/**
 * Stores the files of the build that runs, so that they can be served after an update, and removes those of builds that
 * have not run for long. Files that another process has stored are not read again.
 */
export async function storeBuildFiles({ db, now, assetsDir, maxBytes = MAX_STORED_BYTES }: Parts): Promise<void> {
  const names = (await readdir(assetsDir)).filter((name) => NAME_WITH_HASH.test(name))
  const used_at = now().toISOString()
  for (const name of await touchBuildFiles(db, names, used_at)) {
    await answerOthers()
    const body = (await readCompressed(join(assetsDir, name))).toString('base64')
    await insertBuildFile(db, { name, bytes: body.length, used_at, body })
  }
  const own = new Set(names)
  const forgottenBefore = new Date(now().getTime() - RETENTION_DAYS * DAY_MS).toISOString()
  let left = maxBytes
  const outdated: string[] = []
  for (const file of await listBuildFiles(db)) {
    left -= file.bytes
    if (!own.has(file.name) && (left < 0 || file.used_at < forgottenBefore)) outdated.push(file.name)
  }
  await deleteBuildFiles(db, outdated)
}

/** The form that the build has compressed. Fonts are compressed already, and take the same way. */
async function readCompressed(file: string): Promise<Buffer> {
  return existsSync(`${file}.br`) ? readFile(`${file}.br`) : (await compressWell(await readFile(file))).br
}

/** @returns a function that stops the timer, and waits for a round under way: the next build needs all files of this one */
export function storeBuildFilesRegularly(parts: Parts): () => Promise<void> {
  let round = Promise.resolve()
  const store = () => {
    // A database that is away or full refuses it. The next round stores the rest.
    round = storeBuildFiles(parts).catch(() => undefined)
  }
  const timer = setInterval(store, INTERVAL_MS)
  timer.unref()
  store()
  return () => {
    clearInterval(timer)
    return round
  }
}

/**
 * The files of other builds than the one that runs: the build before, and the next one of a process beside. Strangers can
 * make up names of the right form. Nothing of them is stored, and all that wait are looked up in one statement, one
 * statement at a time.
 */
export function createOtherBuilds(db: Database): OtherFiles {
  const isStored = createNameLookup(db)
  return {
    canHave: (name) => NAME_WITH_HASH.test(name),
    find: async (name, source) => {
      if (!(await isStored(name))) return null
      const stored = await findBuildFile(db, name)
      if (stored === undefined) return null
      const answer = await unpackAnswer(stored, source)
      return { ...answer, gzip: compressFast(answer.identity, 'gzip') }
    },
  }
}

type WaitingName = {
  readonly name: string
  readonly onFound: (isStored: boolean) => void
  readonly onError: (error: unknown) => void
}

function createNameLookup(db: Database): (name: string) => Promise<boolean> {
  let waiting: WaitingName[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      const some = waiting.slice(0, NAMES_AT_ONCE)
      waiting = waiting.slice(NAMES_AT_ONCE)
      try {
        const stored = await findStoredNames(
          db,
          some.map(({ name }) => name),
        )
        for (const { name, onFound } of some) onFound(stored.has(name))
      } catch (error) {
        for (const { onError } of some) onError(error)
      }
    }
    isRunning = false
  }
  return (name) =>
    new Promise((resolve, reject) => {
      waiting.push({ name, onFound: resolve, onError: reject })
      if (!isRunning) void run()
    })
}
