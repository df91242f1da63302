import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { isMissing, syncFolder } from '../../platform/files/durable-files.ts'
import { makeBackup } from './backup.ts'
import { encryptFile } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import { backupNames } from './backup-names.ts'

export type BackupSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'backupKey'>

/** In the data folder: an encrypted backup is made and read back here before it is encrypted. */
const STAGING_FOLDER = 'backing-up'

/**
 * Makes a backup, encrypted when there is a key. The file has its name only once it is whole and was read back; a
 * failure leaves nothing behind.
 * @param file must not exist
 */
export async function storeBackup(
  settings: BackupSettings,
  { file, at }: { file: string; at: Date },
): Promise<Manifest> {
  const { dataDir, backupKey } = settings
  if (backupKey === null) return makeBackup(settings, { file, at })
  const staged = join(dataDir, STAGING_FOLDER, basename(file))
  const unfinished = `${file}.part`
  try {
    const manifest = await makeBackup(settings, { file: staged, at })
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await encryptFile({ from: staged, to: unfinished, key: backupKey })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return manifest
  } finally {
    await rm(unfinished, { force: true })
    await rm(staged, { force: true })
  }
}

/** Removes the remains of a killed backup. No other backup may run meanwhile. */
export async function removeUnfinished({ dataDir }: Pick<Config, 'dataDir'>, folder: string): Promise<void> {
  await rm(join(dataDir, STAGING_FOLDER), { recursive: true, force: true })
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names) if (/^safarnama-.*\.part$/.test(name)) await rm(join(folder, name), { force: true })
}

/** Keeps the newest backups and removes the others. */
export async function removeOldBackups(folder: string, count: number): Promise<void> {
  for (const name of (await backupNames(folder)).slice(count)) await rm(join(folder, name), { force: true })
}
