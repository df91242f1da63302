/**
 * Makes one backup in a process of its own, so that neither its memory nor its time is the server's. It ends with the
 * server.
 */
import { dirname } from 'node:path'
import { removeOldBackups, removeUnfinished, storeBackup } from './stored-backups.ts'
import type { BackupOrder, BackupOutcome } from './backup-schedule.ts'

process.once('disconnect', () => process.exit(1))
// The server alone sends messages to this process.
process.once('message', (order: BackupOrder) => void run(order).then((outcome) => process.send?.(outcome)))

async function run({ settings, file, at, count }: BackupOrder): Promise<BackupOutcome> {
  const folder = dirname(file)
  try {
    await removeUnfinished(settings, folder)
    await storeBackup(settings, { file, at: new Date(at) })
    await removeOldBackups(folder, count)
    return { isStored: true }
  } catch (error) {
    return { isStored: false, reason: getReason(error, folder) }
  }
}

function getReason(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return `There is no room for it in ${folder} or in DATA_DIR.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `${folder} cannot be read or written.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is no folder.`
  return error instanceof Error ? error.message : String(error)
}
