import { S3mini } from 's3mini'
import { Failure } from '#contract/api/failure.ts'
import type { S3Place } from '../../platform/config/network-settings.ts'
import type { Images } from './images.ts'

const TIMEOUT_MS = 10_000

/**
 * Stores images in a bucket of S3-compatible storage.
 * @throws Failure `unavailable` from every function while the storage is unreachable or refuses
 */
export function createS3Images({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): Images {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
    fetch: fetchWithoutRedirect,
  })
  return {
    put: async (name, bytes) => {
      await withStorageFailure(() => bucket.putObject(name, bytes, 'image/webp'))
    },
    get: async (name) => {
      const bytes = await withStorageFailure(() => bucket.getObjectArrayBuffer(name))
      return bytes === null ? null : Buffer.from(bytes)
    },
    delete: async (name) => {
      await withStorageFailure(() => bucket.deleteObject(name))
    },
  }
}

/** The storage has one fixed URL. A redirect would lead to a server that the operator did not choose. */
export const fetchWithoutRedirect: typeof fetch = (url, options) => fetch(url, { ...options, redirect: 'error' })

async function withStorageFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Failure('unavailable', 'images.away', { retryAfterSeconds: 30, target: 'image storage', cause: error })
  }
}
