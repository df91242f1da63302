import { S3mini } from 's3mini'
import * as z from 'zod/mini'
import { fetchWithoutRedirect } from './s3-images.ts'
import type { S3Place } from '../../platform/config/network-settings.ts'

const TIMEOUT_MS = 10_000

const StorageError = z.object({ status: z.optional(z.number()), serviceCode: z.optional(z.string()) })

/**
 * Stores a small object in the bucket of S3_URL and deletes it, as an upload does.
 * @returns a sentence for the operator; null if it worked
 */
export async function tryImageStorage({ endpoint, ...keys }: S3Place): Promise<string | null> {
  const options = { ...keys, endpoint, requestAbortTimeout: TIMEOUT_MS, fetch: fetchWithoutRedirect }
  const bucket = new S3mini(options)
  const name = `try-${crypto.randomUUID()}.txt`
  try {
    await bucket.putObject(name, 'Safarnama tries this storage at each start.', 'text/plain')
    await bucket.deleteObject(name)
    return null
  } catch (error) {
    return `S3_URL: ${describe(error, new URL(endpoint))} Uploads fail until this is corrected; pages work.`
  }
}

function describe(error: unknown, { host, pathname }: URL): string {
  const { status, serviceCode } = StorageError.safeParse(error).data ?? {}
  const bucket = pathname.replaceAll('/', '')
  if (serviceCode === 'NoSuchBucket') return `${host} has no bucket of the name ${bucket}.`
  const code = serviceCode ?? `status ${status}`
  if (status === 401 || status === 403)
    return `${host} refuses the key or its secret for the bucket ${bucket} (${code}).`
  if (status !== undefined) return `${host} stores nothing in the bucket ${bucket} (${code}).`
  return `${host} does not answer.`
}
