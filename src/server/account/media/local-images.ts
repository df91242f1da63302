import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, writeDurably } from '../../platform/files/durable-files.ts'
import type { Images } from './images.ts'

/** Stores images in `uploads` of the data folder. The first two letters of a name choose one of 256 folders. */
export function createLocalImages(dataDir: string): Images {
  const getPath = (name: string) => join(dataDir, 'uploads', name.slice(0, 2), name)
  return {
    put: (name, bytes) => writeDurably(getPath(name), bytes, join(incomingFolder(dataDir), randomUUID())),
    get: async (name) => {
      try {
        return await readFile(getPath(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: (name) => rm(getPath(name), { force: true }),
  }
}

/** Uploads lie in this folder while they arrive. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'incoming')
}
