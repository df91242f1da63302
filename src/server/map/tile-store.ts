import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'

export type StoredTile = { readonly bytes: Buffer; /** Unix time in milliseconds. */ readonly freshUntil: number }

/** Tiles on the disk. A tile that could not be written is fetched again later. */
export type TileStore = {
  read(name: string): Promise<StoredTile | undefined>
  write(name: string, tile: StoredTile): Promise<void>
}

type Entry = { bytes: number; freshUntil: number }

type Options = { dataDir: string; /** The URL template of the source. */ template: string; maxBytes: number }

/**
 * Stores tiles in `tiles/` of the data folder. Above `maxBytes` the least used tiles are removed. A file's modification
 * time holds the end of its freshness. Tiles of another source are removed.
 */
export function openTileStore({ dataDir, template, maxBytes }: Options): TileStore {
  const folder = join(dataDir, 'tiles', createHash('sha256').update(template).digest('hex').slice(0, 12))
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_entry, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true })
    },
  })
  const ready = readFolder(folder, entries)
  return {
    read: async (name) => {
      await ready
      const entry = entries.get(name)
      if (!entry) return undefined
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      if (bytes) return { bytes, freshUntil: entry.freshUntil }
      // Another process with the same folder may have removed the file.
      entries.delete(name)
      return undefined
    },
    write: async (name, { bytes, freshUntil }) => {
      await ready
      try {
        await writeAtomically(join(folder, name), bytes, freshUntil)
        entries.set(name, { bytes: bytes.length, freshUntil })
      } catch {
        // The disk may be full. The tile is sent and not stored.
      }
    },
  }
}

/** A file is complete as soon as it has its final name. */
async function writeAtomically(path: string, bytes: Buffer, freshUntil: number): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeFile(part, bytes)
    await utimes(part, new Date(), new Date(freshUntil))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Finds the tiles of earlier runs. The least fresh ones come first, so that they are removed first. */
async function readFolder(folder: string, entries: LRUCache<string, Entry>): Promise<void> {
  try {
    await removeOthers(folder)
    await mkdir(folder, { recursive: true })
    const found: { name: string; entry: Entry }[] = []
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if (name.endsWith('.part')) {
        await rm(path, { force: true })
        continue
      }
      const { size, mtimeMs } = await stat(path)
      found.push({ name, entry: { bytes: size, freshUntil: mtimeMs } })
    }
    for (const { name, entry } of found.toSorted((a, b) => a.entry.freshUntil - b.entry.freshUntil)) {
      entries.set(name, entry)
    }
  } catch {
    // Without a folder every tile is fetched.
  }
}

async function removeOthers(folder: string): Promise<void> {
  const parent = dirname(folder)
  const names = await readdir(parent).catch((): string[] => [])
  const others = names.filter((name) => name !== basename(folder))
  await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}
