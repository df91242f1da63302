import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import type { Config } from '#server/platform/config/config.ts'

/**
 * Lets a command of root leave its files to the user of the server: when it ends, also with an error, everything in the
 * data folder and in the folder of backups belongs to the owner of that folder. Otherwise the server could not read its
 * own backups and restored images.
 */
export function giveFilesToOwner({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>): void {
  if (process.getuid?.() !== 0) return
  const owners = [...new Set([dataDir, backupDir])].flatMap((folder) => findOwner(folder) ?? [])
  process.once('exit', () => {
    // The program `chown` follows no link that the service's user may put there meanwhile.
    for (const { folder, owner } of owners) spawnSync('chown', ['-R', '-h', owner, folder], { stdio: 'inherit' })
  })
}

/** Null for a folder that does not exist yet, or of root itself. */
function findOwner(folder: string): { folder: string; owner: string } | null {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { folder, owner: `${stats.uid}:${stats.gid}` } : null
}
