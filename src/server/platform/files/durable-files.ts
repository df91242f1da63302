import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A file is complete or missing, even after a power cut.
 * @param unfinished the path of the file while it is written, on the same disk; a kill leaves it there
 */
export async function writeDurably(path: string, bytes: Buffer, unfinished: string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  await mkdir(dirname(unfinished), { recursive: true })
  try {
    await openAndSync(unfinished, 'wx', (file) => file.writeFile(bytes))
    await rename(unfinished, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(folder: string): Promise<void> {
  return openAndSync(folder, 'r')
}

type File = Awaited<ReturnType<typeof open>>

async function openAndSync(path: string, flags: string, work?: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
