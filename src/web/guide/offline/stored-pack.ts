/**
 * Storage of the guide on a device: a cache for each edition, and one entry that names the edition in use of each
 * language. The page writes them, the worker reads them.
 */

/** The prefix of all our caches. */
export const CACHE_PREFIX = 'pack-'

const POINTER_CACHE = `${CACHE_PREFIX}current`
const POINTER_URL = '/pack/stored.json'
const PHOTO_CHOICE_URL = '/pack/photos.json'

export const cacheName = (edition: string) => `${CACHE_PREFIX}${edition}`

/** An edition that was proved whole. Instants are ISO texts. */
export type StoredPack = {
  readonly edition: string
  /** By the clock of the server. */
  readonly fetchedAt: string
  readonly places: number
  /** The hash of the list of its photos. Left out: it is stored without photos. */
  readonly photos?: string
}

export type StoredPacks = Readonly<Partial<Record<string, StoredPack>>>

/** @returns the editions in use, by the code of their language */
export async function readStoredPacks(caches: CacheStorage): Promise<StoredPacks> {
  // `open` would create the cache.
  if (!(await caches.has(POINTER_CACHE))) return {}
  const answer = await (await caches.open(POINTER_CACHE)).match(POINTER_URL)
  if (!answer) return {}
  const stored: unknown = await answer.json().catch(() => null)
  return isStoredPacks(stored) ? stored : {}
}

/** A damaged one stands for none. No schema: the worker has no library. */
function isStoredPacks(stored: unknown): stored is StoredPacks {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every(isStoredPack)
}

function isStoredPack(pack: unknown): pack is StoredPack {
  if (typeof pack !== 'object' || pack === null) return false
  const { edition, fetchedAt, places, photos = '' }: Partial<Record<keyof StoredPack, unknown>> = pack
  const hasTexts = typeof edition === 'string' && typeof fetchedAt === 'string' && typeof photos === 'string'
  return hasTexts && typeof places === 'number'
}

/** Takes over in one step: the worker answers from the new edition from then on. */
export async function writeStoredPacks(caches: CacheStorage, packs: StoredPacks): Promise<void> {
  const cache = await caches.open(POINTER_CACHE)
  await cache.put(POINTER_URL, Response.json(packs))
}

/** True if the traveller wants photos in the guide. The choice goes with the guide. */
export async function readPhotoChoice(caches: CacheStorage): Promise<boolean> {
  if (!(await caches.has(POINTER_CACHE))) return false
  return (await (await caches.open(POINTER_CACHE)).match(PHOTO_CHOICE_URL)) !== undefined
}

export async function writePhotoChoice(caches: CacheStorage, wantsPhotos: boolean): Promise<void> {
  const cache = await caches.open(POINTER_CACHE)
  if (wantsPhotos) await cache.put(PHOTO_CHOICE_URL, Response.json(true))
  else await cache.delete(PHOTO_CHOICE_URL)
}

/** Removes every edition but these. Without any, nothing of ours is left. */
export async function removeOtherPacks(caches: CacheStorage, editions: readonly string[]): Promise<void> {
  const used = new Set(editions.length === 0 ? [] : [POINTER_CACHE, ...editions.map(cacheName)])
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && !used.has(name)).map((name) => caches.delete(name)),
  )
}
