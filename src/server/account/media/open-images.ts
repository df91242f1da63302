import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Images } from './images.ts'
import { createLocalImages } from './local-images.ts'
import { createS3Images } from './s3-images.ts'

/** The images that are shown most stay in memory. */
const CACHE_BYTES = 16 * 1024 * 1024

/** A cached image is fetched again after this time, so that a deleted one disappears from all processes. */
const CACHE_TIME_MS = 10 * MINUTE_MS

/** Opens the configured storage: a bucket or the data folder. */
export function openImages({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Images {
  return s3 ? createS3Images(s3) : createLocalImages(dataDir)
}

/** Time without an answer after which the database counts as unavailable. */
const MAX_CHECK_MS = 1_000

/**
 * Caches images in memory and asks the storage for no image that does not exist, since requests to it cost time and
 * money.
 * @param mayExist asked before the storage; no answer counts as yes, so that images are shown while the database is
 *   away
 */
export function cacheImages(images: Images, mayExist: (name: string) => Promise<boolean>): Images {
  const cached = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_TIME_MS,
    sizeCalculation: (bytes, name) => bytes.length + name.length,
  })
  return {
    put: (name, bytes) => images.put(name, bytes),
    get: async (name) => {
      const known = cached.get(name)
      if (known) return known
      const exists = mayExist(name).catch(() => true)
      if (!(await Promise.race([exists, wait(MAX_CHECK_MS, true, { ref: false })]))) return null
      const bytes = await images.get(name)
      if (bytes) cached.set(name, bytes)
      return bytes
    },
    delete: async (name) => {
      cached.delete(name)
      await images.delete(name)
    },
  }
}
