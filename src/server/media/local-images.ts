import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Images } from './images.ts'

/** Images in `uploads` of the data folder, spread over 256 folders by the first two letters of their names. */
export function createLocalImages(dataDir: string): Images {
  const pathOf = (name: string) => join(dataDir, 'uploads', name.slice(0, 2), name)
  return {
    put: (name, bytes) => writeWhole(pathOf(name), bytes, join(incomingFolder(dataDir), randomUUID())),
    get: async (name) => {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}

/** The folder of files that are still arriving. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'incoming')
}

/** A file is there whole or not at all, even after a power cut. What a kill leaves of `unfinished` is swept away. */
async function writeWhole(path: string, bytes: Buffer, unfinished: string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  await mkdir(dirname(unfinished), { recursive: true })
  try {
    await syncing(unfinished, 'wx', (file) => file.writeFile(bytes))
    await rename(unfinished, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Waits until the disk knows the names in a folder. */
export function syncFolder(folder: string): Promise<void> {
  return syncing(folder, 'r')
}

type File = Awaited<ReturnType<typeof open>>

async function syncing(path: string, flags: string, work?: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whether a file or folder is simply not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
