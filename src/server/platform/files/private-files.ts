import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '../store/open.ts'

/**
 * Keeps other users of the machine away from the data. New files and folders belong to this process's user alone. So do
 * the data folder and the database, which an earlier version left readable. Call it before anything is written. Windows
 * has no such modes: there the folder's own permissions decide.
 */
export function makeFilesPrivate({ dataDir }: { dataDir: string }): void {
  if (process.platform === 'win32') return
  process.umask(0o077)
  setMode(dataDir, 0o700)
  for (const suffix of ['', '-wal', '-shm']) setMode(join(dataDir, SQLITE_FILE + suffix), 0o600)
}

function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // It does not exist yet, or belongs to another user, who decides about it. Other code reports a read-only disk.
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EPERM' && code !== 'EROFS' && code !== 'EACCES')
      throw error
  }
}
