import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { beginArchive } from '#server/operator/backup/archive.ts'
import { makeBackup } from '#server/operator/backup/backup.ts'
import { restoreBackup } from '#server/operator/backup/restore.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { readAllRows } from './installations.ts'
import { temporaryFolder, getVariables, type StoreLocation } from './stores.ts'

type Env = Record<string, string>

const at = new Date('2026-03-02T08:00:00Z')

/** Makes a backup of a store in a folder that does not exist yet, as the operator's command does. */
export async function backUp(location: StoreLocation, env: Env = {}, folder = temporaryFolder()) {
  const file = join(folder, 'backups', 'of-today.tar')
  return { file, manifest: await makeBackup(readConfig({ ...getVariables(location), ...env }), { file, at }) }
}

export function restore(location: StoreLocation, file: string, env: Env = {}) {
  return restoreBackup(readConfig({ ...getVariables(location), ...env }), { file, at, onStep: () => {} })
}

/** Tables that a backup does not restore, and the bookkeeping of migrations. */
export const notRestored = {
  session: [],
  device: [],
  password_reset: [],
  login_ticket: [],
  passkey_challenge: [],
  email_confirmation: [],
  email_change: [],
  attempt: [],
  request_count: [],
  scheduled_backup: [],
  pack: [],
  pack_body: [],
  build_file: [],
  migration: [],
  migration_lock: [],
}

/** Reads every row of the tables that a backup restores. */
export async function readBackedUpRows(location: StoreLocation) {
  return { ...(await readAllRows(location)), ...notRestored }
}

/** Writes a file that stands for a damaged backup. @returns its path */
export function writeBackupFile(bytes: Uint8Array | string): string {
  const file = join(temporaryFolder(), 'backup.tar')
  writeFileSync(file, bytes)
  return file
}

/** Writes a valid archive that holds migrations and no tables. @returns its path */
export async function writeArchive(migrations: readonly { name: string; checksum: string }[]): Promise<string> {
  const file = join(temporaryFolder(), 'backup.tar')
  const handle = await open(file, 'w')
  const archive = await beginArchive(handle, at)
  const images = { files: 0, bytes: 0, missing: 0 }
  await archive.finish({ createdAt: at.toISOString(), engine: 'sqlite', migrations, tables: [], images })
  await handle.close()
  return file
}
