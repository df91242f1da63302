import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { openImages } from '../../account/media/open-images.ts'
import type { Images } from '../../account/media/images.ts'
import { createLocalImages } from '../../account/media/local-images.ts'
import { isMissing, syncFolder } from '../../platform/files/durable-files.ts'
import { createS3Images } from '../../account/media/s3-images.ts'
import { STAGING_FOLDER } from './site.ts'

/**
 * Brings the images of a backup to the storage of images. A file never changes under its name, so all images can arrive
 * before the database that names them. Images that only the old database named are moved aside afterwards.
 */
export type ArrivingImages = {
  put(name: string, bytes: Buffer): Promise<void>
  /** Moves the staged images to their final places. */
  moveIntoPlace(): Promise<void>
  moveAside(names: readonly string[]): Promise<void>
}

type Place = Pick<Config, 'dataDir' | 's3'>

/** @param aside the name of a folder in the data folder or in the bucket */
export function receiveImages(place: Place, aside: string): ArrivingImages {
  const images = openImages(place)
  const { dataDir, s3 } = place
  const staging = join(dataDir, STAGING_FOLDER)
  // A bucket has no staging folder, so images go there directly.
  const staged = s3 ? images : createLocalImages(staging)
  const previous = s3 ? inFolder(aside, createS3Images(s3)) : createLocalImages(join(dataDir, aside))
  return {
    put: async (name, bytes) => {
      const there = await images.get(name)
      if (!there?.equals(bytes)) await staged.put(name, bytes)
    },
    moveIntoPlace: async () => {
      if (!s3) await moveFiles(join(staging, 'uploads'), join(dataDir, 'uploads'))
    },
    moveAside: async (names) => {
      for (const name of names) {
        const bytes = await images.get(name)
        if (bytes) await previous.put(name, bytes)
        await images.delete(name)
      }
    },
  }
}

function inFolder(folder: string, images: Images): Pick<Images, 'put'> {
  return { put: (name, bytes) => images.put(`${folder}/${name}`, bytes) }
}

async function moveFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const folders = new Set<string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await rename(source, target)
    folders.add(dirname(target))
  }
  for (const folder of folders) await syncFolder(folder)
}
