import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'

/** A folder with this file holds demo data only. */
const MARK = 'DEMO-DATA.txt'

const WRITTEN = ['safarnama.sqlite', 'safarnama.sqlite-wal', 'safarnama.sqlite-shm', 'uploads', 'outbox']

/**
 * Creates the folder, or empties it for new demo data.
 * @throws Error when it holds data that is not marked as demo
 */
export function claimFolder(dataDir: string): void {
  const mark = join(dataDir, MARK)
  const written = WRITTEN.map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  if (written.length > 0 && !existsSync(mark)) {
    throw new Error(`${dataDir} holds data that is not demo data. Name another folder with DATA_DIR.`)
  }
  makeFilesPrivate({ dataDir })
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(mark, '`npm run demo` made up all data in this folder. It empties the folder when it runs again.\n')
  for (const path of written) rmSync(path, { recursive: true })
}
