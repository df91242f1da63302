import { readFileSync, statfsSync } from 'node:fs'

/** Linux keeps the files of this folder in memory. */
const FOLDER = '/dev/shm'

const MIN_FREE_BYTES = 4 * 1024 ** 3

/**
 * Tests write thousands of small databases, and each of their commits waits for the disk. In memory they take half the
 * processor time. `TMPDIR` in the environment chooses another folder.
 */
export function storeTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && process.platform === 'linux' && isUsable()) process.env['TMPDIR'] = FOLDER
}

/** Containers often give the folder 64 MB, or forbid it to hold programs. Some tests copy those of Postgres. */
function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES && mount?.includes('noexec') === false
  } catch {
    return false
  }
}
