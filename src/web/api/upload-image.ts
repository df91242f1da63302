import { API_BASE, FILE_FIELD } from '#contract/endpoint.ts'
import { UPLOAD_PRESET } from '#contract/media.ts'
import { uploadImage as endpoint } from '#contract/endpoints/media.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { withResolvers } from '../with-resolvers.ts'
import { ApiError, readToken, REQUEST_ID, unwrapReply } from './call.ts'
import { preparePhoto, type PreparedPhoto } from './prepare-photo.ts'

type CallOptions = {
  /** Gets the sent part, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** A photo that cannot be sent. */
export class UnusablePhotoError extends Error {
  readonly kind: Exclude<PreparedPhoto['kind'], 'ready'>

  constructor(kind: UnusablePhotoError['kind']) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Uploads a picture with the session, after it was made smaller.
 * @returns the URL for `imageUrl` of a review
 * @throws ApiError, UnusablePhotoError, or the reason of the aborted signal
 */
export async function uploadImage(file: File, { onProgress, signal }: CallOptions = {}): Promise<string> {
  const prepared = await preparePhoto(file)
  signal?.throwIfAborted()
  if (prepared.kind !== 'ready') throw new UnusablePhotoError(prepared.kind)
  const form = new FormData()
  form.append('upload_preset', UPLOAD_PRESET)
  form.append(FILE_FIELD, prepared.file, file.name)
  const token = readToken()
  const { promise, resolve, reject } = withResolvers<{ status: number; reply: unknown }>()
  // `fetch` does not report the progress of an upload.
  const request = new XMLHttpRequest()
  request.open(endpoint.method, API_BASE + endpoint.path)
  request.responseType = 'json'
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
  request.addEventListener('load', () => resolve({ status: request.status, reply: request.response }))
  request.addEventListener('error', () => reject(new ApiError('network', clientFailures.network)))
  request.addEventListener('abort', () => reject(signal?.reason))
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  request.send(form)
  const answer = await promise.finally(() => signal?.removeEventListener('abort', abort))
  return unwrapReply(endpoint, { ...answer, token, requestId: request.getResponseHeader(REQUEST_ID) }).secure_url
}
