import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Images } from './images.ts'

/** Stores images in `uploads` of the data folder. The first two letters of a name choose one of 256 folders. */
export function createLocalImages(dataDir: string): Images {
  const pathOf = (name: string) => join(dataDir, 'uploads', name.slice(0, 2), name)
  return {
    put: (name, bytes) => writeDurably(pathOf(name), bytes, join(incomingFolder(dataDir), randomUUID())),
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

/** Uploads lie in this folder while they arrive. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'incoming')
}

/** A file is complete or missing, even after a power cut. The sweep removes an `unfinished` file that a kill left. */
async function writeDurably(path: string, bytes: Buffer, unfinished: string): Promise<void> {
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
