import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '../config/config.ts'
import type { Images } from './images.ts'
import { createLocalImages } from './local-images.ts'
import { createS3Images } from './s3-images.ts'

/** The images that are shown most are kept in memory. */
const CACHE_BYTES = 16 * 1024 * 1024

/** A kept image is fetched anew after this time, so that a deleted one is gone from every process. */
const CACHE_TIME_MS = 10 * MINUTE_MS

/** The storage that the configuration names: a bucket, or else the data folder. */
export function openImages({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Images {
  return cacheImages(s3 ? createS3Images(s3) : createLocalImages(dataDir))
}

function cacheImages(images: Images): Images {
  const kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_TIME_MS,
    sizeCalculation: (bytes, name) => bytes.length + name.length,
  })
  return {
    put: (name, bytes) => images.put(name, bytes),
    get: async (name) => {
      const known = kept.get(name)
      if (known) return known
      const bytes = await images.get(name)
      if (bytes) kept.set(name, bytes)
      return bytes
    },
    delete: async (name) => {
      kept.delete(name)
      await images.delete(name)
    },
  }
}
