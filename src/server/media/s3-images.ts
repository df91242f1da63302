import { S3mini } from 's3mini'
import { Failure } from '#contract/failure.ts'
import type { S3Place } from '../config/config.ts'
import type { Images } from './images.ts'

/** Milliseconds for one request to the storage. */
const TIMEOUT_MS = 10_000

/**
 * Images in a bucket of S3-compatible storage.
 * @throws Failure `unavailable` from every function while the storage cannot be reached or refuses
 */
export function createS3Images({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): Images {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
    // It is one fixed address; whoever answers there with another has no business here.
    fetch: (address, options) => fetch(address, { ...options, redirect: 'error' }),
  })
  return {
    put: async (name, bytes) => {
      await reaching(() => bucket.putObject(name, bytes, 'image/webp'))
    },
    get: async (name) => {
      const bytes = await reaching(() => bucket.getObjectArrayBuffer(name))
      return bytes === null ? null : Buffer.from(bytes)
    },
    delete: async (name) => {
      await reaching(() => bucket.deleteObject(name))
    },
  }
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Failure('unavailable', 'images.away', { retryAfterSeconds: 30, target: 'image storage', cause: error })
  }
}
