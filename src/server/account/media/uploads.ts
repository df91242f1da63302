import { createHash } from 'node:crypto'
import { DAY_MS } from '#contract/text/durations.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { secondsInHours } from '../../platform/throttle/attempt-limits.ts'
import { countAttempts, countFor, limit, getMoment } from '../../platform/throttle/attempts.ts'
import type { Context } from '../../platform/context.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { pausedFailure, SECONDS_OF_PAUSE, type ImageReader, type Renderings } from './image-reader.ts'
import { findQuota } from '../quota/quotas.ts'
import type { Images } from './images.ts'
import { addUpload, sumImageBytesFor } from './images.store.ts'

export type UploadDeps = Pick<Context, 'store' | 'now' | 'config'> & {
  images: Images
  imageReader: Pick<ImageReader, 'read'>
}

/** The limit of one traveller: uploads in a day (UTC), refused ones included. */
export const UPLOADS_PER_DAY = 50

const SLOW_PICTURE = { name: 'slow image', delaySecondsAfter: () => 0, forgetAfterSeconds: SECONDS_OF_PAUSE } as const

/** SHA-256 in hexadecimal. */
const HASH_LENGTH = 64

/** Retention of an image without a review. */
export const UNUSED_RETENTION_MS = DAY_MS

/**
 * Decodes the image of a file, encodes it in two sizes and stores it under the hash of the result.
 * @returns the hash
 * @throws Failure when the file is no supported image, when the traveller's quota is used up, or when the storage is
 * away
 */
export async function storeUpload(
  deps: UploadDeps,
  { accountId, path }: { accountId: string; path: string },
): Promise<string> {
  await countUpload(deps, accountId)
  const renderings = await readPicture(deps, { accountId, path })
  return storeImage(deps, accountId, renderings)
}

/** A picture that takes too long stops the uploads of its account for an hour, in all processes. */
async function readPicture(
  deps: UploadDeps,
  { accountId, path }: { accountId: string; path: string },
): Promise<Renderings> {
  const attempt = { limit: SLOW_PICTURE, by: accountId }
  if ((await countFor(deps.store.db, attempt, deps.now())) > 0) throw pausedFailure(SECONDS_OF_PAUSE)
  try {
    return await deps.imageReader.read(path, accountId)
  } catch (error) {
    if (error instanceof Failure && error.reason.code === 'images.paused') await limit(deps, [attempt])
    throw error
  }
}

/** Counts first, because a refused picture costs as much work as an accepted one. */
async function countUpload(deps: UploadDeps, accountId: string): Promise<void> {
  const { store, now } = deps
  const daily = {
    name: 'image upload',
    delaySecondsAfter: (count: number) => (count < UPLOADS_PER_DAY ? 0 : secondsInHours(24)),
    forgetAfterSeconds: secondsInHours(48),
  }
  const by = `${accountId} ${now().toISOString().slice(0, 10)}`
  const wait = await store.db
    .transaction()
    .execute((transaction) => countAttempts(transaction, [{ limit: daily, by }], getMoment(deps)))
  if (wait > 0) throw new Failure('too-many-requests', 'images.too-many', { retryAfterSeconds: secondsInHours(1) })
}

/** The row comes first, because the sweep would never find a file without a row. */
async function storeImage(deps: UploadDeps, accountId: string, { large, small }: Renderings): Promise<string> {
  const { store, images, now, config } = deps
  const hash = createHash('sha256').update(large).digest('hex')
  const at = now()
  const upload = {
    accountId,
    hash,
    bytes: large.length + small.length,
    at: at.toISOString(),
    checkAt: new Date(at.getTime() + UNUSED_RETENTION_MS).toISOString(),
  }
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, accountId, store.engine)
    if (!(await addUpload(transaction, upload))) throw toFailure('unavailable')
    const quota = await findQuota(transaction, config, accountId)
    if ((await sumImageBytesFor(transaction, accountId)) > quota.imageBytes) {
      throw new Failure('conflict', quota.isConfirmed ? 'images.full' : 'images.full-unconfirmed')
    }
  })
  await Promise.all([images.put(imageName(hash, 'small'), small), images.put(imageName(hash, 'large'), large)])
  return hash
}

/** The hash in the name of a rendering. */
export function toHash(name: string): string {
  return name.slice(0, HASH_LENGTH)
}

/** The name of a rendering in the storage and in URLs. */
export function imageName(hash: string, size: 'large' | 'small'): string {
  return size === 'large' ? `${hash}.webp` : `${hash}-small.webp`
}
